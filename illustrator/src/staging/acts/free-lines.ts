import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { FigureNode } from './nodes.ts'

/** How far an arm is before its figure, how high its shoulder is, and how high one is on two feet and on four, in figure units. */
const [arm, shoulder, high, low] = [176, 152, 330, 250]

/** Whether an arm held out at its shoulder's height ends on somebody other than whom it points at. */
function isBlocked(node: FigureNode, other: FigureNode): boolean {
  if (other === node || other === node.target || other.depth > 0 || other.bed) return false
  const ahead = (other.x - node.x) * node.facing
  if (ahead < 0 || ahead > arm * node.f + other.half * 0.7) return false
  const top = goesOnFour(other.player.sheet.species) ? low : high
  return other.y - top * other.f < node.y - shoulder * node.f
}

/** Who points past somebody else's face points over their head. */
export function pointOver(figures: readonly FigureNode[]): void {
  for (const node of figures) {
    const { species } = node.player.sheet
    const isUpright = !goesOnFour(species) && species !== 'whale'
    if (node.act?.does !== 'points' || !isUpright || node.depth > 0 || node.back || !node.target) continue
    if (figures.some((other) => isBlocked(node, other))) node.pointsOver = true
  }
}
