import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { hullShare } from '../../props/vehicles.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { deeds, doorways, hollow, isPerching, openings, perches, wide } from './deeds.ts'
import { enlarge, isIn, type FigureNode, type ThingNode } from './nodes.ts'
import { vehicles } from './seesaw.ts'
import { topOf } from './stage-thing.ts'

export const seated: ReadonlySet<SceneAct['does']> = new Set([
  'sits',
  'lies',
  'sleeps',
  'rides',
  'stands',
  'jumps',
  'cheers',
  'dances',
  'kneels',
  'slides',
  'swings',
  'rows',
  'is',
  'yawns',
  'sings',
  'hums',
  'claps',
  'laughs',
  'cries',
  'thinks',
  'shouts',
  'says',
  'waves',
  'crouches',
  'reads',
])

/** Puts a figure on, in, under or behind a thing. */
export function putIn(board: Board, node: FigureNode, thing: ThingNode, by: Relation): void {
  const act = node.act?.does
  const others = figuresOn(board).filter(({ on }) => on === thing)
  if (!thing.isPlaced) put(thing, node.isPlaced ? node.x : freeSpot(board, thing))
  node.on = thing
  if (by === 'under' && thing.prop === 'blanket') spreadOut(thing, node)
  const isSeesaw = thing.prop === 'seesaw'
  if (isSeesaw) enlarge(thing, Math.min(1.35, (node.half * 1.9) / thing.half))
  if (vehicles.has(thing.prop)) enlarge(thing, Math.min(1.6, (node.half * 1.3) / thing.half))
  // A chair is as wide as who sits on it.
  if (perches.has(thing.prop) && by === 'on') enlarge(thing, Math.min(1.5, (node.half * 0.8) / thing.half))
  if (thing.prop === 'boat' && thing.thing.state !== 'open') {
    thing.thing = { ...thing.thing, state: 'open' }
    thing.height *= hullShare
  }
  const height = topOf(thing)
  const wideEnough = isSeesaw || (thing.half > node.half * 1.5 && thing.prop !== 'steps')
  const spread = wideEnough ? thing.half - Math.min(84 * node.f, node.half) * 0.5 : node.half * 1.7
  // A long body is further out, so that its head is not where the other one sits.
  const out = isSeesaw ? 0.85 : node.half > 110 * node.f ? 1.3 : 0.9
  const slots = wideEnough ? [-out, out, 0] : others.length > 0 ? [0, 0.9, -0.9] : [0]
  const x = thing.x + (slots[others.length] ?? 0) * spread
  if (by === 'in' && thing.prop === 'pit') {
    enlarge(thing, (node.half * 1.25 * (others.length + 1)) / (146 * thing.scale))
    put(node, thing.x + (others.length ? 1 : -0.12) * others.length * node.half * 0.8, 62 * node.f)
    node.how = 'inside'
  } else if (by === 'in' && hollow.has(thing.prop)) {
    // Whoever is in a box has room in it, and so has whoever else gets in.
    const all = board.acts.filter(
      ({ who, does, how }) =>
        (seated.has(does) || does === 'hides') &&
        board.nodes.get(who)?.kind === 'figure' &&
        how.some((one) => (one.by === 'in' || one.by === 'on') && one.what === thing.id),
    ).length
    enlarge(thing, Math.min(all > 1 ? 1.75 : 2.2, (node.half * (all > 1 ? 0.92 * all : 1.1)) / thing.half))
    const inside = thing.x + (all > 1 ? (others.length - (all - 1) / 2) * (1.5 / all) * thing.half : 0)
    // The rim is at the chest; of whoever hides, the eyes are seen.
    const rim = thing.height - (act === 'hides' ? 200 : all > 1 ? 84 : 120) * node.f
    put(node, inside, -Math.max(act === 'hides' ? 0 : thing.height * 0.22, rim))
    node.how = 'inside'
  } else if (by === 'in' && doorways.has(thing.prop)) {
    put(node, thing.x + others.length * node.half * 0.9, -6 * board.scale)
    node.z = thing.z + 2
  } else if (by === 'under' && thing.prop === 'umbrella') {
    holdOver(thing, node)
    put(node, thing.x)
  } else if (by === 'behind' && propInfo[thing.prop].width >= wide) {
    put(node, freeSpot(board, node), 160 * node.f - thing.height * 0.85)
    node.how = 'behind'
    return turnIn(board, node)
  } else if (by === 'behind' && thing.prop === 'banner') {
    // Whoever holds it up is quite behind it, but for the feet.
    put(node, thing.x, -4)
    thing.y = -62 * thing.scale
    node.how = 'behind'
  } else if (by === 'under' || by === 'behind') {
    const isRoof = by === 'under' && thing.height > 300 * board.scale
    const hides = thing.height > 150 * node.f ? thing.half + node.half * 0.3 : thing.half * 0.45
    put(
      node,
      by === 'behind' ? thing.x + hides * (others.length ? 1 : -1) : x,
      isRoof ? 0 : thing.prop === 'mound' ? -thing.height * 0.55 : -10 * board.scale,
    )
    node.how = isRoof ? 'free' : 'behind'
  } else if (by === 'through') {
    const isOpening = openings.has(thing.prop)
    put(node, isOpening ? thing.x : x, 0)
    if (isOpening) node.how = 'peeping'
    else return turnIn(board, node)
  } else {
    // Who sits, sinks in a little.
    put(node, x, -height + (act === 'stands' ? 0 : sinkOf(node, thing) * node.f))
    node.how = 'seated'
  }
  // Whoever is beside a screen, half behind it, looks out from it.
  const isOut = by === 'behind' && act !== 'hides' && Math.abs(node.x - thing.x) > 0.3 * node.half
  node.facing = node.x > thing.x === isOut ? 1 : -1
}

/** How far below its seat the soles of whoever sits are, in figure units: legs hang down from a bench. */
const sinkOf = ({ act, player }: FigureNode, on: ThingNode): number => {
  const { species } = player.sheet
  const hangs = isPerching({ act, on }) && !goesOnFour(species) && !isBird(species)
  return hangs && species !== 'whale' ? 46 : 14
}

/** An umbrella that nobody holds is over whoever is under it. */
function holdOver(thing: ThingNode, node: FigureNode): void {
  if (thing.by) return
  enlarge(thing, (node.half * 1.25) / thing.half)
  put(thing, thing.x, -190 * node.f)
  thing.z = node.z - 2
}

/** A blanket covers a body. */
const spreadOut = (thing: ThingNode, node: FigureNode): void =>
  enlarge(thing, (210 * node.f) / thing.half / 2)

/** Turns somebody who does something alone to the others, or the way that everybody goes. */
export function turnIn(board: Board, node: FigureNode): void {
  const leader = figuresOn(board).find((one) => one !== node && isIn(one))
  if (!leader) return
  const goes =
    node.act &&
    (deeds[node.act.does].goes || node.act.how.some(({ what }) => what === 'far' || what === 'sky'))
  if (goes) node.facing = leader.facing
  else turnTo(node, leader)
}
