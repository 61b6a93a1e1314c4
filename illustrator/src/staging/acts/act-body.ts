import type { SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction, Legs, Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { mouthOf } from '../../figures/mouth-of.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { uprightLean } from '../../figures/whale-bones.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { clothTop } from './cloth.ts'
import { deeds, isPerching, wide } from './deeds.ts'
import { isIdle } from './watch.ts'
import { digsEarth, dugAt, looksIntoWater } from './ground-deeds.ts'
import { bearing } from './in-arms.ts'
import { liesAwake, lyingAwake } from './lie-awake.ts'
import { seenMood } from './seen-mood.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'

/** Actions with a face that is seen from far. */
const loud: ReadonlySet<SceneAct['does']> = new Set([
  'shouts',
  'cheers',
  'laughs',
  'cries',
  'jumps',
  'falls',
  'tumbles',
  'frowns',
])

/** The middle of a node as it is seen, on the tableau. */
export const middleOf = (node: Node): Spot =>
  node.kind === 'figure'
    ? { x: node.x, y: node.y - 232 * node.f }
    : node.by
      ? heldAt(node.by, node)
      : { x: node.x, y: node.y - node.height / 2 }

/** Where a held thing is, on the tableau. */
const heldAt = (by: FigureNode, thing: ThingNode): Spot => {
  const { at } = graspOf(by, thing)
  return { x: by.x + by.facing * at.x * by.f, y: by.y + at.y * by.f }
}

/** What one looks through. */
const eyepieces: ReadonlySet<string> = new Set(['telescope', 'magnifying-glass'])

const isLookedThrough = ({ act, holds }: FigureNode): boolean =>
  act?.does === 'looks' && holds !== null && eyepieces.has(holds.prop)

/** Whether somebody blows into what they hold. */
export const isBlown = ({ act }: FigureNode, { prop }: ThingNode): boolean =>
  (act?.does === 'plays' || act?.does === 'blows') && winds.has(prop)
const winds: ReadonlySet<string> = new Set(['flute', 'trumpet'])

/** Where the hands are that hold a thing, in figure units; the thing's half width and height in the same. */
function graspOf(node: FigureNode, thing: ThingNode): { at: Spot; half: number } {
  if (isBlown(node, thing)) return { at: { x: 112, y: -176 }, half: 10 }
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
      return { at: { x: 84, y: -Math.max(110, (thing.height / node.f) * 0.56) }, half: 10 }
    case 'ring':
      return { at: { x: 118, y: -232 }, half: Math.min(half, 24) }
    case 'head':
      return { at: { x: 40, y: -250 }, half }
    case 'out':
      if (node.act?.does === 'pours') {
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
function atMouth({ player }: FigureNode, half: number): Spot {
  const mouth = mouthOf(player.sheet)
  return mouth ? { x: Math.min(150, mouth.x + half), y: mouth.y + 12 } : { x: 116, y: -172 }
}

/** Whether somebody holds a spoon out to another one's mouth. */
export const isFeeding = ({ act, holds, target }: FigureNode): boolean =>
  act?.does === 'gives' && holds?.prop === 'spoon' && target?.kind === 'figure'

/** What a figure does with its body, for where everything is. */
export function actionOf(node: FigureNode): FigureAction {
  const own = ownActionOf(node)
  const action: FigureAction = node.rears ? { ...own, legs: 'stand', lean: uprightLean, crouch: 0 } : own
  return node.cord ? withCord(node, action, node.cord) : action
}

/** Both hands go to what is held out; on four legs the nose does. */
function receiving(node: FigureNode, { from, thing }: NonNullable<FigureNode['receives']>): FigureAction {
  const { x, y } = heldAt(from, thing)
  const { f } = node
  const at = { x: ((x - node.x) * node.facing) / f, y: (y - node.y) / f }
  const near = { x: Math.min(at.x, 132), y: Math.max(-250, Math.min(-60, at.y)) }
  const { species } = node.player.sheet
  const isWide = goesOnFour(species) || species === 'whale'
  return {
    ...actOn('stand', { at, half: 10 }),
    ...(!isWide && {
      reach: { front: { ...near, y: near.y + 14 }, back: { x: near.x - 6, y: near.y - 16 } },
    }),
    lean: 5,
    gaze: at,
    head: 'profile',
    body: 'three-quarter',
    face: node.act?.feels ? seenMood(node.act.feels, 'takes') : 'happy',
  }
}

function ownActionOf(node: FigureNode): FigureAction {
  if (node.receives) return receiving(node, node.receives)
  if (liesAwake(node)) return lyingAwake(node)
  if (node.bears) return bearing(node, node.bears)
  const { act, holds, target, f } = node
  const wanted: SceneAct['does'] = act?.does ?? 'stands'
  // Whoever wears something on a chair sits there, and does not put it on.
  const does = wanted === 'wears' && node.how === 'seated' ? 'sits' : wanted
  const deed = deeds[does]
  const local = ({ x, y }: Spot): Spot => ({ x: ((x - node.x) * node.facing) / f, y: (y - node.y) / f })
  const rows = does === 'rows'
  const digs = digsEarth(node)
  const aim = rows
    ? ahead
    : digs
      ? dugAt
      : target && target !== holds
        ? local(aimAt(target, does))
        : spotOf(act)
  const grasped = holds ? graspOf(node, holds) : null
  // Who tucks somebody in has the hands on the quilt.
  const isTucking = does === 'covers' && target?.kind === 'figure' && target.bed === 'row'
  const goal =
    (rows ? oar : isTucking ? quilt : grasped) ??
    (aim ? { at: aim, half: target ? Math.min(60, target.half / f / 2) : 30 } : undefined)
  const isCloth = target?.kind === 'thing' && target.sag !== null
  // With a tool in the hand one reaches as far as without.
  const isFree = !holds || (deed.grasp === undefined && target !== holds)
  const isBorne = target?.kind === 'thing' && target.isBorne === true
  const touches =
    !rows && !digs && (isBorne || deed.far === 'touch' || isCloth) && target?.kind === 'thing' && isFree
  // A tool is on whom it is used on.
  const uses = holds && deed.grasp === undefined && deed.far === 'touch' && target?.kind === 'figure' && aim
  const on =
    touches && target
      ? nearEdge(node, target, local)
      : uses
        ? { at: { x: aim.x - target.half / f, y: Math.max(aim.y + 30, -190) }, half: 10 }
        : goal
  const { species } = node.player.sheet
  const isWide = goesOnFour(species) || species === 'whale'
  // On four legs one looks over a cloth, and does not lean down behind it.
  const isBehindCloth = isCloth && isWide && Math.abs(target.x - node.x) < target.half * 0.5
  const base = isBehindCloth
    ? actOn('stand', goal)
    : actOn(
        holds && isBlown(node, holds) ? 'eat' : isTucking ? 'push' : lookOf(does, aim),
        isWide && holds ? undefined : isTucking ? quilt : on,
      )
  const isAside =
    grasped &&
    !isWide &&
    ((deed.grasp === 'high' && grasped.at.x > 50) || isLookedThrough(node) || holds?.prop === 'umbrella')
  const watched = node.watches && local(middleOf(node.watches))
  const gaze = aim ?? watched ?? grasped?.at ?? ('viewer' as const)
  // With the ear at a door.
  const isEar = does === 'listens' && target?.kind === 'thing' && !target.by
  const isSide =
    aim && (does !== 'listens' || isEar) && does !== 'hugs' && (Math.abs(aim.x) > 40 || does === 'looks')
  const isWatching = watched && isIdle(node) && Math.abs(watched.x) > 40
  const head = aim ? (isSide ? 'profile' : 'three-quarter') : isWatching ? 'profile' : base.head
  return {
    ...base,
    gaze: does === 'sleeps' || does === 'lies' ? 'viewer' : gaze,
    head: node.how === 'free' || aim ? head : 'three-quarter',
    ...(deed.lean !== undefined && !node.bed && { lean: deed.lean }),
    ...(deed.crouch !== undefined && !node.bed && { crouch: deed.crouch }),
    // Over a high rim one reaches standing up.
    ...(does === 'lays' && aim && aim.y < -130 && { crouch: 0, lean: 6 }),
    ...(deed.tilt !== undefined && { tilt: deed.tilt }),
    ...((act?.does === 'peeps' || act?.does === 'looks') &&
      act.how.some(({ by }) => by === 'under') &&
      underneath(isWide)),
    ...(grasped?.half && holds && deed.grasp === 'chest' && !isWide && !isBird(species)
      ? { holds: 'both' as const, grip: 'closed' as const }
      : {}),
    ...(holds &&
      grasped &&
      deed.grasp === 'chest' &&
      !isWide &&
      isRod(holds) && { reach: oneOverOther(grasped.at) }),
    ...(isBird(species) && holds && base.reach.back && !base.reach.front && { holds: 'back' as const }),
    ...(holds &&
      (does === 'stirs' || isFeeding(node)) &&
      grasped &&
      !isWide && {
        reach: { front: grasped.at },
        holds: 'front' as const,
        grip: 'closed' as const,
        lean: 12,
      }),
    ...(isAside && { reach: { front: grasped.at }, holds: 'front' as const }),
    ...(isBelow(node) && { crouch: 1 }),
    // One bends down to look into a burrow.
    ...(looksInto(node) && !isWide && { crouch: 0.5, lean: 18 }),
    ...(node.stoops && {
      gaze: local(node.stoops),
      head: 'profile' as const,
      ...(!isWide && { crouch: 0.55, lean: 24 }),
    }),
    ...(looksIntoWater(node) && !isWide && { lean: 20, crouch: 0.3 }),
    ...(isEar && !isWide && { lean: 14 }),
    // A knot that is high is tied standing up.
    ...(does === 'ties' && aim && aim.y < -84 && { lean: 4, head: 'profile' as const }),
    ...(isBorne && { head: 'profile' as const }),
    legs: does === 'ties' && aim && aim.y < -84 ? 'stand' : legsOf(node, base.legs, deed.legs),
    face: act?.feels ? seenMood(act.feels, does) : does === 'stands' ? 'happy' : base.face,
    strength: loud.has(does) ? 2 : 1,
  }
}

/** Acts that leave the hands as they are, but for the one with the cord. */
const besides: ReadonlySet<SceneAct['does']> = new Set([
  'walks',
  'runs',
  'creeps',
  'tiptoes',
  'jumps',
  'sits',
  'waves',
  'rides',
])

/** The end of a cord in the hands, or in the mouth. */
function withCord(
  node: FigureNode,
  own: FigureAction,
  { at, taut, to }: NonNullable<FigureNode['cord']>,
): FigureAction {
  const isFour = goesOnFour(node.player.sheet.species) || node.player.sheet.species === 'whale'
  const face = node.act?.feels ?? (taut ? 'effort' : own.face)
  const aim = to && middleOf(to)
  const gaze: FigureAction['gaze'] = aim
    ? { x: ((aim.x - node.x) * node.facing) / node.f, y: (aim.y - node.y) / node.f }
    : own.gaze
  if (besides.has(node.act?.does ?? 'stands')) {
    const reach = at.x < 0 ? { ...own.reach, back: at } : { ...own.reach, front: at }
    return { ...own, reach, grip: 'closed', ...(isFour && { act: undefined, reach: { front: at } }) }
  }
  const base = actOn(taut ? 'pull' : 'take', { at, half: taut ? 8 : 4 })
  return {
    ...base,
    ...(!isFour && (!taut || isBird(node.player.sheet.species)) && { act: undefined, reach: { front: at } }),
    gaze,
    head: to ? 'profile' : 'three-quarter',
    legs: node.how === 'free' ? base.legs : own.legs,
    ...(node.how !== 'free' && { lean: own.lean, crouch: own.crouch }),
    face: face === 'effort' && !taut ? 'happy' : face,
  }
}

const looksInto = ({ act, target }: FigureNode): boolean =>
  act?.does === 'looks' &&
  target?.kind === 'thing' &&
  target.prop === 'hole' &&
  act.how.some(({ by, what }) => by === 'in' && what === target.id)

/** Who looks under something has the head near the ground. */
const underneath = (isWide: boolean): Partial<FigureAction> => ({
  legs: 'kneel',
  lean: isWide ? 16 : 58,
  tilt: isWide ? 10 : -20,
  gaze: { x: 300, y: -40 },
  ...(isWide
    ? { act: undefined, reach: { front: { x: 190, y: -24 } } }
    : { reach: { front: { x: 150, y: -8 }, back: { x: 118, y: -4 } }, grip: 'flat' as const }),
})

/** Where the handle of an oar is, before the chest; and where whoever rows looks. */
const oar = { at: { x: 96, y: -134 }, half: 8 }
const quilt = { at: { x: 128, y: -128 }, half: 24 }
const ahead: Spot = { x: 420, y: -236 }

/** Whether somebody is under a table. */
const isBelow = ({ on, isBelow: isUnder }: FigureNode): boolean =>
  on !== null &&
  (on.prop === 'mound' || on.prop === 'table' || on.prop === 'bench' || on.prop === 'bed') &&
  isUnder === true

/** Whether a thing is a stick: both hands are round it, one over the other. */
const isRod = ({ prop, thing }: ThingNode): boolean =>
  propInfo[prop].height > 1.9 * propInfo[prop].width && !thing.says && thing.count === 1

const oneOverOther = ({ x, y }: Spot): FigureAction['reach'] => ({
  front: { x: x + 3, y: y - 14 },
  back: { x: x - 3, y: y + 20 },
})

/** The act of the body: whoever looks, looks up or down. */
const lookOf = (does: SceneAct['does'], aim: Spot | null): Parameters<typeof actOn>[0] =>
  does === 'looks'
    ? !aim || (aim.y > -330 && aim.y < -150)
      ? 'stand'
      : aim.y <= -330
        ? 'look-up'
        : 'look-down'
    : deeds[does].act

const legsOf = ({ how, on, bed, act }: FigureNode, legs: Legs, own: Legs | undefined): Legs =>
  bed
    ? 'stand'
    : how === 'seated' && (legs === 'sit' || legs === 'stand')
      ? isPerching({ act, on })
        ? 'perch'
        : legs
      : how === 'inside'
        ? 'stand'
        : (own ?? legs)

/** The point of somebody or something that others look at or touch. */
const aimAt = (target: Node, does: SceneAct['does']): Spot =>
  target.kind === 'figure' && (does === 'hugs' || does === 'pushes' || does === 'pulls' || does === 'gives')
    ? { x: target.x, y: target.y - 120 * target.f }
    : target.kind === 'figure' && does === 'holds-hands'
      ? { x: target.x + target.facing * target.half, y: target.y - 100 * target.f }
      : middleOf(target)

/** The point on the near edge of a thing that the hands touch. */
function nearEdge(node: FigureNode, target: Node, local: (at: Spot) => Spot): { at: Spot; half: number } {
  if (target.kind !== 'thing' || target.by) return { at: local(middleOf(target)), half: 10 }
  const side = target.x > node.x ? -1 : 1
  // In the middle of a cloth, behind it.
  if (target.sag !== null && Math.abs(target.x - node.x) < target.half * 0.5)
    return { at: local({ x: node.x, y: target.y - clothTop(target) }), half: 40 }
  const high = Math.min(target.height * 0.7, highest(node) * node.f)
  const low = Math.max(high, Math.min(target.height, 60 * node.f))
  // Of a flag, its pole.
  const half = target.prop === 'flag' ? 20 * node.f : target.half
  const at = local({ x: target.x + side * Math.max(0, half - 14 * node.f), y: target.y - low })
  // A barrier is behind everybody; a door is in the wall, and its knocker before the face.
  if (propInfo[target.prop].width >= wide) return { at: { x: 120, y: -206 }, half: 6 }
  if (node.act?.does === 'knocks') return { at: { x: Math.max(at.x, 112), y: Math.max(at.y, -156) }, half: 6 }
  return { at, half: 6 }
}

/** How high hands touch: whoever knocks has the face over the hand. */
const highest = ({ act }: FigureNode): number => (act?.does === 'knocks' ? 138 : 175)

const spotOf = (act: SceneAct | null): Spot | null => {
  const what = act?.how.find(({ what: one }) => one === 'sky' || one === 'far' || one === 'ground')?.what
  if (what === 'sky') return { x: 190, y: -520 }
  if (what === 'far') return { x: 560, y: -280 }
  return what === 'ground' ? { x: 110, y: -6 } : null
}

/** Which point of a held thing is in the hands. */
export const gripOf = ({ act, holds, player }: FigureNode): 'grip' | 'middle' | 'foot' => {
  const grasp = act ? deeds[act.does].grasp : undefined
  if (goesOnFour(player.sheet.species)) return 'grip'
  if (holds && isBlown({ act, holds, player } as FigureNode, holds)) return 'grip'
  if (grasp === 'ring' || grasp === 'broom') return 'grip'
  if (grasp === 'high' || holds?.thing.says || holds?.prop === 'umbrella') return 'foot'
  return grasp === 'out' && holds && propInfo[holds.prop].kind === 'held' ? 'grip' : 'middle'
}
