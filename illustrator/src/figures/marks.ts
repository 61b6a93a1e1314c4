import type { FigureMark } from '@moonpage/storyteller/scene'
import { ellipse, n1 } from '../path.ts'
import type { Pen } from './pen.ts'

/** x, y and radius, in shares of what is marked. */
const spots = [
  [-0.64, -0.34, 0.1],
  [-0.24, -0.62, 0.12],
  [0.3, -0.7, 0.1],
  [0.66, -0.36, 0.11],
  [-0.7, 0.26, 0.12],
  [0.74, 0.22, 0.1],
  [-0.42, 0.62, 0.1],
  [0.46, 0.68, 0.11],
  [0.02, -0.34, 0.09],
] as const
const splashes = [
  [-0.7, -0.3, 0.2],
  [-0.5, 0.52, 0.26],
  [0.62, -0.56, 0.22],
  [0.7, 0.4, 0.2],
  [0.06, -0.8, 0.24],
  [-0.2, 0.84, 0.2],
] as const
const colors: Readonly<Record<FigureMark, string>> = {
  spotted: '#d2453e',
  muddy: '#6b4a33',
  floury: '#fbf8f1',
  sticky: '#a02b3f',
  orange: '#e0822e',
  'blue-mouthed': '#3f5fb8',
}

/** Draws spots, mud, flour or jam on a head or a body around (x, y) with the given radii; the caller clips them to it. */
export function drawMarks(
  p: Pen,
  mark: FigureMark | undefined,
  [x, y, rx, ry]: readonly [number, number, number, number],
): void {
  if (!mark || mark === 'blue-mouthed') return
  const color = p.t(colors[mark])
  if (mark === 'floury') {
    p.d.shape(ellipse(x, y - ry * 0.92, rx * 0.98, ry * 0.5), color, { shade: 0.2 })
    for (const [dx, dy, r] of splashes)
      p.d.shape(ellipse(x + dx * rx, y + dy * ry, r * rx), color, { shade: 0.15 })
    return
  }
  for (const [dx, dy, r] of mark === 'spotted' ? spots : splashes) {
    const [cx, cy, size] = [
      x + dx * rx,
      y + dy * ry,
      r * Math.min(rx, ry) * (mark === 'sticky' ? 0.7 : mark === 'spotted' || mark === 'orange' ? 1.5 : 1),
    ]
    p.d.shape(ellipse(cx, cy, size, size * (mark === 'spotted' ? 1 : 0.8)), color, { shade: 0.2 })
    // Mud and jam run down.
    if (mark !== 'spotted')
      p.d.shape(
        `M${n1(cx - size * 0.3)} ${n1(cy)}v${n1(size * 1.1)}a${n1(size * 0.24)} ${n1(size * 0.24)} 0 0 0 ${n1(size * 0.48)} 0v${n1(-size * 1.1)}Z`,
        color,
        { shade: 0.2 },
      )
  }
}

/** Draws the blue of berries round a mouth at (x, y), over muzzle or beak and under the mouth. */
export function drawStain(p: Pen, mark: FigureMark | undefined, x: number, y: number, size = 1): void {
  if (mark !== 'blue-mouthed') return
  const color = p.t(colors[mark])
  p.d.raw(
    `<g opacity="0.78"><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(33 * size)}" ry="${n1(21 * size)}" fill="${color}"/><ellipse cx="${n1(x - 22 * size)}" cy="${n1(y + 14 * size)}" rx="${n1(10 * size)}" ry="${n1(8 * size)}" fill="${color}"/><ellipse cx="${n1(x + 20 * size)}" cy="${n1(y + 16 * size)}" rx="${n1(8 * size)}" ry="${n1(9 * size)}" fill="${color}"/></g>`,
  )
}
