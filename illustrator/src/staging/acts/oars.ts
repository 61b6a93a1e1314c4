import type { Spot } from '../../figures/figure-action.ts'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import type { Layer } from '../layout.ts'
import type { Placed } from '../players.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { surfaceOf } from './afloat.ts'
import type { FigureNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import { silhouetteOf } from './silhouette.ts'

/** The oar of a picture: from the hands of whoever rows into the water. */
export type Oar = { from: Spot; to: Spot; scale: number }

/**
 * The oars of all who row, over the side of their boat.
 *
 * @param water the y of the water where the place has a boat of its own
 */
export function oarsOf(
  acting: readonly { node: FigureNode; placed: Placed }[],
  water: number | null,
  frame: Frame,
): { z: number; layer: Layer }[] {
  return acting.flatMap(({ node, placed }) => {
    const oar = oarOf(node, placed, water, frame)
    // Over the hull, and over whoever sits on a raft.
    const z = water !== null ? 41 : node.how === 'inside' ? 19 : 34
    return oar ? [{ z, layer: { kind: 'set', paint: (b) => drawOar(b, oar) } }] : []
  })
}

/** The oar in somebody's hands; null for who does not row. */
export function oarOf(node: FigureNode, placed: Placed, water: number | null, frame: Frame): Oar | null {
  if (node.act?.does !== 'rows' || node.depth > 0 || node.back || node.bed) return null
  const { hands } = silhouetteOf(placed)
  const { species } = placed.sheet
  // The paw on four legs, the near wing of a bird.
  const [one, other] = goesOnFour(species)
    ? [hands[1], hands[1]]
    : isBird(species)
      ? [hands[0], hands[0]]
      : hands
  const way = placed.facing === 'left' ? -1 : 1
  const from = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const down = (water ?? (node.on ? surfaceOf(node.on, frame) : frame.toY(0))) + 14 * placed.scale
  const y = Math.max(down, from.y + 90 * placed.scale)
  return {
    from,
    to: { x: from.x + way * Math.min(120 * placed.scale, (y - from.y) * 0.6), y },
    scale: placed.scale,
  }
}

function drawOar(b: Brush, { from, to, scale }: Oar): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const at = (along: number, aside: number) =>
    `${n1(from.x + ux * along - uy * aside)} ${n1(from.y + uy * along + ux * aside)}`
  const [w, blade] = [7 * scale, 26 * scale]
  const wood = b.tone('#c08a54')
  b.d.stroke(`M${at(-52 * scale, 0)}L${at(length, 0)}`, wood, w * 2)
  b.d.shape(
    `M${at(length - 70 * scale, w)}C${at(length - 50 * scale, blade)} ${at(length, blade)} ${at(length + 8 * scale, blade * 0.8)}L${at(length + 8 * scale, -blade * 0.8)}C${at(length, -blade)} ${at(length - 50 * scale, -blade)} ${at(length - 70 * scale, -w)}Z`,
    b.tone('#d8a566'),
    { shade: 0.4 },
  )
  for (const k of [1, 1.7])
    b.d.raw(
      `<path d="M${n1(to.x - 40 * k * scale)} ${n1(to.y + 4)}q${n1(40 * k * scale)} ${n1(20 * k * scale)} ${n1(80 * k * scale)} 0" fill="none" stroke="${b.tone('#f2faf8')}" stroke-width="${n1(6 * scale)}" stroke-linecap="round" stroke-opacity=".75"/>`,
    )
}
