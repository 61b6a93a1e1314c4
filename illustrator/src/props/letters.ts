import { ellipse } from '../path.ts'
import type { Pen } from './pen.ts'

/** Capitals as strokes on a grid of 4 by 6: pairs of digits are x and y. */
const strokes: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '003041423303 334445360600',
  C: '4130100105163645',
  D: '00304145360600',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '1030 2026 1636',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 3446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
}

/** An area of a prop, in its own units, `x` and `y` its middle. */
type Area = { x: number; y: number; width: number; height: number }

/** Words as lines of nearly the same length. */
function linesOf(text: string, count: number): string[] {
  const lines: string[] = ['']
  const most = Math.ceil(text.length / count)
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last ? `${last} ${word}` : word
    if (longer.length > most && last && lines.length < count) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The name on a cup, or the dot that cups have. */
export function nameOnCup(p: Pen): void {
  if (p.says) write(p, p.says, { x: -2, y: 2, width: 60, height: 36 }, '#fbeedd')
  else p.flat(ellipse(-4, 2, 9), '#fbeedd')
}

/** Writes capitals by hand, as large as the area allows. */
export function write(p: Pen, text: string, { x, y, width, height }: Area, color: string): void {
  const sized = [1, 2, 3, 4, 5, 6].map((count) => {
    const lines = linesOf(text, count)
    const longest = Math.max(...lines.map((line) => line.length))
    return { lines, unit: Math.min(width / (longest * 5.4), height / (lines.length * 8.4)) }
  })
  const { lines, unit } = sized.reduce((best, one) => (one.unit > best.unit ? one : best))
  lines.forEach((line, row) => {
    const top = y + (row - lines.length / 2) * unit * 8.4 + unit * 1.2
    const left = x - (line.length * 5.4 - 1.4) * unit * 0.5
    const path = line
      .split('')
      .flatMap((letter, at) =>
        (strokes[letter] ?? '').split(' ').map((stroke) => {
          const points = (stroke.match(/../g) ?? []).map(
            ([px, py]) =>
              `${(left + (at * 5.4 + Number(px)) * unit).toFixed(1)} ${(top + Number(py) * unit).toFixed(1)}`,
          )
          return points.length > 0 ? `M${points.join('L')}` : ''
        }),
      )
      .join('')
    p.mark(path, color, Math.max(2.5, unit * 1.05))
  })
}
