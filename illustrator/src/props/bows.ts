import { ellipse, n1 } from '../path.ts'
import type { Pen } from './pen.ts'

/** A loop and an end of a bow to each side of (x, y). */
export const bow = (p: Pen, x: number, y: number, size: number, color = '#e3b045'): void => {
  for (const side of [-1, 1]) {
    p.bar(
      `M${x} ${y}Q${x + side * size * 0.5} ${y + size * 0.5} ${x + side * size * 0.62} ${y + size * 1.05}`,
      color,
      size * 0.17,
    )
    p.cut(
      `M${x} ${y}C${x + side * size * 0.4} ${y - size * 0.8} ${x + side * size * 1.1} ${y - size * 0.6} ${x + side * size} ${y}C${x + side * size * 0.95} ${y + size * 0.42} ${x + side * size * 0.3} ${y + size * 0.3} ${x} ${y}Z`,
      color,
      { shade: 0.4, lit: 0.4 },
    )
  }
  p.cut(ellipse(x, y, size * 0.2), color, { shade: 0.5 })
}

/** A loose scribble of a thread round (x, y). */
export const tangle = (
  p: Pen,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  color: string,
  thick: number,
): void => {
  const path = Array.from({ length: 90 }, (_, i) => {
    const t = (i / 90) * Math.PI * 2
    const [dx, dy] = [
      Math.sin(3 * t + 0.5) * 0.78 + Math.sin(7 * t) * 0.22,
      Math.sin(4 * t) * 0.76 + Math.cos(5 * t) * 0.24,
    ]
    return `${n1(x + dx * rx)} ${n1(y + dy * ry)}`
  }).join('L')
  p.mark(`M${path}`, '#2e2230', thick * 1.3, 0.3)
  p.bar(`M${path}`, color, thick)
  p.mark(`M${path}`, '#ffffff', thick * 0.22, 0.4)
}
