import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { seatTops } from './deeds.ts'
import { enlarge, type FigureNode, type Node, type ThingNode } from './nodes.ts'

/** Degrees by which a seesaw is tilted when one end is down. */
const steep = 10

const isFigure = (node: Node): node is FigureNode => node.kind === 'figure'

/** How strongly a figure presses on a seesaw; whoever rides is up in the air. */
const weightOf = ({ act, f }: FigureNode): number =>
  f * (act?.does === 'rides' ? 0.2 : act?.does === 'jumps' ? 3 : 1)

/** Moves those on a seesaw apart, so that nobody is before somebody else, and makes it as long as that. */
function spread(seesaw: ThingNode, figures: readonly FigureNode[]): void {
  const line = figures.toSorted((a, b) => a.x - b.x)
  const gaps = line.slice(1).map((node, i) => 0.96 * (node.half + line[i]!.half))
  const need = gaps.reduce((sum, gap) => sum + gap, 0)
  const length = 2 * 0.85 * seesaw.half
  if (line.length < 2 || need <= 0) return
  const grown = Math.min(1.7, Math.max(1, need / length))
  enlarge(seesaw, grown)
  const room = (length * grown) / need
  let x = seesaw.x - (need * room) / 2
  line.forEach((node, i) => {
    node.x = x
    x += (gaps[i] ?? 0) * room
  })
}

/** What is as large as those who ride on it. */
export const vehicles: ReadonlySet<string> = new Set(['cart', 'sled', 'raft', 'boat', 'train'])

/** Seats several in a vehicle side by side, all of them between its sides. */
function seatInside(vehicle: ThingNode, riders: readonly FigureNode[]): void {
  const line = riders.toSorted((a, b) => a.x - b.x)
  const widths = line.map(({ half }) => 1.7 * half)
  const need = widths.reduce((sum, width) => sum + width, 0)
  enlarge(vehicle, Math.min(2.4, need / (1.9 * vehicle.half)))
  const room = Math.min(1, (1.9 * vehicle.half) / need)
  let x = vehicle.x - (need * room) / 2
  line.forEach((node, i) => {
    node.x = x + (widths[i]! * room) / 2
    x += widths[i]! * room
    // The sides are below every face.
    node.y = -(vehicle.height - (goesOnFour(node.player.sheet.species) ? 58 : 110) * node.f)
  })
}

/** Seats a single rider in the middle, and several side by side. */
export function seatRiders(all: readonly Node[]): void {
  for (const vehicle of all) {
    if (vehicle.kind !== 'thing' || !vehicles.has(vehicle.prop) || vehicle.by) continue
    const riders = all
      .filter(isFigure)
      .filter(({ on, how }) => on === vehicle && (how === 'seated' || how === 'inside'))
    if (riders.length === 1) riders[0]!.x = vehicle.x
    const before = vehicle.scale
    const wide = riders.length > 1 && riders.reduce((sum, { half }) => sum + half, 0) > 1.1 * vehicle.half
    if (wide && riders.some(({ how }) => how === 'inside')) {
      seatInside(vehicle, riders)
      continue
    }
    if (wide) spread(vehicle, riders)
    for (const rider of riders) rider.y *= vehicle.scale / before
  }
}

/** Tilts seesaws to the side where more weight is, and lifts and lowers who and what is on them. */
export function tiltSeesaws(all: readonly Node[], scale: number): void {
  for (const seesaw of all) {
    if (seesaw.kind !== 'thing' || seesaw.prop !== 'seesaw' || seesaw.by) continue
    const figures = all.filter(isFigure).filter(({ on }) => on === seesaw)
    spread(seesaw, figures)
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
