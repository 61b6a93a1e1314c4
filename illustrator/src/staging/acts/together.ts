import type { SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { armOf, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'

const shared: ReadonlySet<SceneAct['does']> = new Set(['carries', 'lifts'])

/** What two pull at, each at an end of it. */
const sticks: ReadonlySet<string> = new Set([
  'broom',
  'stick',
  'oar',
  'spoon',
  'fishing-rod',
  'ladder',
  'pencil',
  'brush',
])

/** What an act carries or lifts with others. */
export const sharedIn = (acts: readonly SceneAct[], act: SceneAct): string | undefined => {
  const what = act.how.find(({ by }) => by === 'what')?.what
  const isSame = (one: SceneAct) =>
    one.who !== act.who &&
    one.does === act.does &&
    one.how.some((link) => link.by === 'what' && link.what === what)
  return what && (shared.has(act.does) || act.does === 'pulls') && acts.some(isSame) ? what : undefined
}

/** Two who carry something have it between them, a hand at each end; who else carries it is behind it. False if nobody else does. */
export function carryTogether(board: Board, node: FigureNode, act: SceneAct): boolean {
  const thing = board.nodes.get(sharedIn(board.acts, act) ?? '')
  if (thing?.kind !== 'thing' || node.isPlaced || thing.by || thing.depth > 0) return false
  // What is pulled by both is a stick.
  if (act.does === 'pulls' && !sticks.has(thing.prop)) return false
  const others = figuresOn(board).filter((one) => one !== node && isIn(one) && one.target === thing)
  if (!thing.isPlaced) {
    if ((thing.height > 3 * thing.half || act.does === 'pulls') && thing.thing.count === 1) {
      // A ladder is carried on its side.
      thing.isLying = true
      ;[thing.half, thing.height] = [thing.height / 2, thing.half * 2]
    }
    const low = Math.min(...carriers(board, thing).map(({ f }) => f))
    put(thing, freeSpot(board, thing), -(act.does === 'lifts' ? 120 : 58) * low)
    thing.isBorne = true
    thing.z = 12
  }
  const side = others.length === 0 ? -1 : 1
  if (others.length > 1) {
    put(node, thing.x + (others.length - 2) * node.half, -46 * node.f)
    node.z = -16
  } else put(node, thing.x + side * (thing.half + armOf(node) * (act.does === 'pulls' ? 0.5 : 0.72)))
  node.facing = side > 0 ? -1 : 1
  node.target = thing
  return true
}

const carriers = (board: Board, thing: ThingNode): FigureNode[] =>
  board.acts.flatMap((act) => {
    const node: Node | undefined = board.nodes.get(act.who)
    return node?.kind === 'figure' && sharedIn(board.acts, act) === thing.id ? [node] : []
  })
