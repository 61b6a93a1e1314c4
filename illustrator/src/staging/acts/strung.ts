import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { bandHalf } from './cord-ends.ts'
import { depths, going, gripping, isCord, isGripIn, planOf, type Plan } from './cord-plans.ts'
import { turnHandle } from './handles.ts'
import { enlarge, isIn, thingNode, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { pullFrom } from './pulled-from.ts'
import { pushAfter, standAt } from './stand-at.ts'

export const isWide = ({ player }: FigureNode): boolean =>
  goesOnFour(player.sheet.species) || player.sheet.species === 'whale'

/** Where a figure has the end of a cord, in figure units. */
export function handAt(node: FigureNode, taut: boolean): Spot {
  if (isWide(node)) return taut ? { x: 168, y: -104 } : { x: 158, y: -150 }
  if (isBird(node.player.sheet.species)) return { x: 128, y: -112 }
  return taut ? { x: 74, y: -112 } : { x: 98, y: -128 }
}

export const placeAlone = (board: Board, node: Node): void => {
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
}

/** Puts the end of a cord into somebody's hands. */
export function gripEnd(node: FigureNode, to: Node | null, taut: boolean, at = handAt(node, taut)): void {
  node.cord = { at, taut, to }
  node.target = to ?? node.target
}

/** Makes a thing a line between two ends. */
export function stringUp(cord: ThingNode, ends: [Node | Spot, Node | Spot], taut: boolean): void {
  cord.strung = { ends, taut }
  const at = (end: Node | Spot) => ('kind' in end ? end : { x: 0, y: end.y })
  const [one, other] = ends.map(at) as [Spot, Spot]
  Object.assign(cord, { half: 8, height: 20, x: (one.x + other.x) / 2, y: -100 * cord.scale, isPlaced: true })
}

/** `hero swings from the rope`: both hands are round it, and it comes from above. False for who has another end of it. */
export function swingFrom(board: Board, node: FigureNode, act: SceneAct): boolean {
  if (act.does !== 'swings' && act.does !== 'hangs') return false
  const link = act.how.find(
    ({ by, what }) => ['from', 'on', 'with', 'what'].includes(by) && isCord(board.nodes.get(what)),
  )
  const cord = link && board.nodes.get(link.what)
  if (cord?.kind !== 'thing' || cord.by || cord.strung || node.isPlaced) return false
  placeAlone(board, node)
  node.y = -80 * node.f
  if (isWide(node)) {
    // By the mouth.
    node.act = { ...act, does: 'holds', how: [] }
    gripEnd(node, null, false, { x: 128, y: -262 })
    stringUp(cord, [{ x: node.x - node.facing * 40 * node.f, y: node.y - 860 * node.f }, node], true)
    cord.x = node.x
    return true
  }
  node.act = { ...act, does: 'hangs', how: [] }
  const hands = { x: node.x + node.facing * 4 * node.f, y: node.y - 360 * node.f }
  const lean = act.does === 'swings' ? 150 : 10
  stringUp(
    cord,
    [
      { x: hands.x - node.facing * lean * node.f, y: hands.y - 460 * node.f },
      { ...hands, y: hands.y + 30 },
    ],
    true,
  )
  cord.x = node.x
  return true
}

/** Places whoever has a cord in the hands that goes to somebody or something else. False for all others. */
export function holdCord(board: Board, node: FigureNode, act: SceneAct): boolean {
  const cord = act.how.map(({ what }) => board.nodes.get(what)).find(isCord)
  const plan = cord && !cord.by && isGripIn(act, cord) ? planOf(board, cord) : null
  if (!plan) return flyKite(board, node, act)
  const { holders, ends } = plan
  const kite = ends.find((end) => end.kind === 'thing' && end.prop === 'kite')
  if (kite?.kind === 'thing') return letFly(board, node, kite, cord!)
  if (saveFrom(board, node, act, cord!)) return true
  const things = ends.filter((end): end is ThingNode => end.kind === 'thing' && end.thing.prop !== null)
  const [led] = ends
  if (holders.length === 1 && led && going.has(act.does)) return lead(board, node, led, cord!)
  if (things.length > 0) return holdFrom(board, node, things[0]!, plan)
  const all = [...holders, ...ends.filter((end): end is FigureNode => end.kind === 'figure')]
  const [one, other] = all
  if (!one || !other) return false
  return node === one || node === other
    ? holdBetween(board, node, node === one ? other : one, plan)
    : helpHold(board, node, one, other, all.indexOf(node))
}

/** A cord is tied to a thing, and its ends are in the hands; or to somebody's hand, who holds it out. */
export function tieCord(board: Board, node: FigureNode, act: SceneAct): boolean {
  const cord = act.how
    .map(({ by, what }) => (by === 'what' || by === 'with' ? board.nodes.get(what) : undefined))
    .find(isCord)
  const end = act.how
    .map(({ by, what }) =>
      ['to', 'on', 'beside', 'what', 'from'].includes(by) ? board.nodes.get(what) : undefined,
    )
    .find((one) => one && one !== cord && one.depth === 0 && !(one.kind === 'thing' && one.by))
  // A boat is tied to its post with a rope.
  const isOther =
    act.how.some(({ by, what }) => by === 'what' && what !== cord?.id && what !== end?.id) ||
    (act.how.some(({ by, what }) => by === 'what' && what !== cord?.id) && act.how.length > 2)
  if (act.does !== 'ties' || isOther || !cord || !end || cord.by || cord.strung || node.isPlaced) return false
  if (end.kind === 'figure') {
    const gap = 46 * board.scale
    standAt(board, node, end, handAt(node, false).x * node.f + handAt(end, false).x * end.f + gap)
    turnTo(end, node)
    if (!end.holds && !end.cord) gripEnd(end, node, false)
  } else {
    if (propInfo[end.prop].kind === 'held') return isWide(node) && tieFromMouth(board, node, end, cord)
    standAt(board, node, end, bandHalf(end) + handAt(node, false).x * node.f + 24 * board.scale)
    cord.band = { around: end, up: Math.min(end.height * 0.6, 118 * node.f) }
  }
  const other = end.kind === 'thing' && holdsOther(board, node, end, cord)
  if (other) {
    node.target = end
    stringUp(cord, [other, { x: end.x, y: end.y - cord.band!.up }], false)
    return true
  }
  gripEnd(node, end, false)
  stringUp(cord, [node, end.kind === 'figure' ? end : { x: end.x, y: end.y - cord.band!.up }], true)
  return true
}

/** Who has the other end of a cord while somebody ties it to a thing: at the other side of that. */
function holdsOther(board: Board, node: FigureNode, end: ThingNode, cord: ThingNode): FigureNode | null {
  const act = board.acts.find(
    ({ who, does, how }) =>
      who !== node.id && gripping.has(does) && how.length === 1 && how[0]!.what === cord.id,
  )
  const other = act && board.nodes.get(act.who)
  if (other?.kind !== 'figure' || other.isPlaced || other.act !== act || other.depth > 0) return null
  const side = node.x > end.x ? -1 : 1
  put(other, end.x + side * (bandHalf(end) + handAt(other, false).x * other.f + 190 * board.scale))
  turnTo(other, end)
  gripEnd(other, end, false)
  return other
}

/** Whoever goes on four ties a thread to something small by the mouth, and it is seen between the two. */
function tieFromMouth(board: Board, node: FigureNode, end: ThingNode, cord: ThingNode): boolean {
  standAt(board, node, end, end.half + handAt(node, false).x * node.f + 70 * board.scale)
  turnTo(node, end)
  gripEnd(node, end, false)
  stringUp(cord, [node, end], false)
  return true
}

/** Pulls somebody out of something by a cord, whose other end they hold. */
function saveFrom(board: Board, node: FigureNode, act: SceneAct, cord: ThingNode): boolean {
  const links = act.how.flatMap(({ by, what }) => {
    const one = board.nodes.get(what)
    return one ? [{ by, node: one }] : []
  })
  const whom = links.find(({ by }) => by === 'what')?.node
  if (node.isPlaced || whom?.kind !== 'figure' || !pullFrom(board, node, act, links)) return false
  const from = whom.on!
  put(
    node,
    whom.x + Math.sign(node.x - whom.x) * (from.half + handAt(node, true).x * node.f + 110 * board.scale),
  )
  gripEnd(node, whom, true)
  gripEnd(whom, node, false)
  stringUp(cord, [node, whom], true)
  return true
}

/** Two are at the ends of a cord, so far apart that it is seen. */
function holdBetween(board: Board, node: FigureNode, other: FigureNode, { cord, taut }: Plan): boolean {
  // Whoever jumps over it has room between them.
  const isJumped = board.acts.some(({ how }) => how.some(({ by, what }) => by === 'over' && what === cord.id))
  const gap = (isJumped ? 400 : taut ? 200 : 180) * board.scale
  const distance = handAt(node, taut).x * node.f + handAt(other, taut).x * other.f + gap
  if (!other.isPlaced) placeAlone(board, node)
  else if (!node.isPlaced) standAt(board, node, other, distance)
  if (other.isPlaced && other.how === 'free') turnTo(other, node)
  if (other.isPlaced && node.how === 'free') turnTo(node, other)
  gripEnd(node, other, taut)
  if (other.isPlaced || !other.act) gripEnd(other, node, taut)
  if (!other.act && !other.isPlaced) {
    standAt(board, other, node, distance)
    turnTo(node, other)
  }
  if (!cord.strung) stringUp(cord, [node, other], taut)
  cord.x = (node.x + other.x) / 2
  return true
}

/** Whoever helps to hold a cord is behind one of the two who have its ends. */
function helpHold(board: Board, node: FigureNode, one: FigureNode, other: FigureNode, at: number): boolean {
  if (!one.isPlaced || !other.isPlaced) return false
  const leader = at % 2 === 0 ? one : other
  pushAfter(board, node, leader)
  // Not over the back of one that goes on four.
  if (isWide(leader) || isWide(node)) node.x -= leader.facing * 0.3 * (leader.half + node.half)
  return true
}

/** One, or several behind each other, hold a cord that is at a thing. */
function holdFrom(board: Board, node: FigureNode, end: ThingNode, { cord, holders, taut }: Plan): boolean {
  const [leader] = holders
  if (node !== leader) {
    if (!leader?.isPlaced || node.isPlaced) return false
    pushAfter(board, node, leader)
    return true
  }
  standAt(
    board,
    node,
    end,
    end.half * (depths.has(end.prop) ? 0.7 : 1) + handAt(node, taut).x * node.f + 150 * board.scale,
  )
  turnTo(node, end)
  turnHandle(node, end)
  gripEnd(node, end, taut)
  stringUp(cord, [node, end], taut)
  return true
}

/** Whoever is led goes behind, on the cord. */
function lead(board: Board, node: FigureNode, led: Node, cord: ThingNode): boolean {
  placeAlone(board, node)
  // A small animal is seen.
  if (led.kind === 'thing') enlarge(led, Math.min(2, (240 * node.f) / led.height))
  if (!led.isPlaced) put(led, node.x - node.facing * (node.half + led.half + 110 * board.scale))
  if (led.kind === 'figure') {
    led.act ??= { who: led.id, does: 'walks', how: [], feels: null }
    led.facing = node.facing
  } else led.faces = node.facing
  const at = isWide(node)
    ? handAt(node, false)
    : { x: isBird(node.player.sheet.species) ? -120 : -70, y: -112 }
  gripEnd(node, null, false, at)
  node.target = null
  stringUp(cord, [node, led], false)
  return true
}

/** `hero flies the kite`, `hero holds the kite by the string`: it is up in the air, and its string in the hands. */
function flyKite(board: Board, node: FigureNode, act: SceneAct): boolean {
  const kite = act.how
    .map(({ what }) => board.nodes.get(what))
    .find((one) => one?.kind === 'thing' && one.prop === 'kite')
  if (kite?.kind !== 'thing' || kite.by || kite.depth > 0) return false
  const flies = board.acts.some(({ who, does }) => who === kite.id && does === 'flies')
  const link = act.how.find(({ what }) => what === kite.id)?.by
  // What is torn stays on the ground, unless it is said to fly.
  if (kite.isLying || (kite.thing.state === 'torn' && act.does !== 'flies')) return false
  const isFlown =
    (act.does === 'pulls' && link === 'what' && !act.how.some(({ by }) => by === 'from')) ||
    (act.does === 'flies' &&
      (link === 'what' || (link === 'with' && !act.how.some(({ what }) => what === 'sky')))) ||
    (flies && (gripping.has(act.does) || (going.has(act.does) && link === 'with')))
  if (!isFlown) return false
  const cord = thingNode(
    { id: `string of ${kite.id}`, name: 'the string', prop: 'thread', count: 1 },
    board.scale,
  )!
  board.nodes.set(cord.id, cord)
  if (act.does === 'flies' || act.does === 'pulls') node.act = { ...act, does: 'holds' }
  return letFly(board, node, kite, cord)
}

export function letFly(board: Board, node: FigureNode, kite: ThingNode, cord: ThingNode): boolean {
  placeAlone(board, node)
  const way = going.has(node.act?.does ?? 'stands') ? -node.facing : node.facing
  if (!kite.isFlown) {
    put(kite, node.x + way * (isWide(node) ? 340 : 290) * node.f, -390 * Math.max(node.f, board.scale * 0.8))
    kite.isFlown = true
    if (kite.thing.state !== 'torn') kite.thing = { ...kite.thing, state: undefined }
    stringUp(cord, [node, kite], true)
  }
  gripEnd(node, kite, false)
  return true
}

export const isPullingAlone = ({ act, target, holds, depth, how }: FigureNode): boolean =>
  act?.does === 'pulls' &&
  !holds &&
  depth === 0 &&
  how === 'free' &&
  isCord(target ?? undefined) &&
  !(target as ThingNode).strung &&
  !(target as ThingNode).tiedTo &&
  !(target as ThingNode).by

/** Whoever pulls a rope and nobody knows what, pulls it from outside of the picture. */
export function pullFromAfar(node: FigureNode, rope: ThingNode): void {
  gripEnd(node, null, true)
  stringUp(rope, [node, { x: node.x + node.facing * 1500 * node.f, y: node.y - 40 * node.f }], true)
  rope.x = node.x + node.facing * 230 * node.f
  node.target = null
}
