import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { putBetween } from './between.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { anchorOf, bandHalf, slack } from './cord-ends.ts'
import { enlarge, isIn, thingNode, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { cords } from './ropes.ts'
import { pullFrom } from './pulled-from.ts'
import { pushAfter, standAt } from './stand-at.ts'

/** What one does with the end of a cord in the hands. */
const gripping: ReadonlySet<SceneAct['does']> = new Set([
  'holds',
  'pulls',
  'takes',
  'lifts',
  'carries',
  'catches',
  'gathers',
])
const going: ReadonlySet<SceneAct['does']> = new Set(['walks', 'runs', 'creeps', 'tiptoes', 'jumps'])
/** What rests where it is said to be: its act says no ends, but with these words. */
const resting: ReadonlySet<SceneAct['does']> = new Set(['lies', 'stands', 'is', 'falls', 'slides'])

type Links = readonly { by: string; node: Node }[]

/** A cord of the scene: who has it in the hands, and what its ends are at besides. */
type Plan = { cord: ThingNode; holders: FigureNode[]; ends: Node[]; taut: boolean }

const isCord = (node: Node | undefined): node is ThingNode =>
  node?.kind === 'thing' && cords.has(node.prop) && node.depth === 0 && node.thing.count === 1

/** `holds the string`, `holds the kite by the string`, `leads the goat on a rope`. */
const isGripIn = ({ does, how }: SceneAct, { id }: ThingNode): boolean =>
  how.some(({ by, what }) => {
    if (what !== id) return false
    if (by === 'what') return gripping.has(does)
    const isBesides = how.some((one) => one.what !== id && (one.by === 'what' || one.by === 'with'))
    return ['with', 'on', 'beside'].includes(by) && isBesides && (gripping.has(does) || going.has(does))
  })

const holdersOf = ({ acts, nodes }: Board, cord: ThingNode): FigureNode[] => [
  ...new Set(
    acts.flatMap((act) => {
      const node = nodes.get(act.who)
      return node?.kind === 'figure' && node.depth === 0 && isGripIn(act, cord) ? [node] : []
    }),
  ),
]

/** What a cord is said to go from, to or between, by its own act or by that of what hangs on it. */
function endsSaid({ acts, nodes }: Board, cord: ThingNode): Node[] {
  const found = acts.flatMap(({ who, does, how }) =>
    how.flatMap(({ by, what }) => {
      const isOwn =
        who === cord.id &&
        (['from', 'to', 'between'].includes(by) || (!resting.has(does) && ['on', 'at'].includes(by)))
      const isHung = by === 'between' && does === 'hangs' && how.some((one) => one.what === cord.id)
      const end = isOwn || isHung ? nodes.get(what) : undefined
      return end && end !== cord && end.depth === 0 ? [end] : []
    }),
  )
  return [...new Set(found)]
}

/** What those who hold a cord say of its other end. */
const endsOfHolders = ({ acts, nodes }: Board, cord: ThingNode, holders: readonly FigureNode[]): Node[] =>
  acts
    .filter((act) => isGripIn(act, cord))
    .flatMap(({ does, how }) =>
      how.flatMap(({ by, what }) => {
        const isEnd = does === 'pulls' ? by !== 'over' && by !== 'through' : ['what', 'from', 'with'].includes(by)
        const end = isEnd ? nodes.get(what) : undefined
        const isOther = end && end !== cord && end.depth === 0 && !holders.includes(end as FigureNode)
        return isOther && !(end.kind === 'figure' && by === 'beside') ? [end] : []
      }),
    )

/** Who and what a cord goes to; null for one that lies or hangs somewhere, or is in the hands of one alone. */
function planOf(board: Board, cord: ThingNode): Plan | null {
  const holders = holdersOf(board, cord)
  const said = endsSaid(board, cord).filter((end) => !holders.includes(end as FigureNode))
  const taut = board.acts.some((act) => act.does === 'pulls' && isGripIn(act, cord))
  const unsaid = [...board.nodes.values()].filter(
    (one) =>
      one.kind === 'thing' &&
      ((one.prop === 'kite' && holders.length > 0 && isAloft(board, one.id)) ||
        (depths.has(one.prop) && holders.length > 1 && taut)),
  )
  const ends = [...new Set([...said, ...endsOfHolders(board, cord, holders), ...unsaid])]
  // What hangs over whoever pulls has its rope from above.
  const isAbove = taut && holders.length === 1 && ends.some(({ id }) => isAloft(board, id))
  const isGroup = ends.length === 1 && ends[0]!.kind === 'thing' && ends[0]!.thing.count === 2
  const isLine = holders.length + ends.length > 1 || isGroup
  return isLine && !isAbove ? { cord, holders, ends, taut } : null
}

const isAloft = ({ acts }: Board, id: string): boolean =>
  acts.some(({ who, does }) => who === id && (does === 'flies' || does === 'hangs'))

/** Out of which several pull somebody or something by one rope. */
const depths: ReadonlySet<string> = new Set(['pit', 'hole', 'well'])

const isWide = ({ player }: FigureNode): boolean =>
  goesOnFour(player.sheet.species) || player.sheet.species === 'whale'

/** Where a figure has the end of a cord, in figure units. */
function handAt(node: FigureNode, taut: boolean): Spot {
  if (isWide(node)) return taut ? { x: 168, y: -104 } : { x: 158, y: -150 }
  if (isBird(node.player.sheet.species)) return { x: 128, y: -112 }
  return taut ? { x: 106, y: -104 } : { x: 98, y: -128 }
}

const placeAlone = (board: Board, node: Node): void => {
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

/** Places whoever has a cord in the hands that goes to somebody or something else. False for all others. */
export function holdCord(board: Board, node: FigureNode, act: SceneAct): boolean {
  const cord = act.how.map(({ what }) => board.nodes.get(what)).find(isCord)
  const plan = cord && !cord.by && isGripIn(act, cord) ? planOf(board, cord) : null
  if (!plan) return flyKite(board, node, act)
  const { holders, ends, taut } = plan
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
  const cord = act.how.map(({ by, what }) => (by === 'what' || by === 'with' ? board.nodes.get(what) : undefined)).find(isCord)
  const end = act.how
    .map(({ by, what }) => (['to', 'on', 'beside', 'what', 'from'].includes(by) ? board.nodes.get(what) : undefined))
    .find((one) => one && one !== cord && one.depth === 0 && !(one.kind === 'thing' && one.by))
  // A boat is tied to its post with a rope.
  const isOther = act.how.some(({ by, what }) => by === 'what' && what !== cord?.id && what !== end?.id) || (act.how.some(({ by, what }) => by === 'what' && what !== cord?.id) && act.how.length > 2)
  if (act.does !== 'ties' || isOther || !cord || !end || cord.by || cord.strung || node.isPlaced) return false
  if (end.kind === 'figure') {
    const gap = 46 * board.scale
    standAt(board, node, end, handAt(node, false).x * node.f + handAt(end, false).x * end.f + gap)
    turnTo(end, node)
    if (!end.holds && !end.cord) gripEnd(end, node, false)
  } else {
    if (propInfo[end.prop].kind === 'held') return false
    standAt(board, node, end, bandHalf(end) + handAt(node, false).x * node.f + 24 * board.scale)
    cord.band = { around: end, up: Math.min(end.height * 0.6, 118 * node.f) }
  }
  gripEnd(node, end, false)
  stringUp(cord, [node, end.kind === 'figure' ? end : { x: end.x, y: end.y - cord.band!.up }], true)
  return true
}

/** Around what a rope is that is said to hang on it. */
const girded: ReadonlySet<string> = new Set(['barrel', 'box', 'sack', 'boulder', 'treasure-chest', 'suitcase', 'pumpkin', 'log', 'rocks', 'snowman', 'bed', 'sled', 'hay-bale', 'roll', 'cake', 'letter', 'book'])

/** A cord around a thing, tied in front of it. */
export function gird(board: Board, cord: ThingNode, act: SceneAct): void {
  const around = act.how.map(({ by, what }) => (by === 'on' ? board.nodes.get(what) : undefined)).find((one) => one?.kind === 'thing' && girded.has(one.prop))
  if (act.does !== 'hangs' || !isCord(cord) || around?.kind !== 'thing' || around.by) return
  if (!around.isPlaced) put(around, freeSpot(board, around))
  cord.band = { around, up: around.height * 0.45 }
  cord.isPlaced = true
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
  put(node, whom.x + Math.sign(node.x - whom.x) * (from.half + handAt(node, true).x * node.f + 110 * board.scale))
  gripEnd(node, whom, true)
  gripEnd(whom, node, false)
  stringUp(cord, [node, whom], true)
  return true
}

/** Two are at the ends of a cord, so far apart that it is seen. */
function holdBetween(board: Board, node: FigureNode, other: FigureNode, { cord, taut }: Plan): boolean {
  const gap = (taut ? 200 : 180) * board.scale
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
  stringUp(cord, [node, other], taut)
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
  standAt(board, node, end, end.half * (depths.has(end.prop) ? 0.7 : 1) + handAt(node, taut).x * node.f + 150 * board.scale)
  turnTo(node, end)
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
  const at = isWide(node) ? handAt(node, false) : { x: isBird(node.player.sheet.species) ? -120 : -70, y: -112 }
  gripEnd(node, null, false, at)
  node.target = null
  stringUp(cord, [node, led], false)
  return true
}

/** `hero flies the kite`, `hero holds the kite by the string`: it is up in the air, and its string in the hands. */
function flyKite(board: Board, node: FigureNode, act: SceneAct): boolean {
  const kite = act.how.map(({ what }) => board.nodes.get(what)).find((one) => one?.kind === 'thing' && one.prop === 'kite')
  if (kite?.kind !== 'thing' || kite.by || kite.depth > 0 || kite.thing.state === 'torn') return false
  const isAloft = board.acts.some(({ who, does }) => who === kite.id && does === 'flies')
  const link = act.how.find(({ what }) => what === kite.id)?.by
  const isFlown = (act.does === 'flies' && (link === 'what' || (link === 'with' && !act.how.some(({ what }) => what === 'sky')))) || (isAloft && (gripping.has(act.does) || (going.has(act.does) && link === 'with')))
  if (!isFlown) return false
  const cord = thingNode({ id: `string of ${kite.id}`, name: 'the string', prop: 'thread', count: 1 }, board.scale)!
  board.nodes.set(cord.id, cord)
  if (act.does === 'flies') node.act = { ...act, does: 'holds' }
  return letFly(board, node, kite, cord)
}

function letFly(board: Board, node: FigureNode, kite: ThingNode, cord: ThingNode): boolean {
  placeAlone(board, node)
  const way = going.has(node.act?.does ?? 'stands') ? -node.facing : node.facing
  if (!kite.isFlown) {
    put(kite, node.x + way * (isWide(node) ? 340 : 290) * node.f, -390 * Math.max(node.f, board.scale * 0.8))
    kite.isFlown = true
    kite.thing = { ...kite.thing, state: undefined }
    stringUp(cord, [node, kite], true)
  }
  gripEnd(node, kite, false)
  return true
}

/** What is hung on a cord that nobody holds: the cord is strung first, and things are side by side below it. */
export function hangOnCord(board: Board, thing: ThingNode, act: SceneAct): boolean {
  const cord = act.how.map(({ by, what }) => (by === 'on' || by === 'from' ? board.nodes.get(what) : undefined)).find(isCord)
  if (act.does !== 'hangs' || !cord || cord === thing || cord.by) return false
  if (!cord.strung && !stringBetween(board, cord)) {
    if (cord.isPlaced) return false
    const x = figuresOn(board).some(isIn) ? freeSpot(board, thing) : 0
    const [y, far] = [-370 * board.scale, 1200 * board.scale]
    stringUp(cord, [{ x: x - far, y }, { x: x + far, y }], false)
    cord.strung!.taut = true
    cord.x = x
  }
  if (thing.prop === 'laundry') enlarge(thing, 1.35)
  const { ends } = cord.strung!
  const [from, to] = ends.map((end, at) => spotOf(end, ends[1 - at]!)) as [Spot, Spot]
  const others = [...board.nodes.values()].filter((one) => one.kind === 'thing' && one.isPlaced && one.on === cord)
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

export const isPullingAlone = ({ act, target, holds, depth, how }: FigureNode): boolean =>
  act?.does === 'pulls' &&
  !holds &&
  depth === 0 &&
  how === 'free' &&
  isCord(target ?? undefined) &&
  !(target as ThingNode).strung &&
  !(target as ThingNode).tiedTo &&
  !(target as ThingNode).by

/** `hero hangs the socks on the line`: they hang there, and the hands are at them. */
export function hangUpOn(board: Board, node: FigureNode, act: SceneAct): boolean {
  const thing = act.how.map(({ by, what }) => (by === 'what' ? board.nodes.get(what) : undefined)).find((one) => one?.kind === 'thing')
  if (act.does !== 'lays' || thing?.kind !== 'thing' || thing.by || thing.isPlaced) return false
  if (!hangOnCord(board, thing, { ...act, does: 'hangs', how: act.how.filter(({ by }) => by === 'on') })) return false
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

/** Whoever pulls a rope and nobody knows what, pulls it from outside of the picture. */
export function pullFromAfar(node: FigureNode, rope: ThingNode): void {
  gripEnd(node, null, true)
  stringUp(rope, [node, { x: node.x + node.facing * 1500 * node.f, y: node.y - 40 * node.f }], true)
  rope.x = node.x + node.facing * 230 * node.f
  node.target = null
}

/** Places a cord that nobody holds between the two ends that its act says; false where it has not two. */
export function stringBetween(board: Board, cord: ThingNode): boolean {
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
    const [a, b] = [-1, 1].map((side) => ({ x: one.x + side * (apart - 20 * board.scale), y: anchorOf(one, one.x).y }))
    stringUp(cord, [a!, b!], false)
  } else {
    stringUp(cord, [ends[0], ends[1]], false)
    for (const [end, to] of [ends, ends.toReversed() as [Node, Node]])
      if (end.kind === 'figure' && !end.holds && !end.cord) gripEnd(end, to, false)
  }
  return true
}
