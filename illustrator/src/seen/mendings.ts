import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Composition } from '../compose-scene.ts'
import type { Change, Restaging } from '../staging/acts/changes.ts'
import type { FigureNode, ThingNode } from '../staging/acts/nodes.ts'
import { faultWeights, type PictureFault } from './fault.ts'

type Found = { made: Composition; faults: readonly PictureFault[] }

/** Other stagings that may mend what is wrong with a composition of `now`: those for its worst fault first. */
export function mendings({ made, faults }: Found, now: Restaging): Restaging[] {
  const { staged } = made
  if (!staged) return []
  const sorted = faults.toSorted((a, b) => faultWeights[b.kind] - faultWeights[a.kind])
  const { figures, things } = staged.tableau
  const nodes = new Map<string, FigureNode | ThingNode>(
    [...figures, ...things].map((node) => [node.id, node]),
  )
  const dir = dirOf(made)
  return sorted
    .flatMap((fault) =>
      changesFor(fault, nodes, { acts: staged.acts, dir }).map((changes): Restaging => ({
        ...now,
        changes: [...now.changes, ...changes],
      })),
    )
    .concat(sorted.some(isOfFrame) ? [{ ...now, wider: (now.wider ?? 1) * 1.16 }] : [])
    .concat(sorted.some(isOfPlace) && !now.isMirrored ? [{ ...now, isMirrored: true }] : [])
}

/** Whether the tableau's x goes to the right on the canvas. */
const dirOf = ({ staged, layers }: Composition): 1 | -1 => {
  const placed = layers.flatMap((layer) =>
    layer.kind === 'figure' && !layer.figure.isExtra ? [layer.figure] : [],
  )
  const node = staged?.tableau.figures.find(
    ({ id, facing }) => placed.some(({ member }) => member.who === id) && facing,
  )
  const drawn = node && placed.find(({ member }) => member.who === node.id)
  return !node || !drawn || (drawn.facing === 'right') === node.facing > 0 ? 1 : -1
}

/** What the place has in front is at one side. */
const isOfPlace = ({ by }: PictureFault): boolean => by === 'foreground' || by === 'set'

const isOfFrame = ({ kind }: PictureFault): boolean => kind.endsWith('outside the frame')

/** Who or what covers: of `thing pie`, `companion held` the node. */
function coverOf({ by = '' }: PictureFault, nodes: ReadonlyMap<string, FigureNode | ThingNode>) {
  const [kind = '', part = ''] = by.split(' ')
  return kind === 'thing'
    ? [...nodes.values()].find((node) => node.kind === 'thing' && node.prop === part)
    : nodes.get(kind)
}

/** Sets of changes that may mend a fault, the smallest first. */
function changesFor(
  fault: PictureFault,
  nodes: ReadonlyMap<string, FigureNode | ThingNode>,
  { acts, dir }: { acts: readonly SceneAct[]; dir: 1 | -1 },
): (readonly Change[])[] {
  const node = nodes.get(fault.who)
  if (!node) return []
  const { id } = node
  const { gap } = fault
  switch (fault.kind) {
    case 'face covered':
    case 'figure covered':
    case 'thing covered':
      return apart(fault, node, nodes, acts)
    case 'hand off the thing': {
      const thing = nodes.get((fault.by ?? '').replace('on ', ''))
      if (!gap || thing?.kind !== 'thing') return []
      // What is not on the ground comes to the hand.
      const isLoose = thing.y < -20 && !isFixedIn(thing, nodes, acts)
      return [
        [{ id, dx: gap.x * dir }],
        ...(isLoose ? [[{ id: thing.id, dx: -gap.x * dir, dy: -gap.y }]] : []),
      ]
    }
    case 'no contact':
    case 'relation not held':
      return gap
        ? [
            ...(gap.x !== 0 ? [[{ id, dx: gap.x * dir }]] : []),
            ...(gap.y !== 0 && node.kind === 'thing' ? [[{ id, dy: gap.y }]] : []),
          ]
        : []
    case 'floats':
      return [
        ...(node.on ? [0.4, 0.8].map((share) => [{ id, dx: (node.on!.x - node.x) * share }]) : []),
        ...(gap ? [[{ id, dy: gap.y }]] : []),
      ]
    case 'figure outside the frame':
    case 'face outside the frame':
    case 'thing outside the frame':
      return [0.3, 0.6].map((share) => towardsOthers(node, nodes, share))
    case 'too small':
      return node.kind === 'thing' ? [[{ id, k: 1.6 }], [{ id, k: 2.2 }]] : []
    default:
      return []
  }
}

/** Moves somebody, with what they act on, or a thing towards the middle of all others, by a share of the way. */
function towardsOthers(
  node: FigureNode | ThingNode,
  nodes: ReadonlyMap<string, FigureNode | ThingNode>,
  share: number,
): Change[] {
  const figures = [...nodes.values()].filter((one) => one.kind === 'figure' && one !== node)
  const middle = figures.reduce((sum, { x }) => sum + x, 0) / (figures.length || 1)
  const dx = (middle - node.x) * share
  const own = node.kind === 'figure' && node.target?.kind === 'thing' && !node.target.by ? [node.target] : []
  return [node, ...own].map(({ id }) => ({ id, dx }))
}

/** Draws what is covered later, or moves it and its cover apart. */
function apart(
  fault: PictureFault,
  node: FigureNode | ThingNode,
  nodes: ReadonlyMap<string, FigureNode | ThingNode>,
  acts: readonly SceneAct[],
): (readonly Change[])[] {
  const cover = coverOf(fault, nodes)
  if (fault.by === 'set' && !isFixedIn(node, nodes, acts))
    return [1.5, -1.5, 3, -3].map((times) => [{ id: node.id, dx: times * node.half }])
  const own = node.kind === 'thing' && node.by ? node.by : node
  if (fault.by === 'own held' && own.kind === 'figure' && own.holds)
    return [0.75, 0.55].map((k) => [{ id: own.holds!.id, k }])
  if (fault.by === 'extra body') return [[{ id: own.id, dz: 22 }]]
  if (!cover || cover === own) return []
  const isOfThings = own.kind === 'thing' && cover.kind === 'thing'
  const away = Math.sign(own.x - cover.x || 1)
  const step = (own.half + cover.half) * 0.35
  const move = (one: FigureNode | ThingNode, dx: number): Change[][] =>
    isFixedIn(one, nodes, acts) ? [] : [[{ id: one.id, dx }]]
  return [
    ...(isOfThings ? [] : [[{ id: own.id, dz: node.kind === 'thing' ? 22 : 9 }]]),
    ...move(own, away * step),
    ...move(cover, -away * step),
    // Who is on somebody stays on them.
    ...(isOnOther(own, cover, acts) ? [] : move(own, away * 2 * step)),
    ...(isOfThings ? [] : [[{ id: cover.id, dz: -18 }]]),
    ...(own.kind === 'thing' ? [1.2, -1.2].flatMap((side) => move(own, side * (own.half + cover.half))) : []),
  ]
}

/** Whether the acts say what thing somebody or something is in, on, under or before: then they stay there. */
const isFixedIn = (
  { id }: FigureNode | ThingNode,
  nodes: ReadonlyMap<string, FigureNode | ThingNode>,
  acts: readonly SceneAct[],
): boolean =>
  acts.some(
    ({ who, how }) =>
      (who === id || (nodes.get(id)?.kind === 'thing' && how.some(({ what }) => what === id))) &&
      how.some(({ by, what }) => what !== id && places.has(by) && nodes.get(what)?.kind === 'thing'),
  )

const isOnOther = (
  { id }: FigureNode | ThingNode,
  other: FigureNode | ThingNode,
  acts: readonly SceneAct[],
): boolean =>
  acts.some(
    ({ who, how }) =>
      (who === id && how.some(({ by, what }) => by === 'on' && what === other.id)) ||
      (who === other.id && how.some(({ by, what }) => by === 'on' && what === id)),
  )

const places: ReadonlySet<string> = new Set(['in', 'on', 'under', 'before', 'behind', 'through', 'between'])
