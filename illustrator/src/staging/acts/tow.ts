import { propInfo } from '../../props/draw-prop.ts'
import type { SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, put, type Board } from './board.ts'
import { armOf, enlarge, isIn, thingNode, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { cords } from './ropes.ts'
import { pushAfter, standAt } from './stand-at.ts'
import { gripEnd, stringUp } from './strung.ts'

/** What is pulled by a rope, whether a line says so or not. */
const towed: ReadonlySet<string> = new Set(['cart', 'sled', 'train', 'boat', 'raft', 'heap', 'rocket'])

/** What a rope is tied to, as its own act says. */
function tiedTo({ acts, nodes }: Board, rope: ThingNode): ThingNode | undefined {
  const own = acts.find(({ who, does }) => who === rope.id && does !== 'is')
  const ends = own?.how.flatMap(({ what }) => nodes.get(what) ?? []) ?? []
  return ends.find((end) => end.kind === 'thing' && end !== rope && end.depth === 0) as ThingNode | undefined
}

/** What else stands there, where only one pulls a rope. */
function onlyLoad({ acts, nodes }: Board, rope: ThingNode): ThingNode | undefined {
  const pullers = acts.filter(({ does, how }) => does === 'pulls' && how.some(({ what }) => what === rope.id))
  const aloft: readonly string[] = ['hangs', 'flies', 'shines', 'swings']
  const loads = [...nodes.values()].flatMap((node) => {
    const isAloft = acts.some(({ who, does }) => who === node.id && aloft.includes(does))
    return node.kind === 'thing' && propInfo[node.prop].kind === 'stands' && !isAloft ? [node] : []
  })
  return pullers.length === 1 && loads.length === 1 ? loads[0] : undefined
}

/** Who pulls a load leans back from it, with a taut rope from the hands to the load. False where nothing is pulled so. */
export function tow(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  if (act.does !== 'pulls') return false
  const things = links.flatMap(({ by, node: one }) =>
    one.kind === 'thing' && one.depth === 0 && by !== 'over' && by !== 'through' ? [one] : [],
  )
  const named = things.find(({ prop }) => cords.has(prop))
  const load =
    things.find(({ prop }) => !cords.has(prop)) ?? (named && (tiedTo(board, named) ?? onlyLoad(board, named)))
  const isByHand = !named && !towed.has(load?.prop ?? '')
  if (node.isPlaced && (node.how !== 'free' || load?.isPlaced)) return false
  if (!load || load.by || isByHand || links.some(({ by }) => by === 'from')) return false
  const leader = figuresOn(board).find((one) => one !== node && isIn(one) && one.target?.id === ropeId(load))
  if (leader) {
    pushAfter(board, node, leader)
    if (named) named.isPlaced = true
    return true
  }
  const rope = named ?? thingNode({ id: '', name: 'the rope', prop: 'rope', count: 1 }, board.scale)!
  standAt(board, node, load, load.half + armOf(node) + 110 * node.f)
  // Its shaft is toward whoever pulls.
  if (shafts.has(load.prop)) load.faces = node.x > load.x ? 1 : -1
  rope.id = ropeId(load)
  rope.isPlaced = true
  gripEnd(node, load, true)
  stringUp(rope, [node, load], true)
  if (!named) board.nodes.set(rope.id, rope)
  node.target = rope
  return true
}

/** What has its front drawn at its right. */
const shafts: ReadonlySet<string> = new Set(['cart', 'sled'])

const ropeId = ({ id }: ThingNode): string => `rope at ${id}`

/** Stands a flag before a figure that has its hands at the pole; its cloth is over the head. */
export function raise(board: Board, node: FigureNode, flag: ThingNode): void {
  enlarge(flag, (480 * node.f) / flag.height)
  standAt(board, node, flag, armOf(node))
  node.target = flag
}

/** What is fixed to a pole that it has itself. */
const flown: ReadonlySet<string> = new Set(['flag', 'banner'])
const poles: ReadonlySet<string> = new Set(['fishing-rod', 'broom', 'board', 'log'])

/** Who ties something to something has both hands at the knot; a boat is tied to its post by a rope. False for other knots. */
export function tieTo(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  if (act.does !== 'ties' || node.isPlaced) return false
  const what = links.find(({ by }) => by === 'what')?.node
  const post = links.find(
    ({ by, node: one }) => (by === 'to' || by === 'on' || by === 'beside') && one.kind === 'thing',
  )?.node
  if (what?.kind !== 'thing' || post?.kind !== 'thing' || what === post || what.by || post.by) return false
  if (flown.has(what.prop) && poles.has(post.prop)) {
    // The flag has the pole.
    post.isHidden = post.isPlaced = true
    raise(board, node, what)
    return true
  }
  if (cords.has(what.prop)) return false
  const rope =
    links.flatMap(({ node: one }) => (one.kind === 'thing' && cords.has(one.prop) ? [one] : []))[0] ??
    thingNode({ id: `rope at ${what.id}`, name: 'the rope', prop: 'rope', count: 1 }, board.scale)!
  standAt(board, node, post, post.half + armOf(node) * 0.8)
  const at = post.x - node.facing * post.half * 0.7
  if (what.prop === 'balloon') {
    // It is over the post, on its string.
    const top = { x: post.x, y: post.y - post.height * 0.92 }
    put(what, post.x + 40 * node.f, Math.min(top.y, node.y - 190 * node.f) - 110 * node.f)
    what.isFlown = true
    stringUp(rope, [top, what], true)
    if (!board.nodes.has(rope.id)) board.nodes.set(rope.id, rope)
    node.target = post
    return true
  }
  const isSmall = what.height < 200 * node.f && what.half < 110 * node.f
  if (isSmall) {
    // It hangs at the knot.
    what.isPlaced = true
    what.x = post.x
    what.y = Math.min(0, node.y - 110 * node.f + what.height * 0.9)
    what.z = post.z + 3
    node.target = what
    return true
  }
  what.isPlaced = true
  what.x = post.x + node.facing * (post.half + what.half + 60 * node.f)
  Object.assign(rope, { isPlaced: true, tiedTo: what, half: 8, height: 20, x: at, y: node.y - 110 * node.f })
  if (!board.nodes.has(rope.id)) board.nodes.set(rope.id, rope)
  node.target = rope
  return true
}
