import type { SceneAct, Thing } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'
import { cords } from './ropes.ts'

/** What one does with the end of a cord in the hands. */
export const gripping: ReadonlySet<SceneAct['does']> = new Set([
  'holds',
  'pulls',
  'takes',
  'lifts',
  'carries',
  'catches',
  'gathers',
])
export const going: ReadonlySet<SceneAct['does']> = new Set(['walks', 'runs', 'creeps', 'tiptoes', 'jumps'])
/** What rests where it is said to be: its act says no ends, but with these words. */
const resting: ReadonlySet<SceneAct['does']> = new Set(['lies', 'stands', 'is', 'falls', 'slides'])

/** A cord of the scene: who has it in the hands, and what its ends are at besides. */
export type Plan = { cord: ThingNode; holders: FigureNode[]; ends: Node[]; taut: boolean }

export const isCord = (node: Node | undefined): node is ThingNode =>
  node?.kind === 'thing' && cords.has(node.prop) && node.depth === 0 && node.thing.count === 1

/** `holds the string`, `holds the kite by the string`, `leads the goat on a rope`. */
export const isGripIn = ({ does, how }: SceneAct, { id }: ThingNode): boolean =>
  how.some(({ by, what }) => {
    if (what !== id) return false
    if (by === 'what') return gripping.has(does)
    // `are tied together with a rope`.
    if (does === 'ties' && by === 'with') return how.length === 1
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
        const isEnd =
          does === 'pulls' ? by !== 'over' && by !== 'through' : ['what', 'from', 'with'].includes(by)
        const end = isEnd ? nodes.get(what) : undefined
        const isOther = end && end !== cord && end.depth === 0 && !holders.includes(end as FigureNode)
        return isOther && !(end.kind === 'figure' && by === 'beside') ? [end] : []
      }),
    )

/** Who and what a cord goes to; null for one that lies or hangs somewhere, or is in the hands of one alone. */
export function planOf(board: Board, cord: ThingNode): Plan | null {
  const holders = holdersOf(board, cord)
  const isCut = board.acts.some(({ who, does }) => who === cord.id && (does === 'breaks' || does === 'tears'))
  if (isCut) cord.thing = { ...cord.thing, state: 'broken' }
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

export const isAloft = ({ acts }: Board, id: string): boolean =>
  acts.some(({ who, does }) => who === id && (does === 'flies' || does === 'hangs'))

/** Out of which several pull somebody or something by one rope. */
export const depths: ReadonlySet<string> = new Set(['pit', 'hole', 'well'])

/** Whether somebody pulls a scarf at a thing, as a rope. */
export const isScarfPulled = ({ id, prop }: Thing, acts: readonly SceneAct[]): boolean =>
  prop === 'scarf' &&
  acts.some(
    ({ does, how }) =>
      does === 'pulls' &&
      how.some(({ by, what }) => by === 'what' && what === id) &&
      how.some(({ by, what }) => (by === 'on' || by === 'at' || by === 'to') && what !== id),
  )
