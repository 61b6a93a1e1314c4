import type { Random } from './random.ts'

/** In the units of what is drawn: of the canvas, or of a figure. */
export type Point = readonly [x: number, y: number]

/** Rounds to one decimal, which is exact enough for a path and keeps the SVG small. */
export const n1 = (n: number): number => Math.round(n * 10) / 10

/**
 * A smooth SVG path through points: a uniform Catmull-Rom spline as cubic Bézier curves, whose handles are `tension` / 3
 * of the distance between a point's neighbors. 0 gives straight lines, 0.5 is the standard spline, 1 is roundest.
 */
export function curve(points: readonly Point[], closed = true, tension = 0.5): string {
  const n = points.length
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  const k = tension / 3
  let d = `M${n1(at(0)[0])} ${n1(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n1(b[0] + (c[0] - a[0]) * k)} ${n1(b[1] + (c[1] - a[1]) * k)} ${n1(c[0] - (e[0] - b[0]) * k)} ${n1(c[1] - (e[1] - b[1]) * k)} ${n1(c[0])} ${n1(c[1])}`
  }
  return closed ? `${d}Z` : d
}

/**
 * An SVG path that looks like an ellipse cut by hand: `n` points, each up to `jitter` (a share of the radius) off it.
 * Takes 1 + `n` numbers from `r`.
 */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
  jitter: number,
  r: Random,
): string {
  const turn = r() * 6
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = turn + (i / n) * Math.PI * 2
    const k = 1 + (r() - 0.5) * 2 * jitter
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k]
  })
  return curve(points, true, 1)
}

/** An ellipse as an SVG path; a circle when `ry` is absent. */
export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n1(cx - rx)} ${n1(cy)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`
