import type { Spot } from '../../figures/figure-action.ts'
import { birds, isBird } from '../../figures/birds.ts'
import { birdOfKin } from '../../figures/kin.ts'
import { neckOf } from '../../figures/kin-birds.ts'
import { mouthOf } from '../../figures/mouth-of.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { deeds } from './deeds.ts'
import { isStaff, staffAt } from './sticks.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'

/** The middle of a node as it is seen, on the tableau. */
export const middleOf = (node: Node): Spot =>
  node.kind === 'figure'
    ? { x: node.x, y: node.y - 232 * node.f }
    : node.by
      ? heldAt(node.by, node)
      : { x: node.x, y: node.y - node.height / 2 }

/** Where a held thing is, on the tableau. */
export const heldAt = (by: FigureNode, thing: ThingNode): Spot => {
  const { at } = graspOf(by, thing)
  return { x: by.x + by.facing * at.x * by.f, y: by.y + at.y * by.f }
}

/** What one looks through. */
const eyepieces: ReadonlySet<string> = new Set(['telescope', 'magnifying-glass'])

export const isEyepiece = (prop: string): boolean => eyepieces.has(prop)

export const isLookedThrough = ({ act, holds }: FigureNode): boolean =>
  act?.does === 'looks' && holds !== null && isEyepiece(holds.prop)

/** Whether somebody blows into what they hold. */
export const isBlown = ({ act }: FigureNode, { prop }: ThingNode): boolean =>
  (act?.does === 'plays' || act?.does === 'blows') && winds.has(prop)
const winds: ReadonlySet<string> = new Set(['flute', 'trumpet'])

/** What is held by its string, and is over the hand. */
export const isBalloon = ({ prop, thing }: ThingNode): boolean =>
  prop === 'balloon' && thing.state !== 'broken'

/** Where the hands are that hold a thing, in figure units; the thing's half width and height in the same. */
export function graspOf(node: FigureNode, thing: ThingNode): { at: Spot; half: number } {
  if (isBlown(node, thing)) return { at: { x: 112, y: -176 - beakAbove(node) }, half: 10 }
  const half = Math.min(thing.half / node.f, 96)
  const tall = thing.height / node.f / 2
  if (isLookedThrough(node)) return { at: { x: 118, y: -238 }, half: 12 }
  const pot =
    node.act?.does === 'stirs' && node.target?.kind === 'thing' && node.target !== thing ? node.target : null
  if (pot) {
    // Over the opening, so that a spoon reaches into it.
    const x = (Math.abs(pot.x - node.x) - pot.half * 0.3) / node.f
    const y = (pot.y - pot.height * 0.9 - node.y) / node.f - (thing.height / node.f) * 0.3
    return { at: { x: Math.min(150, x), y: Math.max(-200, y) }, half: 8 }
  }
  if (isFeeding(node) && node.target?.kind === 'figure') {
    const { x, y, half: body, f } = node.target
    const mouth = { x: (Math.abs(x - node.x) - body * 0.7) / node.f, y: (y - 190 * f - node.y) / node.f }
    return {
      at: { x: Math.max(90, Math.min(150, mouth.x - 40)), y: Math.max(-290, Math.min(-120, mouth.y)) },
      half: 8,
    }
  }
  if (isStaff(node, thing)) return { at: staffAt(node, thing), half: 8 }
  if (isBalloon(thing)) return { at: { x: 122, y: -146 }, half: 8 }
  if (thing.prop === 'saw' && !goesOnFour(node.player.sheet.species))
    return { at: { x: 104, y: -108 }, half: 8 }
  if (thing.prop === 'umbrella') return { at: { x: 116, y: -190 }, half: 8 }
  switch (node.act && deeds[node.act.does].grasp) {
    case 'high':
      // What is small is held up in one hand beside the head; what is to be read is over it.
      return half < 70 && tall < 90 && !thing.thing.says
        ? { at: { x: 104, y: -262 }, half: Math.min(half, 40) }
        : { at: { x: 6, y: -338 }, half: Math.min(half, 80) }
    case 'mouth':
      return { at: atMouth(node, half), half: Math.min(half, 22) }
    case 'low':
      return { at: { x: 112, y: -72 }, half }
    case 'broom':
      return {
        at: {
          x: goesOnFour(node.player.sheet.species) ? 84 : 112,
          y: -Math.max(110, (thing.height / node.f) * 0.56),
        },
        half: 10,
      }
    case 'ring':
      return { at: { x: 118, y: -232 }, half: Math.min(half, 24) }
    case 'head':
      return { at: { x: 40, y: -250 }, half }
    case 'out':
      if (node.act?.does === 'pours') {
        // What has its opening down is below the face.
        if (thing.prop === 'box') return { at: { x: 140, y: -118 }, half: Math.min(half, 50) }
        // Over the rim of what it is poured into.
        const into = node.target?.kind === 'thing' && node.target !== thing ? node.target : null
        const rim = into ? (into.y - into.height - node.y) / node.f : 0
        return { at: { x: 124, y: Math.max(-300, Math.min(-188, rim - tall * 1.6)) }, half }
      }
      return { at: { x: 124, y: Math.max(-142, -168 + tall) }, half }
    default:
      // What is to be read is held by its lower edge.
      if (thing.thing.says) return { at: { x: 16, y: -66 }, half: Math.min(half, 70) }
      return { at: { x: 16, y: Math.max(-116, -158 + tall) }, half: Math.min(half, 62) }
  }
}

/** Where the hand is that holds something to the mouth, with its near edge there. */
function atMouth({ player, how }: FigureNode, half: number): Spot {
  const mouth = mouthOf(player.sheet)
  return mouth
    ? { x: Math.min(150, mouth.x + half), y: mouth.y + 12 }
    : { x: 116, y: -172 - beakAbove({ player, how }) }
}

/** How much higher than a penguin's the beak of a bird is, by its neck and its bare legs; 0 of all others. */
function beakAbove({ player: { sheet }, how }: Pick<FigureNode, 'player' | 'how'>): number {
  if (!isBird(sheet.species)) return 0
  const { legs = 0 } = birdOfKin(birds[sheet.species], sheet)
  return neckOf(sheet) + (how === 'seated' ? 0 : legs)
}

/** Whether somebody holds a spoon out to another one's mouth. */
export const isFeeding = ({ act, holds, target }: FigureNode): boolean =>
  act?.does === 'gives' && holds?.prop === 'spoon' && target?.kind === 'figure'

/** Which point of a held thing is in the hands. */
export const gripOf = ({ act, holds, player }: FigureNode): 'grip' | 'middle' | 'foot' => {
  const grasp = act ? deeds[act.does].grasp : undefined
  if (holds && isBalloon(holds)) return 'foot'
  // By its handle, with the blade ahead.
  if (holds?.prop === 'saw') return 'grip'
  if (goesOnFour(player.sheet.species)) return 'grip'
  if (holds && isBlown({ act, holds, player } as FigureNode, holds)) return 'grip'
  if (grasp === 'ring' || grasp === 'broom') return 'grip'
  if (grasp === 'high' || holds?.thing.says || holds?.prop === 'umbrella') return 'foot'
  return grasp === 'out' && holds && propInfo[holds.prop].kind === 'held' ? 'grip' : 'middle'
}
