import { mix } from '../../colour.ts'
import { n1 } from '../../path.ts'
import { dyes } from '../../props/dyes.ts'
import type { Brush } from '../../places/parts/brush.ts'
import type { Layer } from '../layout.ts'
import type { Placed } from '../players.ts'
import type { FigureNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import { silhouetteOf } from './silhouette.ts'

/** The part of a blanket that is behind somebody, in canvas units: around the back of the head, and down to both shoulders. */
export type Hood = { middle: number; half: number; top: number; shoulders: number; bottom: number }

/** How much of the height of a head a hood leaves free, for the ears. */
const ears = 0.34

/** The hood of who is wrapped in a blanket; null for all others. */
export function hoodOf({ how, on }: FigureNode, placed: Placed, { toX, toY }: Frame): Hood | null {
  if (how !== 'inside' || !on?.isFolds || on.thing.state !== 'hung') return null
  const { skull } = silhouetteOf(placed)
  const bottom = toY(on.y) - 0.3 * on.height
  const half = Math.max(0.72 * on.half, (skull.right - skull.left) / 2 + 22 * placed.scale)
  return {
    middle: (toX(on.x) + (skull.left + skull.right) / 2) / 2,
    half,
    top: skull.top + ears * (skull.bottom - skull.top),
    shoulders: toY(on.y) - 0.84 * on.height,
    bottom,
  }
}

/** The backs of all blankets that are around somebody, behind them. */
export const hoodsOf = (
  acting: readonly { node: FigureNode; placed: Placed }[],
  frame: Frame,
): { z: number; layer: Layer }[] =>
  acting.flatMap(({ node, placed }) => {
    const hood = hoodOf(node, placed, frame)
    const color = node.on?.thing.color
    return hood
      ? [{ z: 7, layer: { kind: 'set', paint: (b) => drawHood(b, hood, color ? dyes[color] : '#2c8f93') } }]
      : []
  })

function drawHood(b: Brush, { middle, half, top, shoulders, bottom }: Hood, color: string): void {
  const at = (x: number, y: number) => `${n1(middle + x * half)} ${n1(y)}`
  const high = shoulders - top
  b.d.shape(
    `M${at(-0.86, bottom)}C${at(-1, shoulders)} ${at(-1.06, shoulders - 0.3 * high)} ${at(-0.96, top + 0.3 * high)}C${at(-0.8, top - 0.1 * high)} ${at(-0.4, top - 0.2 * high)} ${at(0, top - 0.2 * high)}C${at(0.4, top - 0.2 * high)} ${at(0.8, top - 0.1 * high)} ${at(0.96, top + 0.3 * high)}C${at(1.06, shoulders - 0.3 * high)} ${at(1, shoulders)} ${at(0.86, bottom)}Z`,
    b.tone(mix(color, '#3a2a4a', 0.22)),
    { shade: 0.45 },
  )
}
