import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Build } from './build.ts'
import { line, type Pen } from './pen.ts'

/** Draws curls of wool as overlapping circles; each is x, y and radius in figure units. */
function drawCurls(p: Pen, color: string, curls: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of curls) p.d.shape(ellipse(x, y, r), color, { shade: 0.34 })
  for (const [x, y, r] of curls)
    line(
      p,
      `M${n1(x - r * 0.4)} ${n1(y + r * 0.1)}q${n1(r * 0.4)} ${n1(r * 0.5)} ${n1(r * 0.8)} 0`,
      shift(color, -0.07),
      3.4,
      0.7,
    )
}

const trunkCurls = [
  [-48, -146, 30],
  [48, -146, 30],
  [-68, -108, 30],
  [68, -108, 30],
  [-62, -68, 32],
  [62, -68, 32],
  [-28, -48, 32],
  [28, -48, 32],
  [0, -150, 36],
  [-30, -108, 38],
  [30, -108, 38],
  [0, -74, 38],
] as const

/** Draws the wool of a sheep's trunk. */
export function drawFleece(p: Pen, { fleece }: Build): void {
  if (fleece) drawCurls(p, p.t(fleece), trunkCurls)
}

/** Draws what hangs over the brow: a sheep's wool, a horse's forelock, a yak's fringe. `x`: how far the face is turned. */
export function drawForelock(p: Pen, { fleece, forelock, ry }: Build, x: number): void {
  const top = -ry
  if (fleece)
    drawCurls(p, p.t(fleece), [
      [x - 52, top + 34, 22],
      [x + 52, top + 34, 22],
      [x - 28, top + 10, 25],
      [x + 28, top + 10, 25],
      [x, top - 4, 26],
      [x, top + 26, 22],
    ])
  if (!forelock) return
  const color = p.t(forelock.color)
  if (forelock.kind === 'tuft')
    p.d.shape(
      `M${n1(x - 30)} ${n1(top + 14)}C${n1(x - 34)} ${n1(top - 22)} ${n1(x - 10)} ${n1(top - 34)} ${n1(x + 4)} ${n1(top - 26)}C${n1(x + 28)} ${n1(top - 32)} ${n1(x + 36)} ${n1(top - 4)} ${n1(x + 28)} ${n1(top + 16)}C${n1(x + 20)} ${n1(top + 36)} ${n1(x + 8)} ${n1(top + 30)} ${n1(x + 2)} ${n1(top + 42)}C${n1(x - 4)} ${n1(top + 28)} ${n1(x - 22)} ${n1(top + 34)} ${n1(x - 30)} ${n1(top + 14)}Z`,
      color,
      { shade: 0.34 },
    )
  else
    for (const side of [-2, -1, 0, 1, 2])
      p.d.shape(
        `M${n1(x + side * 22 - 20)} ${n1(top + 8)}C${n1(x + side * 26 - 22)} ${n1(top + 40)} ${n1(x + side * 28 - 10)} ${n1(top + 62 - Math.abs(side) * 2)} ${n1(x + side * 29)} ${n1(top + 70 + Math.abs(side) * 14)}C${n1(x + side * 28 + 14)} ${n1(top + 52)} ${n1(x + side * 24 + 22)} ${n1(top + 34)} ${n1(x + side * 20 + 20)} ${n1(top + 6)}Z`,
        color,
        { shade: 0.3 },
      )
}

/** Draws a goat's beard under a chin whose middle is (x, y). */
export function drawBeard(p: Pen, { beard }: Build, x: number, y: number): void {
  if (!beard) return
  p.d.shape(
    `M${n1(x - 19)} ${n1(y - 8)}C${n1(x - 17)} ${n1(y + 18)} ${n1(x - 6)} ${n1(y + 30)} ${n1(x - 2)} ${n1(y + 46)}C${n1(x + 6)} ${n1(y + 30)} ${n1(x + 18)} ${n1(y + 18)} ${n1(x + 19)} ${n1(y - 8)}Z`,
    p.t(beard),
    { shade: 0.34 },
  )
}

/** Draws the humps on a camel's back, behind the trunk. */
export function drawHumps(p: Pen, { hump, fur, dark, fat = 1 }: Build): void {
  if (!hump) return
  const coat = p.t(shift(fur, -0.03))
  for (const [x, y, rx, ry] of [
    [-70, -92, 44, 40],
    [-50, -150, 46, 44],
  ] as const) {
    p.d.shape(ellipse(x * fat, y, rx, ry), coat, { shade: 0.45 })
    line(
      p,
      `M${n1(x * fat - rx * 0.8)} ${y - 12}q8 -10 6 -20M${n1(x * fat - rx * 0.5)} ${y - 22}q8 -8 8 -18`,
      p.t(dark),
      5,
      0.6,
    )
  }
}
