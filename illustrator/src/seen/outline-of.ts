/** A matrix as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** The matrix of an SVG `transform` of `translate`, `scale` and `rotate`. Throws on any other. */
export function matrixOf(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y, z] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (name === 'translate') all = times(all, [1, 0, 0, 1, x, y ?? 0])
    else if (name === 'scale') all = times(all, [x, 0, 0, y ?? x, 0, 0])
    else if (name === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)]
      const [cx, cy] = [y ?? 0, z ?? 0]
      all = times(all, [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy])
    } else throw new Error(`No matrix for ${name}`)
  }
  return all
}

/** A line through points, as x, y, x, y …. */
export type Line = number[]

/** In how many straight pieces a curve is measured. */
const pieces = 4

/** Appends an arc of an ellipse, of radii `rx` and `ry`, from the end of a line to (x, y); by SVG 1.1, appendix F.6. */
function arcTo(
  line: Line,
  [rx, ry, turn, isLarge, isSweep]: [number, number, number, number, number],
  x: number,
  y: number,
): void {
  const [x0, y0] = [line.at(-2)!, line.at(-1)!]
  if (!rx || !ry || (x === x0 && y === y0)) return void line.push(x, y)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [hx, hy] = [(x0 - x) / 2, (y0 - y) / 2]
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx]
  const grow = Math.max(1, Math.hypot(px / rx, py / ry))
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow]
  const rest = (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2
  const k = Math.sqrt(Math.max(0, rest / ((a * py) ** 2 + (b * px) ** 2))) * (isLarge === isSweep ? -1 : 1)
  const [mx, my] = [(k * a * py) / b, (-k * b * px) / a]
  const [cx, cy] = [cos * mx - sin * my + (x0 + x) / 2, sin * mx + cos * my + (y0 + y) / 2]
  const from = Math.atan2((py - my) / b, (px - mx) / a)
  let sweep = Math.atan2((-py - my) / b, (-px - mx) / a) - from
  if (isSweep && sweep < 0) sweep += 2 * Math.PI
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI
  const steps = Math.max(3, Math.ceil((Math.abs(sweep) / Math.PI) * 8))
  for (let i = 1; i <= steps; i++) {
    const at = from + (sweep * i) / steps
    const [ex, ey] = [a * Math.cos(at), b * Math.sin(at)]
    line.push(cx + cos * ex - sin * ey, cy + sin * ex + cos * ey)
  }
}

/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The numbers from `from` on in a path's text, up to the next letter, into `numbers`; returns where that letter is. */
function readNumbers(d: string, from: number, numbers: number[]): number {
  numbers.length = 0
  let at = from
  while (at < d.length) {
    const code = d.charCodeAt(at)
    // Spaces and commas.
    if (code <= 32 || code === 44) {
      at++
      continue
    }
    if (code >= 65) return at
    const start = at++
    let isFraction = code === 46
    for (; at < d.length; at++) {
      const next = d.charCodeAt(at)
      if (next === 46 && !isFraction) isFraction = true
      else if (next === 101) at++
      else if (next < 48 || next > 57) break
    }
    numbers.push(Number(d.slice(start, at)))
  }
  return at
}

/** The lines of an SVG path, each as straight pieces, in the path's units. Throws on a command that no path has. */
export function linesOf(d: string): Line[] {
  const lines: Line[] = []
  const n: number[] = []
  let line: Line = []
  let [x, y, handleX, handleY] = [0, 0, 0, 0]
  for (let at = 0; at < d.length;) {
    const command = d[at]!
    const kind = command.toUpperCase()
    const count = takes[kind]
    if (count === undefined) throw new Error(`No path has ${command}`)
    const isRelative = command !== kind
    at = readNumbers(d, at + 1, n)
    if (kind === 'Z' && line.length > 2) {
      ;[x, y] = [line[0]!, line[1]!]
      line.push(x, y)
      line = [x, y]
      lines.push(line)
    }
    const sets = count > 0 ? Math.floor(n.length / count) : 0
    for (let i = 0; i < sets * count; i += count) {
      const [dx, dy] = isRelative ? [x, y] : [0, 0]
      const [x0, y0] = [x, y]
      const [oldX, oldY] = [2 * x - handleX, 2 * y - handleY]
      const last = i + count - 1
      x = kind === 'H' ? n[last]! + dx : kind === 'V' ? x0 : n[last - 1]! + dx
      y = kind === 'V' ? n[last]! + dy : kind === 'H' ? y0 : n[last]! + dy
      ;[handleX, handleY] = [x, y]
      if (kind === 'M' && i === 0) {
        line = [x, y]
        lines.push(line)
      } else if (kind === 'A') arcTo(line, n.slice(i, i + 5) as Parameters<typeof arcTo>[1], x, y)
      else if (kind === 'Q' || kind === 'T') {
        handleX = kind === 'T' ? oldX : n[i]! + dx
        handleY = kind === 'T' ? oldY : n[i + 1]! + dy
        const [ax, ay] = [handleX, handleY]
        bend(
          line,
          x0 + (2 * (ax - x0)) / 3,
          y0 + (2 * (ay - y0)) / 3,
          x + (2 * (ax - x)) / 3,
          y + (2 * (ay - y)) / 3,
          x,
          y,
        )
      } else if (kind === 'C' || kind === 'S') {
        handleX = n[last - 3]! + dx
        handleY = n[last - 2]! + dy
        bend(
          line,
          kind === 'C' ? n[i]! + dx : oldX,
          kind === 'C' ? n[i + 1]! + dy : oldY,
          handleX,
          handleY,
          x,
          y,
        )
      } else line.push(x, y)
    }
  }
  return lines.filter(({ length }) => length > 2)
}

/** Appends a cubic Bézier curve from the end of a line to (x, y). */
function bend(line: Line, ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
  const [x0, y0] = [line.at(-2)!, line.at(-1)!]
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces
    const u = 1 - t
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    line.push(p * x0 + q * ax + r * bx + s * x, p * y0 + q * ay + r * by + s * y)
  }
}

/** An ellipse as a line. */
export const ellipseLine = (cx: number, cy: number, rx: number, ry: number): Line =>
  Array.from({ length: 17 }, (_, i) => {
    const at = (i * Math.PI) / 8
    return [cx + rx * Math.cos(at), cy + ry * Math.sin(at)]
  }).flat()
