import { seatTops } from './deeds.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'

/** Degrees by which a seesaw is tilted when one end is down. */
const steep = 10

const isFigure = (node: Node): node is FigureNode => node.kind === 'figure'

/** How strongly a figure presses on a seesaw; whoever rides is up in the air. */
const weightOf = ({ act, f }: FigureNode): number =>
  f * (act?.does === 'rides' ? 0.2 : act?.does === 'jumps' ? 3 : 1)

/** Tilts seesaws to the side where more weight is, and lifts and lowers who and what is on them. */
export function tiltSeesaws(all: readonly Node[], scale: number): void {
  for (const seesaw of all) {
    if (seesaw.kind !== 'thing' || seesaw.prop !== 'seesaw' || seesaw.by) continue
    const figures = all.filter(isFigure).filter(({ on }) => on === seesaw)
    const helpers = all
      .filter(isFigure)
      .filter(
        ({ on, target, act }) =>
          !on && target === seesaw && (act?.does === 'pushes' || act?.does === 'leans'),
      )
    const things = all.filter((node): node is ThingNode => node.kind === 'thing' && node.on === seesaw)
    const turn = [
      ...[...figures, ...helpers].map((node) => weightOf(node) * (node.x - seesaw.x)),
      ...things.map((node) => 0.3 * node.scale * (node.x - seesaw.x)),
    ].reduce((sum, one) => sum + one, 0)
    if (figures.length + helpers.length + things.length > 0)
      seesaw.tilt = Math.abs(turn) < 12 * scale ? 0 : Math.sign(turn) * steep
    const slope = Math.tan(((seesaw.tilt ?? -8) * Math.PI) / 180)
    const top = (seatTops.seesaw ?? 0) * seesaw.scale
    for (const node of [...figures, ...things]) node.y = seesaw.y - top + (node.x - seesaw.x) * slope
  }
}
