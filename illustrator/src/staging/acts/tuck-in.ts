import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Stage } from '../../stage-of-place.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

type Bed = NonNullable<Stage['bed']>

const rests: ReadonlySet<string> = new Set(['sleeps', 'lies', 'yawns'])

/** Whether a figure is in the bed of the place, or on it. */
const isInBed = ({ act, on, target }: FigureNode): boolean =>
  act !== null &&
  act.does !== 'lays' &&
  (on?.prop === 'bed' ||
    on?.prop === 'pillow' ||
    on?.prop === 'blanket' ||
    (target?.kind === 'thing' && target.prop === 'blanket') ||
    rests.has(act.does))

/** Scale of a figure in bed: it has to fit the bed, so sizes differ less than elsewhere. */
const bedScale = ({ player }: FigureNode, { width }: Bed): number =>
  (width / 560) *
  (player.sheet.species === 'whale' ? 0.62 : 0.86 * Math.max(0.85, Math.min(1.06, player.size)))

/** The x of each, side by side from `start`. */
function spread(
  nodes: readonly FigureNode[],
  start: number,
  way: 1 | -1,
  scaleOf: (node: FigureNode) => number,
): Map<FigureNode, number> {
  const out = new Map<FigureNode, number>()
  let x = start
  nodes.forEach((node, i) => {
    const half = (node.half / node.f) * scaleOf(node)
    const before = nodes[i - 1]
    if (before) x += way * ((before.half / before.f) * scaleOf(before) + half) * 0.98
    else if (way < 0) x -= Math.max(0, half - 100)
    out.set(node, way > 0 ? Math.min(x, 1420) : Math.max(x, 60))
  })
  return out
}

/** A figure with its target where that is now, turned to it. */
function turned(node: FigureNode, at: ReadonlyMap<string, FigureNode>): FigureNode {
  const target = node.target?.kind === 'figure' ? (at.get(node.target.id) ?? null) : node.target
  if (node.bed === 'pillow' || target?.kind !== 'figure') return { ...node, target }
  return { ...node, target, facing: target.x >= node.x ? 1 : -1 }
}

/**
 * Moves everybody of a tableau to the bed of the place: the first sleeper's head is on the pillow, others sit or sleep in
 * it, and who is not in bed stands before it. Positions are then those of the canvas, with y from `ground`.
 */
export function tuckIn(
  { figures, things }: Tableau,
  acts: readonly SceneAct[],
  stage: Stage,
  bed: Bed,
): Tableau {
  const onBed = new Set(
    acts
      .filter(({ how }) => how.some(({ by, what }) => (by === 'in' || by === 'on') && what === 'bed'))
      .map(({ who }) => who),
  )
  const { ground } = stage
  const inBed = figures.filter(isInBed)
  const onPillow = inBed.find(({ act, player }) => act?.does === 'sleeps' && player.sheet.species !== 'whale')
  const sitting = inBed.filter((one) => one !== onPillow)
  const standing = figures.filter((one) => !inBed.includes(one))
  const isDrawn = ({ prop, by }: ThingNode) =>
    !by && prop !== 'bed' && prop !== 'pillow' && prop !== 'blanket'
  const seats = spread(sitting, onPillow ? 1215 : 1000, 1, (node) => bedScale(node, bed) * 0.9)
  const floor = spread(standing, 470, -1, ({ f }) => f)
  const tucked = figures.map((node): FigureNode => {
    if (node === onPillow)
      return { ...node, x: bed.x, y: bed.y - ground, f: bedScale(node, bed), facing: 1, bed: 'pillow' }
    const f = bedScale(node, bed) * 0.9
    const seat = seats.get(node)
    if (seat === undefined) return { ...node, x: floor.get(node) ?? 300, y: 0, facing: 1, bed: null }
    const rest = node.act && rests.has(node.act.does) && onPillow
    const isFirst = seat < 1100
    return {
      ...node,
      x: seat,
      y: (rest ? 806 : 800 + 52 * f) - ground,
      f,
      facing: isFirst ? 1 : -1,
      bed: rest ? 'on' : 'sits',
    }
  })
  const at = new Map(figures.map((node, i) => [node.id, tucked[i]!]))
  return {
    figures: tucked.map((node) => turned(node, at)),
    things: things.map((node, i): ThingNode => {
      if (node.by) return node
      if (!isDrawn(node)) return { ...node, isHidden: true }
      if (onBed.has(node.id)) return { ...node, x: 1160 - 130 * (i % 2), y: 790 - ground, z: 32 }
      // What falls is in the air before everybody.
      return node.turn ? { ...node, x: 660, y: -330 } : { ...node, x: 590 - 470 * (i % 2), y: 24, z: 12 }
    }),
  }
}
