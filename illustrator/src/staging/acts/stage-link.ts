import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { putAtop } from './atop.ts'
import { figuresOn, freeSide, freeSpot, put, turnTo, type Board } from './board.ts'
import { deeds, hollow, type Deed } from './deeds.ts'
import { standAtHandle } from './at-handles.ts'
import { hasSky } from './hands.ts'
import { putInFront } from './in-front.ts'
import { coverBody, leafy } from './shelters.ts'
import { armOf, enlarge, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { atOpening } from './openings.ts'
import { putIn } from './put-in.ts'
import { seated } from './sitters.ts'
import { isAsleep, sitOnLap } from './on-lap.ts'
import { leanOn } from './lean-on.ts'
import { cords } from './ropes.ts'
import { atShore } from './shores.ts'
import { distanceOf, pushAfter, standAt } from './stand-at.ts'

/** Where one goes for something: to whoever holds it, or to what it lies on. */
function placeOf({ nodes, acts }: Board, about: Node, node: FigureNode): Node {
  if (about.kind === 'figure') return about
  if (about.by && about.by !== node) return about.by
  const own = acts.find(({ who, does }) => who === about.id && does !== 'is')
  const isOut = own?.does === 'peeps'
  const under = own?.how.find(
    ({ by }) => by === 'on' || by === 'in' || (isOut && (by === 'over' || by === 'from')),
  )?.what
  return (!about.isPlaced && under !== undefined && nodes.get(under)) || about
}

/** Places a figure by one thing or figure that its act is about, as the word before it says. */
export function stageLink(
  board: Board,
  node: FigureNode,
  about: Node,
  by: Relation,
  act: SceneAct,
  deed: Deed,
): void {
  if (about.depth > 0) {
    node.target ??= about
    if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
    node.facing = 1
    return
  }
  const others = figuresOn(board)
  const isStoodOn = board.acts.some(
    ({ does, how }) =>
      does !== 'looks' &&
      how.some((one) => one.what === about.id && (one.by === 'on' || one.by === 'in' || one.by === 'from')),
  )
  if (
    about.kind === 'thing' &&
    !about.isPlaced &&
    hasSky.has(about.prop) &&
    !isStoodOn &&
    (by === 'at' || by === 'to')
  ) {
    if (!node.isPlaced) put(node, others.some(isIn) ? freeSpot(board, node) : 0)
    put(about, node.x + node.facing * 190 * board.scale, -400 * board.scale)
    node.target ??= about
    return
  }
  const there = placeOf(board, about, node)
  const isClimb = by === 'in' && act.does === 'climbs'
  const isOn = (by === 'on' || by === 'in') && (seated.has(act.does) || isClimb)
  if (there.kind === 'thing') {
    if (atOpening(board, node, there, by, act) || atShore(board, node, there, by, act)) return
    // On its deck, and not beside it.
    const isOver = by === 'over' || by === 'on' || by === 'what' || by === 'through'
    if (there.prop === 'bridge' && isOver && (deed.goes || seated.has(act.does)) && !node.on)
      return putIn(board, node, there, 'on')
    const isHidden = by === 'in' && act.does === 'hides' && hides.has(there.prop)
    if (by === 'before' && !node.on) return putInFront(board, node, there)
    if (isOn || isHidden || (by === 'in' && there.prop === 'pit' && !atEdge.has(act.does)))
      return putIn(board, node, there, by)
    const stoops = by === 'under' && (act.does === 'peeps' || act.does === 'looks')
    // Behind the washing, out of which they look.
    if (by === 'behind' && there.on && cords.has(there.on.prop) && !node.isPlaced) {
      put(node, there.x + there.half * 0.7, 0)
      node.z = there.z - 14
      return turnTo(node, there)
    }
    if ((by === 'under' || by === 'behind') && !node.on && !stoops) return putIn(board, node, there, by)
    if ((act.does === 'falls' || act.does === 'tumbles') && (by === 'in' || by === 'on')) {
      if (!there.isPlaced) put(there, freeSpot(board, there))
      if (by === 'in' && leafy.has(there.prop)) coverBody(there, node)
      // Head over heels, with the lower half in it.
      const before = others.filter(({ on }) => on === there).length
      put(node, there.x + before * 2 * node.half, -there.height * 0.3)
      node.on = there
      node.how = 'behind'
      return
    }
    if (by === 'through' && (act.does === 'peeps' || deed.goes)) return putIn(board, node, there, by)
    if (by === 'from' && act.does === 'peeps') return putIn(board, node, there, 'through')
    node.target ??= about
    const leader = others.find(
      (one) => one !== node && isIn(one) && isPush(one.act?.does) && one.target === there,
    )
    if (isPush(act.does) && leader && !node.isPlaced) {
      if (!isBetween(board, there, leader, node)) return pushAfter(board, node, leader)
      put(node, 2 * there.x - leader.x)
      return turnTo(node, there)
    }
    // A chair is as large as who moves it.
    if (deed.far === 'touch' && there.prop.endsWith('chair') && !there.isPlaced)
      enlarge(there, Math.min(2, (216 * node.f) / there.height))
    // What has to be pushed is heavy.
    if (isPush(act.does) && heavy.has(there.prop) && !there.isPlaced)
      enlarge(there, Math.min(2.4, (176 * node.f) / there.height))
    // Over a big one they do not see each other.
    if (isPush(act.does) && isGrown(there) && !there.isPlaced)
      enlarge(there, Math.min(2, (280 * node.f) / there.height))
    const puller = others.find(
      (one) => one !== node && isIn(one) && one.act?.does === 'pulls' && one.target === there,
    )
    const isPushed = board.acts.some(
      ({ does, how }) => does === 'pushes' && how.some(({ what }) => what === there.id),
    )
    // The other side is that of whoever pushes.
    if (act.does === 'pulls' && puller && isPushed && !node.isPlaced) return pushAfter(board, node, puller)
    // Wide enough for the face in it.
    if (act.does === 'looks' && there.prop === 'puddle' && !there.isPlaced)
      enlarge(there, Math.min(2, (210 * node.f) / there.half))
    const distance = () => distanceOf(node, there, deed, act)
    return deed.far === 'touch'
      ? standAtHandle(board, node, there, distance)
      : standAt(board, node, there, distance())
  }
  if (act.does === 'sits' && there.on && there.how === 'seated' && rides.has(there.on.prop) && !node.isPlaced)
    return putIn(board, node, there.on, 'on')
  if (by === 'behind') {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    if (there.act?.how.some((link) => link.by === 'behind' && link.what === node.id)) {
      // Back to back.
      put(node, there.x - there.facing * (there.half + node.half) * 0.84, there.y)
      node.facing = there.facing > 0 ? -1 : 1
      return
    }
    const apart = (there.half + node.half) * (act.does === 'hides' ? 0.92 : 0.94)
    const x = there.x - there.facing * apart
    if (!node.isPlaced) put(node, x, -22 * board.scale)
    node.z = there.z - 5
    node.facing = there.facing
    return
  }
  const isDown = isAsleep(there) || there.act?.does === 'sits' || there.how === 'seated'
  const isLap = (isAsleep(node) || act.does === 'sits') && (isDown || (isAsleep(node) && !there.act))
  if (by === 'on' && isLap && !node.isPlaced) return sitOnLap(board, node, there)
  if (by === 'on' && !node.isPlaced && putAtop(board, node, there, act)) return
  if (act.does === 'leans') return leanOn(board, node, there)
  if (by === 'beside' || by === 'with' || isOn) {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    if (!node.isPlaced) {
      const isClose = act.does === 'sleeps' || act.does === 'lies' || act.does === 'sits'
      const distance = (there.half + node.half) * (isClose ? 1.06 : 1.16)
      const prefers = there.target && there.target !== node ? (-there.facing as 1 | -1) : there.facing
      put(node, freeSide(board, node, there, distance, prefers).x)
    }
    if (deed.goes && there.act && deeds[there.act.does].goes) node.facing = there.facing
    else turnTo(node, there)
    return
  }
  if (by === 'from' && deed.goes) {
    if (!there.isPlaced) put(there, freeSpot(board, there))
    if (!node.isPlaced) put(node, freeSide(board, node, there, 1.5 * (node.half + there.half), 1).x)
    node.facing = node.x > there.x ? 1 : -1
    return
  }
  if (by === 'from' && node.target?.kind === 'thing') {
    // It is pulled off somebody, who is at its other side.
    const thing = node.target
    const side = thing.x > node.x ? 1 : -1
    if (!there.isPlaced) put(there, thing.x + side * (thing.half + there.half * 0.8))
    turnTo(there, node)
    return
  }
  const between = node.target
  if (between?.kind === 'thing' && !between.by && (act.does === 'shows' || act.does === 'gives')) {
    // What is too large to be held is between the two.
    const side = between.x > node.x ? 1 : -1
    if (!there.isPlaced) put(there, between.x + side * (between.half + armOf(there) * 0.8))
    return turnTo(there, node)
  }
  node.target ??= about
  const wasPlaced = there.isPlaced
  const distance = distanceOf(node, there, deed, act)
  // Whoever has a place already goes to whom they touch.
  const isNear = meets.has(act.does) && about === there
  if (isNear && node.isPlaced && wasPlaced && node.how === 'free' && there.how === 'free')
    if (Math.abs(node.x - there.x) > 1.1 * distance)
      put(node, there.x + Math.sign(node.x - there.x) * distance, node.y)
  standAt(board, node, there, distance)
  if (!wasPlaced && !deed.goes) turnTo(there, node)
  if (others.length === 2 && !there.act) turnTo(there, node)
}

/** In what one hides. */
const hides: ReadonlySet<string> = new Set([...hollow, ...leafy, 'bed'])

/** What is done at the edge of a pit, and not in it. */
const atEdge: ReadonlySet<SceneAct['does']> = new Set([
  'digs',
  'looks',
  'peeps',
  'points',
  'listens',
  'sniffs',
  'drops',
  'throws',
  'reaches',
  'pours',
  'lays',
])

/** Brings those together on one seat who touch there. */
export function closeUp(board: Board): void {
  for (const node of figuresOn(board)) {
    const other = node.target
    const isPair =
      node.act && (meets.has(node.act.does) || node.act.does === 'leans' || node.act.does === 'gives')
    if (!isPair || other?.kind !== 'figure' || !node.on || node.on !== other.on || node.how !== 'seated')
      continue
    const gap = Math.abs(node.x - other.x)
    const apart = (node.half + other.half) * (node.act?.does === 'gives' ? 1.15 : 0.8)
    if (gap <= apart) continue
    const side = node.x < other.x ? -1 : 1
    const middle = (node.x + other.x) / 2
    node.x = middle + (side * apart) / 2
    other.x = middle - (side * apart) / 2
    turnTo(node, other)
    if (node.act?.does === 'hugs') turnTo(other, node)
  }
}

/** What brings one to somebody else, wherever one was. */
const meets: ReadonlySet<SceneAct['does']> = new Set(['hugs', 'holds-hands', 'whispers', 'touches'])

/** On which whoever sits by somebody sits, too. */
const rides: ReadonlySet<string> = new Set(['sled', 'cart', 'train', 'raft', 'bench', 'log', 'boat'])

const heavy: ReadonlySet<string> = new Set([
  'boulder',
  'snowball',
  'barrel',
  'pumpkin',
  'roll',
  'hay-bale',
  'rocks',
])

const isGrown = ({ thing }: ThingNode): boolean => thing.size === 'big' || thing.size === 'huge'

/** Whether an act says that a thing is between two. */
const isBetween = ({ acts }: Board, thing: ThingNode, ...ends: FigureNode[]): boolean =>
  acts.some(
    ({ who, how }) =>
      who === thing.id && ends.every(({ id }) => how.some(({ by, what }) => by === 'between' && what === id)),
  )

const isPush = (does: SceneAct['does'] | undefined): boolean => does === 'pushes' || does === 'rolls'
