import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { putBetween } from './between.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { anchorOf, slack } from './cord-ends.ts'
import { isCord, planOf } from './cord-plans.ts'
import { slideIn } from './into-hole.ts'
import { enlarge, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'
import { gripEnd, isWide, letFly, stringUp } from './strung.ts'

/** Places a cord that nobody holds between the two ends that its act says; false where it has not two. */
export function stringBetween(board: Board, cord: ThingNode): boolean {
  if (slideIn(board, cord)) return true
  const plan = isCord(cord) && !cord.strung ? planOf(board, cord) : null
  if (!plan || plan.holders.length > 0) return false
  const [one, other] = plan.ends as [Node, Node | undefined]
  const kite = plan.ends.find((end) => end.kind === 'thing' && end.prop === 'kite')
  const flyer = plan.ends.find(({ kind }) => kind === 'figure')
  if (kite?.kind === 'thing' && flyer?.kind === 'figure') return letFly(board, flyer, kite, cord)
  cord.half = 100 * board.scale
  putBetween(board, cord, other ? [one, other] : [one])
  const ends = [one, other ?? one] as const
  if (!other && one.kind === 'thing') {
    // Of two trees, each has an end.
    const apart = one.half * 0.9
    const [a, b] = [-1, 1].map((side) => ({
      x: one.x + side * (apart - 20 * board.scale),
      y: anchorOf(one, one.x).y,
    }))
    stringUp(cord, [a!, b!], false)
  } else {
    stringUp(cord, [ends[0], ends[1]], false)
    for (const [end, to] of [ends, ends.toReversed() as [Node, Node]])
      if (end.kind === 'figure' && !end.holds && !end.cord) gripEnd(end, to, false)
  }
  return true
}

/** What is hung on a cord that nobody holds: the cord is strung first, and things are side by side below it. */
export function hangOnCord(board: Board, thing: ThingNode, act: SceneAct): boolean {
  const cord = act.how
    .map(({ by, what }) => (by === 'on' || by === 'from' ? board.nodes.get(what) : undefined))
    .find(isCord)
  if (act.does !== 'hangs' || !cord || cord === thing || cord.by) return false
  if (thing.on === cord) return true
  if (!cord.strung && !stringBetween(board, cord)) {
    if (cord.isPlaced) return false
    const x = figuresOn(board).some(isIn) ? freeSpot(board, thing) : 0
    const [y, far] = [-370 * board.scale, 1200 * board.scale]
    stringUp(
      cord,
      [
        { x: x - far, y },
        { x: x + far, y },
      ],
      false,
    )
    cord.strung!.taut = true
    cord.x = x
  }
  if (thing.prop === 'laundry') enlarge(thing, 1.35)
  const { ends } = cord.strung!
  const [from, to] = ends.map((end, at) => spotOf(end, ends[1 - at]!)) as [Spot, Spot]
  const others = [...board.nodes.values()].filter(
    (one) => one.kind === 'thing' && one.isPlaced && one.on === cord,
  )
  const along = Math.abs(from.x - to.x) > 2000 * board.scale ? 0.5 : [0.5, 0.3, 0.7][others.length % 3]!
  const isFar = along === 0.5 && others.length > 0
  const x = isFar
    ? cord.x + (others.length % 2 ? 1 : -1) * Math.ceil(others.length / 2) * thing.half * 2.2
    : from.x + (to.x - from.x) * along
  const share = (x - from.x) / (to.x - from.x || 1)
  const sag = Math.abs(to.x - from.x) * (cord.strung!.taut ? 0.015 : slack) * 4 * share * (1 - share)
  put(thing, x, from.y + (to.y - from.y) * share + sag + thing.height * 0.92)
  thing.on = cord
  thing.z = 8
  return true
}

const spotOf = (end: Node | Spot, other: Node | Spot): Spot =>
  !('kind' in end)
    ? end
    : end.kind === 'thing'
      ? anchorOf(end, other.x)
      : { x: end.x + end.facing * (end.cord?.at.x ?? 0) * end.f, y: end.y + (end.cord?.at.y ?? -150) * end.f }

/** `hero hangs the socks on the line`: they hang there, and the hands are at them. */
export function hangUpOn(board: Board, node: FigureNode, act: SceneAct): boolean {
  const thing = act.how
    .map(({ by, what }) => (by === 'what' ? board.nodes.get(what) : undefined))
    .find((one) => one?.kind === 'thing')
  if (act.does !== 'lays' || thing?.kind !== 'thing' || thing.by || thing.isPlaced) return false
  if (!hangOnCord(board, thing, { ...act, does: 'hangs', how: act.how.filter(({ by }) => by === 'on') }))
    return false
  const cord = thing.on!
  // Low enough for the hands.
  const down = Math.max(0, -thing.y + thing.height * 0.4 - 230 * node.f)
  if (cord.strung!.ends.every((end) => !('kind' in end))) {
    for (const end of cord.strung!.ends as [Spot, Spot]) end.y += down
    thing.y += down
  }
  standAt(board, node, thing, thing.half + (isWide(node) ? 130 : 84) * node.f)
  node.act = { ...act, does: 'touches' }
  node.target = thing
  return true
}

/** Around what a rope is that is said to hang on it. */
const girded: ReadonlySet<string> = new Set([
  'barrel',
  'box',
  'sack',
  'boulder',
  'treasure-chest',
  'suitcase',
  'pumpkin',
  'log',
  'rocks',
  'snowman',
  'bed',
  'sled',
  'hay-bale',
  'roll',
  'cake',
  'letter',
  'book',
])

/** A cord around a thing, tied in front of it. */
export function gird(board: Board, cord: ThingNode, act: SceneAct): void {
  const around = act.how
    .map(({ by, what }) => (by === 'on' ? board.nodes.get(what) : undefined))
    .find((one) => one?.kind === 'thing' && girded.has(one.prop))
  if (act.does !== 'hangs' || !isCord(cord) || around?.kind !== 'thing' || around.by) return
  if (!around.isPlaced) put(around, freeSpot(board, around))
  cord.band = { around, up: around.height * 0.45 }
  cord.isPlaced = true
}
