import { n1 } from '../../path.ts'
import type { Brush } from './brush.ts'

/** Collects small shapes and draws those of one colour as one path, so that the SVG is small and quick to render. */
export class Marks {
  readonly #byColor = new Map<string, string[]>()

  add(color: string, d: string): this {
    const list = this.#byColor.get(color)
    if (list) list.push(d)
    else this.#byColor.set(color, [d])
    return this
  }

  fill(b: Brush, opacity = 1): void {
    for (const [color, list] of this.#byColor)
      b.d.raw(
        `<path d="${list.join('')}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
      )
  }

  stroke(b: Brush, width: number, opacity = 1): void {
    for (const [color, list] of this.#byColor)
      b.d.raw(
        `<path d="${list.join('')}" fill="none" stroke="${color}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`,
      )
  }
}

/** The path of a leaf about (x, y), 2·`size` long, turned by `degrees`; `width` is a share of `size`. */
export function leaf(x: number, y: number, size: number, degrees: number, width = 0.62): string {
  const a = (degrees * Math.PI) / 180
  const [ux, uy] = [Math.cos(a) * size, Math.sin(a) * size]
  const [vx, vy] = [-uy * width, ux * width]
  return `M${n1(x - ux)} ${n1(y - uy)}Q${n1(x + vx)} ${n1(y + vy)} ${n1(x + ux)} ${n1(y + uy)}Q${n1(x - vx)} ${n1(y - vy)} ${n1(x - ux)} ${n1(y - uy)}Z`
}
