import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSide, freeSpot, put, type Board } from './board.ts'
import { middleOf } from './grasp.ts'
import { betweenOf, putBetween } from './between.ts'
import { contain, fillBox, isVessel } from './contain.ts'
import { clothTop } from './cloth.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { openings, seatTops, wide } from './deeds.ts'
import { letFall } from './falling.ts'
import { hasSky } from './hands.ts'
import { drape, hangOnHook } from './limp-cloth.ts'
import { putInFront } from './in-front.ts'
import { layFlat } from './lie-flat.ts'
import { armOf, enlarge, isIn, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { liesOver, putOver } from './over-body.ts'
import { isArranged, sizeOfPile } from './piles.ts'
import { cords, curlUp, hangDown } from './ropes.ts'
import { faceTable } from './at-table.ts'
import { burdenOf } from './burden.ts'
import { isUnderCloth, spreadOut, underCloth } from './under-cloth.ts'
import { besideThose, hangInTree, hangOn, putUnder } from './hung.ts'

/** How high the back of a chair is, over which a blanket is laid. */
const backOf = ({ prop, height }: ThingNode): number | undefined =>
  prop === 'chair' || prop === 'armchair' || prop === 'bench' ? height * 0.97 : undefined

/** Puts a thing on another, `at` a share of its half width from its middle. */
export function putOn(thing: ThingNode, under: ThingNode, at: number): void {
  if (drape(thing, under, backOf(under) ?? topOf(under))) return
  // What lies in a cave is seen in its opening.
  const isCave = under.prop === 'hole' || under.prop === 'pit'
  const isCreature = propInfo[thing.prop].kind === 'creature' && thing.thing.count === 1
  const fit = isCave
    ? Math.min(1, (under.half * 0.85) / thing.half)
    : isCreature
      ? Math.max(0.55, Math.min(1, (under.half * 1.15) / thing.half))
      : 1
  resize(thing, fit)
  arrangeOn(thing, under)
  // On what is highest in it.
  const along = under.prop === 'heap' ? -0.33 : at
  put(
    thing,
    under.x + (isCave ? 0 : (under.half - thing.half * 0.6) * along),
    under.y - (under.prop === 'pit' ? 24 * under.scale : isCave ? 6 : topOf(under)),
  )
  thing.z = under.z + (under.sag === null ? 2 : 6)
  thing.on = under
}

/** Several on one thing are a row on it, or a pile where there is no room for a row. */
function arrangeOn(thing: ThingNode, under: ThingNode): void {
  const { count, state } = thing.thing
  if (count < 2 || (state && isArranged(thing.thing)) || propInfo[thing.prop].kind === 'creature') return
  if (state && state !== 'small' && state !== 'big') return
  const pile = (as: 'row' | 'piled') => {
    const size = sizeOfPile({ count, state: as, prop: thing.prop })
    return { as, half: (size.width / 2) * thing.scale, height: size.height * thing.scale }
  }
  const row = pile('row')
  const { as, half, height } = row.half < under.half * 1.05 ? row : pile('piled')
  thing.thing = { ...thing.thing, state: as }
  thing.isOrdered = true
  thing.half = half
  thing.height = height
}

/** Height of the surface of a thing on which others are. */
export const topOf = (thing: ThingNode): number =>
  thing.sag !== null
    ? clothTop(thing)
    : isArranged(thing.thing)
      ? thing.height * 0.96
      : thing.prop === 'blanket' && thing.thing.state === 'open'
        ? thing.height * 0.5
        : thing.thing.state === 'flat' || (thing.prop === 'kite' && thing.isLying)
          ? thing.height * 0.2
          : seatTops[thing.prop] !== undefined
            ? seatTops[thing.prop]! * thing.scale
            : // Those of a group are smaller.
              thing.height * (thing.thing.count > 1 ? 0.74 : 0.9)

/** Puts a thing into the middle of an opening, as large as the opening is. */
export function fitInto(thing: ThingNode, opening: ThingNode): void {
  const most = Math.min((opening.half * 1.5) / thing.half, (opening.height * 0.66) / thing.height)
  // A great eye fills a window; anything else is on its sill.
  const fills = thing.prop === 'eye' || thing.prop === 'moon' || thing.prop === 'comet'
  // The tail of a comet is wider than what is measured of it.
  const share = thing.prop === 'comet' ? 0.6 : 1
  if (thing.isInPane) {
    resize(thing, Math.min(1, (opening.height * 0.62) / thing.height, opening.half / thing.half))
    const beside = opening.half * (opening.isFixed ? 0.3 : 0)
    put(thing, opening.x + beside, opening.y - opening.height * 0.97 + thing.height)
    thing.z = opening.z + 2
    return
  }
  if (opening.prop === 'window' && most > 0) resize(thing, fills ? most * share : Math.min(1, most))
  if (opening.prop === 'window' && !fills) {
    put(thing, opening.x, opening.y - opening.height * (opening.isFixed ? 0.06 : 0.27))
    thing.z = opening.z + 2
    return
  }
  const middle = opening.isFixed ? 0.5 : 0.58
  put(thing, opening.x, opening.y - opening.height * middle + thing.height / 2)
  thing.z = opening.z + 2
}

/** What has its top in its middle. */
const round: ReadonlySet<string> = new Set(['pumpkin', 'snowman', 'snowball', 'ball', 'egg'])

/** What sticks to the side of a thing. */
const stickers: ReadonlySet<string> = new Set(['star', 'fallen-star'])

function stick(thing: ThingNode, about: ThingNode): void {
  const size = Math.min(1, (about.half * 1.3) / (thing.half * 2))
  resize(thing, size)
  put(thing, about.x, about.y - about.height * 0.42 + thing.height / 2)
}

const hasBranches: ReadonlySet<string> = new Set(['tree', 'palm', 'pine'])

/** Places a thing that does something itself: it hangs, falls, lies, runs. */
export function stageThing(board: Board, thing: ThingNode, act: SceneAct): void {
  const burden = burdenOf(board, thing, act)
  if (!burden) return stageAlone(board, thing, act)
  const how = act.how.filter(({ what }) => what !== burden.id)
  stageAlone(board, thing, { ...act, does: 'flies', how })
  resize(burden, Math.min(1, (thing.half * 1.2) / burden.half))
  put(burden, thing.x, thing.y + burden.height * 0.8)
  burden.z = thing.z + 1
}

/** Whether what does something is in what its act names: a chick that peeps over the rim of a nest, the moon in a bucket. */
const isInside = (by: Relation, { does }: SceneAct): boolean =>
  does === 'peeps'
    ? by === 'in' || by === 'over' || by === 'from'
    : by === 'in' && ['shines', 'swims', 'sits', 'sleeps', 'stands', 'is'].includes(does)

const waters: ReadonlySet<string> = new Set(['stream', 'pond', 'puddle'])

function stageAlone(board: Board, thing: ThingNode, act: SceneAct): void {
  const link = act.how.flatMap(({ by, what }) => {
    const node = board.nodes.get(what)
    return node ? [{ by, node }] : []
  })[0]
  const about = link?.node
  if (about && !about.isPlaced) {
    const isUp = about.kind === 'thing' && hasSky.has(about.prop)
    put(about, isUp ? 150 * board.scale : freeSpot(board, about), isUp ? -400 * board.scale : 0)
  }
  const overOf = (node: Node): number =>
    node.y - (node.kind === 'figure' ? 318 * node.f : node.height * (node.thing.prop === 'rope' ? 2 : 1))
  const { scale } = board
  if (thing.prop === 'comet' && about?.kind === 'thing' && about.prop === 'window') {
    thing.on = about
    return fitInto(thing, about)
  }
  if (thing.prop === 'comet') return put(thing, about ? about.x : 0, -430 * scale)
  const isRope = thing.prop === 'rope' || thing.prop === 'vine'
  if (link && act.does === 'hangs' && about?.kind === 'thing' && hasBranches.has(about.prop) && !isRope)
    return hangInTree(thing, about, link.by)
  const ends = act.how.flatMap(({ what }) => {
    const node = board.nodes.get(what)
    return node?.kind === 'figure' ? [node] : []
  })
  // A string from one to another.
  if (act.does === 'hangs' && cords.has(thing.prop) && ends.length === 2) {
    const [from, to] = ends as [FigureNode, FigureNode]
    thing.tiedTo = to
    thing.half = 8
    thing.height = 20
    return put(thing, from.x + from.facing * 60 * from.f, -112 * from.f)
  }
  if (act.does === 'hangs' && about?.kind === 'thing' && isRope) return hangDown(thing, about)
  if (
    act.does === 'hangs' &&
    about?.kind === 'thing' &&
    about.prop === 'window' &&
    link?.by !== 'from' &&
    !hasSky.has(thing.prop)
  ) {
    thing.on = about
    thing.isInPane = true
    return fitInto(thing, about)
  }
  if (act.does === 'hangs' && about?.kind === 'thing' && about.prop === 'hook')
    return hangOnHook(thing, about)
  if (link && isInside(link.by, act) && about?.kind === 'thing' && isVessel(about) && !about.by) {
    // Who looks out is seen.
    if (propInfo[thing.prop].kind === 'creature') enlarge(thing, (about.half * 0.42) / thing.half)
    return contain(thing, about, board.nodes.values())
  }
  if (act.does === 'hangs' && link && hangOn(board, thing, about, link.by)) return
  const isWater = about?.kind === 'thing' && waters.has(about.prop) && link?.by === 'in'
  if ((act.does === 'falls' || act.does === 'drops') && !isWater) return letFall(board, thing, act, link)
  const between = betweenOf(board, thing, act)
  if (between.length > 0) {
    const isUp = ['hangs', 'shines', 'flies', 'swings'].includes(act.does)
    const top = Math.min(...between.map(overOf))
    if (act.does === 'lies') layFlat(thing)
    thing.z = isUp ? 12 : 2
    return putBetween(board, thing, between, isUp ? Math.max(-260 * scale, top * 0.6) : 0)
  }
  if (['hangs', 'shines', 'flies', 'swings'].includes(act.does)) {
    // Over what is in somebody's hands: the pan that tosses it.
    if (about?.kind === 'thing' && about.by && link?.by === 'over') {
      const { x, y } = middleOf(about)
      thing.z = 14
      return put(thing, x, y - about.height - 60 * scale)
    }
    // Over the other end of a seesaw, and over the heads of all who hold a cloth.
    const isOnSeesaw = about?.kind === 'thing' && about.prop === 'seesaw'
    const along = about?.kind === 'figure' ? about.facing * 40 * scale : isOnSeesaw ? about.half * 0.7 : 0
    // Over a barrier, and not over whoever is behind it.
    const isBarrier = about?.kind === 'thing' && propInfo[about.prop].width >= wide
    const x = about ? about.x + along - (isBarrier ? 230 * scale : 0) : 120 * scale
    const isCloth = about?.kind === 'thing' && about.sag !== null
    const top = about && (isCloth ? Math.min(...figuresOn(board).map(overOf)) : overOf(about))
    // Its end streams behind it.
    if (thing.prop === 'scarf' && act.does === 'flies') thing.turn = 68
    return put(thing, x, (top ?? -320 * scale) - 46 * scale)
  }
  if (about?.kind === 'thing' && about.by && (link?.by === 'on' || link?.by === 'in')) {
    if (link.by === 'in' && fillBox(thing, about, board.nodes.values())) return
    // On what somebody holds.
    const at = middleOf(about)
    if (link.by === 'in' && about.thing.state === 'full') about.thing = { ...about.thing, state: 'empty' }
    resize(thing, Math.min(1, (about.half * 0.9) / thing.half))
    put(thing, at.x, at.y + thing.height * 0.2)
    thing.turn = 1
    thing.z = 30
    return
  }
  if (act.does === 'lies') layFlat(thing)
  const isOnFloor = act.does === 'lies' && about?.kind === 'thing' && about.prop === 'hole'
  if (about?.kind === 'thing' && link?.by === 'in' && openings.has(about.prop) && !isOnFloor) {
    thing.on = about
    return fitInto(thing, about)
  }
  if (about?.kind === 'thing' && link?.by === 'in' && isVessel(about) && about.sag === null) {
    if (act.does === 'lies') layFlat(thing)
    return contain(thing, about, board.nodes.values())
  }
  if (about && (link.by === 'on' || link.by === 'in') && about.kind === 'thing') {
    if (link.by === 'on') spreadOut(board, about)
    const others = [...board.nodes.values()].filter(
      (one) => one.kind === 'thing' && one.y < -20 && one.isPlaced,
    )
    // What is wider than what it is on is in its middle, and so is what is on something round.
    const isWide = thing.half > about.half * 0.8 || round.has(about.prop)
    putOn(thing, about, isWide ? 0 : (besideThose(board, about) ?? [0.1, -0.6, 0.7][others.length % 3]!))
    if (stickers.has(thing.prop) && about.prop !== 'table') stick(thing, about)
    if (propInfo[about.prop].width >= wide) {
      // In a stream behind everybody, where no hand that points at it is before it.
      const looker = figuresOn(board).find(
        (one) => isIn(one) && one.act?.how.some(({ what }) => what === thing.id),
      )
      const [at, from] = looker
        ? ([looker, looker.half + 1.7 * armOf(looker)] as const)
        : ([about, 0] as const)
      thing.x = freeSide(board, thing, at, from, looker?.facing ?? 1).x
    }
    const towards = act.how.map(({ what }) => board.nodes.get(what)).find((one) => one?.kind === 'figure')
    if (about.sag !== null && towards)
      thing.x = about.x + Math.sign(towards.x) * (about.half - thing.half) * 0.8
    return
  }
  if (about?.kind === 'thing' && link?.by === 'before' && about.depth === 0)
    return putInFront(board, thing, about)
  if (about?.kind === 'thing' && link?.by === 'under' && about.depth === 0)
    return putUnder(board, thing, about)
  if (about?.kind === 'figure' && link?.by === 'on' && liesOver(thing, act)) return putOver(thing, about)
  const isOver = link?.by === 'on' || link?.by === 'over'
  if (about?.kind === 'figure' && act.does === 'lies' && isOver && isUnderCloth(about, thing))
    return underCloth(board, about, thing)
  if (about?.kind === 'figure' && isOver) {
    thing.onHead = about
    if (cords.has(thing.prop) && link?.by === 'on') curlUp(thing, about)
    const other = act.how.map(({ by, what }) => (by === 'on' ? board.nodes.get(what) : undefined))[1]
    if (other?.kind === 'figure') thing.alsoOn = other
    return put(thing, about.x, overOf(about))
  }
  if (act.does === 'carries' && about?.kind === 'thing' && about.isPlaced) {
    // On its back.
    put(thing, about.x)
    put(about, about.x, -thing.height * 0.72)
    about.z = thing.z - 1
    return
  }
  if (['walks', 'runs', 'dances', 'jumps'].includes(act.does)) {
    thing.turn = -5
    thing.lifted = (act.does === 'jumps' ? 60 : 14) * scale
  }
  if (act.does === 'rolls' && thing.prop === 'barrel') thing.isLying = true
  if (about) {
    const front = about.kind === 'figure' ? about.facing : 1
    const side = link?.by === 'behind' && front > 0 ? -1 : link?.by === 'behind' ? 1 : front
    put(thing, freeSide(board, thing, about, about.half + thing.half + 20 * scale, side).x)
    return faceTable(about, thing)
  }
  if (!thing.isPlaced) put(thing, freeSpot(board, thing))
}
