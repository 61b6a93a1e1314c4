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

/**
 * Moves everybody of a tableau to the bed of the place: the first sleeper's head is on the pillow, others sit or sleep in
 * it, and who is not in bed stands before it. Positions are then those of the canvas, with y from `ground`.
 */
export function tuckIn({ figures, things }: Tableau, stage: Stage, bed: Bed): Tableau {
  const { ground } = stage
  const inBed = figures.filter(isInBed)
  const onPillow = inBed.find(({ act, player }) => act?.does === 'sleeps' && player.sheet.species !== 'whale')
  const sitting = inBed.filter((one) => one !== onPillow)
  const standing = figures.filter((one) => !inBed.includes(one))
  const isDrawn = ({ prop, by }: ThingNode) =>
    !by && prop !== 'bed' && prop !== 'pillow' && prop !== 'blanket'
  return {
    figures: figures.map((node): FigureNode => {
      const f = node.f * 1.06
      if (node === onPillow)
        return { ...node, x: bed.x, y: bed.y - ground, f: bedScale(node, bed), facing: 1, bed: 'pillow' }
      const seat = sitting.indexOf(node)
      if (seat >= 0) {
        const own = bedScale(node, bed)
        const x = onPillow ? [1225, 1400, 1090][seat % 3]! : [990, 1190, 1370][seat % 3]!
        if (node.act && rests.has(node.act.does) && onPillow)
          return { ...node, x, y: 806 - ground, f: own * 0.86, facing: -1, bed: 'on' }
        return {
          ...node,
          x,
          y: 800 + 52 * own - ground,
          f: own * 0.92,
          facing: seat % 2 || onPillow ? -1 : 1,
          bed: 'sits',
        }
      }
      const at = standing.indexOf(node)
      return { ...node, x: [500, 270, 120][at % 3]!, y: at * -10, f, facing: 1, bed: null }
    }),
    things: things.map((node, i) =>
      isDrawn(node) ? { ...node, x: 380 - 160 * (i % 2), y: 10 } : { ...node, isHidden: !node.by },
    ),
  }
}
