import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { hullShare } from '../../props/vehicles.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { dozesIn } from './doze.ts'
import { deeds, doorways, hollow, isPerching, openings, perches, wide } from './deeds.ts'
import { brimOf, openRim } from './contain.ts'
import { enterTunnel, isInTunnel } from './in-tunnel.ts'
import { enlarge, isIn, type FigureNode, type ThingNode } from './nodes.ts'
import { putOnSwing } from './on-swing.ts'
import { hideIn, isCover } from './over-body.ts'
import { vehicles } from './seesaw.ts'
import { boards, central, long, roomOf, sittersOf } from './sitters.ts'
import { topOf } from './stage-thing.ts'
import { asBoulder, hideUnder, holdOver, intoLeaves, leafy, shelter } from './shelters.ts'
import { tuckIn } from './tucked-in.ts'
import { spreadOut, underCloth } from './under-cloth.ts'

/** Puts a figure on, in, under or behind a thing. */
export function putIn(
  board: Board,
  node: FigureNode,
  thing: ThingNode,
  by: Relation,
  act: SceneAct['does'] | undefined = node.act?.does,
): void {
  // Who is carried in it is there already.
  if (thing.isBorne && node.on === thing) return
  if (act && enterTunnel(board, node, thing, by, act)) return
  const others = figuresOn(board).filter((one) => one.on === thing && !isInTunnel(one))
  if (!thing.isPlaced) put(thing, node.isPlaced ? node.x : freeSpot(board, thing))
  node.on = thing
  if (by === 'under' && (thing.prop === 'blanket' || thing.isFolds) && !thing.thing.says && !thing.by)
    return underCloth(board, node, thing)
  if (by === 'under' && isCover(thing) && act !== 'looks')
    return hideIn(board, node, thing, freeSpot(board, node))
  if (by === 'in' && leafy.has(thing.prop)) {
    intoLeaves(thing, node, act === 'hides')
    return turnIn(board, node)
  }
  if ((by === 'in' || by === 'on') && tuckIn(board, node, thing)) return
  if (by === 'on' && thing.prop === 'swing')
    return putOnSwing(board, node, thing, sinkOf(node, thing) * node.f)
  if (by === 'on') spreadOut(board, thing)
  const isSeesaw = thing.prop === 'seesaw'
  if (isSeesaw) enlarge(thing, Math.min(1.35, (node.half * 1.9) / thing.half))
  if (vehicles.has(thing.prop)) enlarge(thing, Math.min(1.6, (node.half * 1.3) / thing.half))
  // A house is larger than who is on its roof.
  if (thing.prop === 'house' && by === 'on') enlarge(thing, Math.min(1.9, (node.half * 2) / thing.half))
  // A chair is as wide as who sits on it, who may be huge.
  const growth = thing.prop === 'chair' || thing.prop === 'armchair' ? 2.4 : 1.5
  if (perches.has(thing.prop) && by === 'on') enlarge(thing, Math.min(growth, (node.half * 0.8) / thing.half))
  if (thing.prop === 'boat' && thing.thing.state !== 'open') {
    thing.thing = { ...thing.thing, state: 'open' }
    thing.height *= hullShare
  }
  const isAsleep = act === 'sleeps' || act === 'lies'
  // Who lies on a bench has room there; who only sits needs no more than there is.
  const isLong =
    by === 'on' &&
    long.has(thing.prop) &&
    (isAsleep ||
      sittersOf(board, thing).some((one) => one.act?.does === 'sleeps' || one.act?.does === 'lies'))
  if (boards.has(thing.prop) || isLong) {
    const needed = sittersOf(board, thing).reduce((sum, one) => sum + roomOf(one), 0)
    enlarge(thing, Math.min(isLong ? 1.4 : 2.4, (0.94 * needed) / thing.half))
  }
  if ((thing.prop === 'basket' || thing.prop === 'pumpkin') && by === 'in' && !thing.thing.state)
    thing.thing = { ...thing.thing, state: 'open' }
  // A cloud that carries somebody is in the air.
  if (thing.prop === 'cloud' && thing.y === 0) thing.y = -70 * board.scale
  const height = topOf(thing) - (thing.prop === 'cloud' || thing.isSpread ? thing.y : 0)
  const wideEnough = isSeesaw || (thing.half > node.half * 1.5 && thing.prop !== 'steps')
  const spread = wideEnough
    ? thing.half - (isLong && isAsleep ? 128 * node.f : Math.min(84 * node.f, node.half) * 0.5)
    : node.half * 1.7
  // A long body is further out, so that its head is not where the other one sits.
  const out = isSeesaw ? 0.85 : node.half > 110 * node.f ? 1.3 : 0.9
  const isAlone = central.has(thing.prop) && sittersOf(board, thing).length < 2
  const slots = isAlone ? [0] : wideEnough ? [-out, out, 0] : others.length > 0 ? [0, 0.9, -0.9] : [0]
  const x = thing.x + (slots[others.length] ?? 0) * spread
  if (by === 'in' && thing.prop === 'pit') {
    enlarge(thing, (node.half * 1.25 * (others.length + 1)) / (146 * thing.scale))
    put(node, thing.x + (others.length ? 1 : -0.12) * others.length * node.half * 0.8, 62 * node.f)
    node.how = 'inside'
  } else if (by === 'in' && hollow.has(thing.prop)) {
    // Whoever is in a box has room in it, and so has whoever else gets in.
    const sitters = sittersOf(board, thing)
    const all = sitters.length
    const needed = sitters.reduce((sum, one) => sum + roomOf(one), 0)
    // Whoever rows has room for the arms.
    const isBoat = thing.prop === 'boat'
    const isOpenBox = thing.prop === 'box' && thing.thing.state === 'open'
    // Several who sit in it get their room when all else has its place.
    const isCurled = isAsleep && !dozesIn(thing, act) && !isBird(node.player.sheet.species)
    const isSettled = all > 1 && !(isAsleep && !dozesIn(thing, act)) && !isOpenBox && !thing.isBorne
    const most = isSettled ? 1.4 : isBoat ? 3.4 : all > 1 ? 1.5 + 0.4 * all : 2.2
    const room = all > 1 && !isSettled ? (isBoat ? 1.3 : 0.92) * needed : 1.1 * roomOf(node)
    enlarge(thing, Math.min(most, room / thing.half))
    const before = sitters.slice(0, sitters.indexOf(node)).reduce((sum, one) => sum + roomOf(one), 0)
    const share = (before + roomOf(node) / 2) / needed - 0.5
    const inside = thing.x + (all > 1 ? share * (isBoat ? 1.5 : 1.3) * thing.half : 0)
    if (thing.prop === 'nest' && !thing.thing.state) thing.thing = { ...thing.thing, state: 'empty' }
    // The rim is at the chest; of whoever hides, the eyes are seen.
    const brim = isOpenBox ? thing.height * openRim : brimOf(thing)
    // On four legs the head is lower.
    const low = all > 1 && goesOnFour(node.player.sheet.species) ? 44 : 0
    const rim = brim - (act === 'hides' ? 200 : isOpenBox ? 130 - low : all > 1 ? 84 - low : 120) * node.f
    put(node, inside, -Math.max(isOpenBox ? -60 * node.f : act === 'hides' ? 0 : brim * 0.22, rim))
    node.how = 'inside'
    if (isCurled) {
      // Heads at both ends, low bodies between.
      node.x = thing.x + (inside - thing.x) * (thing.prop === 'leaf-pile' ? 0.9 : 1.2)
      node.y = thing.prop === 'nest' ? -thing.height * 0.58 : Math.min(node.y, -(brim - 52 * node.f))
      node.facing = inside < thing.x ? -1 : 1
      return
    }
  } else if (
    (by === 'in' || by === 'on') &&
    thing.prop === 'umbrella' &&
    thing.thing.state === 'upside-down'
  ) {
    // In its cloth, the stick for a mast.
    enlarge(thing, Math.min(1.8, (node.half * 1.35) / thing.half))
    put(node, thing.x + (others.length ? 0.5 : -0.12) * thing.half, -thing.height * 0.2)
    node.how = 'inside'
  } else if (by === 'in' && thing.prop === 'rocket') {
    enlarge(thing, Math.min(1.5, (620 * node.f) / thing.height))
    put(node, thing.x, 0)
    node.how = 'peeping'
  } else if (by === 'in' && thing.prop === 'tent') {
    shelter(thing, node, sittersOf(board, thing))
  } else if (by === 'in' && doorways.has(thing.prop)) {
    put(node, thing.x + others.length * node.half * 0.9, -6 * board.scale)
    node.z = thing.z + 2
  } else if (by === 'under' && thing.prop === 'umbrella') {
    const all = board.acts.filter(({ how }) => how.some((one) => one.by === 'under' && one.what === thing.id))
    holdOver(thing, node, all.length)
    const at = all.length > 1 ? others.length - (all.length - 1) / 2 : 0
    put(node, thing.x + at * node.half * 1.9)
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
    // Whoever hides has room behind it.
    if (by === 'behind' && act === 'hides' && thing.prop === 'pebble') asBoulder(thing)
    const isSolid = propInfo[thing.prop].kind !== 'held' || thing.prop === 'boulder'
    if (by === 'behind' && act === 'hides' && !trunked.has(thing.prop) && isSolid)
      enlarge(thing, Math.min(2.2, (176 * node.f) / thing.height))
    // Who sits behind a big one is hidden by it, but for the head.
    const isBig = thing.thing.size === 'big' || thing.thing.size === 'huge'
    if (by === 'behind' && isBig && act !== 'hides' && !trunked.has(thing.prop))
      enlarge(thing, Math.min(2.2, (176 * node.f) / thing.height))
    if (by === 'under') node.isBelow = true
    if (by === 'under' && tables.has(thing.prop)) {
      enlarge(thing, Math.min(2.3, (300 * node.f) / topOf(thing)))
      // Who is large is bent, and a little smaller than elsewhere.
      const k = Math.max(0.7, Math.min(1, topOf(thing) / (headroomOf(node) * node.f)))
      node.f *= k
      node.half *= k
    }
    const isRoof = by === 'under' && thing.height > 300 * board.scale
    const isLow = by === 'under' && thing.prop === 'bed'
    if (by === 'under' && thing.prop === 'mound' && act !== 'sleeps' && act !== 'lies')
      return hideUnder(board, thing, node)
    const hides = trunked.has(thing.prop)
      ? thing.half * 0.14 + node.half * 0.4
      : thing.height > 230 * node.f
        ? thing.half + node.half * 0.3
        : thing.half * 0.45
    put(
      node,
      by === 'behind'
        ? thing.x + hides * (others.length ? 1 : -1)
        : isLow
          ? thing.x + (others.length ? 1 : -1) * (thing.half + node.half * 0.2)
          : isRoof && trunked.has(thing.prop)
            ? thing.x + (others.length ? -1 : 1) * node.half * 0.9
            : x,
      tables.has(thing.prop) && by === 'under'
        ? 0
        : isRoof
          ? 0
          : thing.prop === 'mound'
            ? -thing.height * 0.55
            : -10 * board.scale,
    )
    node.how = isRoof && !tables.has(thing.prop) ? 'free' : 'behind'
  } else if (by === 'through') {
    const isOpening = openings.has(thing.prop)
    put(node, isOpening ? thing.x : x, 0)
    if (isOpening) node.how = 'peeping'
    else return turnIn(board, node)
  } else {
    // Who sits, sinks in a little.
    put(node, x, -height + (act === 'stands' ? 0 : sinkOf(node, thing) * node.f))
    node.how = 'seated'
    // The feet to who sits beside.
    if (isLong && isAsleep && node.x < thing.x) return void (node.facing = -1)
  }
  // Whoever is beside a screen, half behind it, looks out from it.
  const isOut = by === 'behind' && act !== 'hides' && Math.abs(node.x - thing.x) > 0.3 * node.half
  node.facing = node.x > thing.x === isOut ? 1 : -1
}

/** What has room below it. */
const tables: ReadonlySet<string> = new Set(['table', 'bench', 'chair'])
/** How high the head of somebody is who sits or crouches under a table, in figure units. */
const headroomOf = ({ player }: FigureNode): number => (goesOnFour(player.sheet.species) ? 350 : 300)

/** What is thin below. */
const trunked: ReadonlySet<string> = new Set(['tree', 'pine', 'palm', 'lamp-post', 'signpost'])

/** How far below its seat the soles of whoever sits are, in figure units: legs hang down from a bench. */
const sinkOf = ({ act, player }: FigureNode, on: ThingNode): number => {
  const { species } = player.sheet
  const hangs = isPerching({ act, on }) && !goesOnFour(species) && !isBird(species)
  return hangs && species !== 'whale' ? 46 : 14
}

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
