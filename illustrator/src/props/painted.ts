import { ellipse } from '../path.ts'
import { box, type Pen } from './pen.ts'

const blue = '#3f7fb5'
const paleBlue = '#8fc0e0'

/** The print of a hand or a paw in wet paint. */
function print(p: Pen, x: number, y: number, size = 1): void {
  p.at(x, y, 0, () => drawPrint(p), size)
}

function drawPrint(p: Pen): void {
  p.flat(ellipse(0, 3, 7, 6), paleBlue)
  for (const [dx, dy] of [
    [-7, -5],
    [-2, -9],
    [4, -8],
    [9, -3],
  ] as const)
    p.flat(ellipse(dx, dy, 2.8, 3.4), paleBlue)
}

const benchWith = (prints: number) => (p: Pen) => {
  p.shadow(150)
  for (const x of [-124, 110]) p.bar(`M${x} -2V-84`, '#2f5f8c', 16)
  p.bar('M-124 -80V-162M110 -80V-162', '#2f5f8c', 12)
  p.cut(box(-154, -166, 308, 26, 8), blue, { dir: [0.1, 1] })
  p.cut(box(-154, -134, 308, 26, 8), blue, { dir: [0.1, 1] })
  p.cut(box(-158, -96, 316, 26, 8), '#4a8cc2', { lit: 0.5, dir: [0.1, 1] })
  p.gleam('M-140 -160H-60M40 -160H90M-130 -90H-20', 4, 0.6)
  if (prints === 1) return print(p, 12, -136, 2.6)
  for (let i = 0; i < prints; i++) print(p, -126 + ((i * 97) % 256), [-153, -121, -84][i % 3]!)
}

const boardWith = (prints: number) => (p: Pen) => {
  for (const y of [-62, -20, 22]) p.cut(box(-113, y, 226, 39, 6), blue, { shade: 0.4, dir: [0.1, 1] })
  p.gleam('M-96 -52H-30M20 -10H90M-80 34H10', 4, 0.6)
  if (prints === 1) return print(p, 16, -2, 3.2)
  for (let i = 0; i < prints; i++) print(p, -92 + ((i * 61) % 186), -42 + ((i * 37) % 86))
}

/** Things with fresh blue paint, and with prints of hands in it. */
export const painted = { bench: benchWith(0), board: boardWith(0) }
export const printed = { bench: benchWith(7), board: boardWith(11) }
/** With one print. */
export const smudged = { bench: benchWith(1), board: boardWith(1) }

/** A jar full of light. */
export const litJar = (p: Pen): void => {
  const glass = 'M-30 -52H30Q44 -40 42 -24V30Q42 44 28 44H-28Q-42 44 -42 30V-24Q-44 -40 -30 -52Z'
  p.halo(0, -4, 130, '#ffd77a', 0.9)
  p.shine(glass, '#ffe6a0', '#ffe39a')
  p.flat(ellipse(0, 8, 24, 26), '#fff6d0', 0.9)
  p.mark(glass, '#c9b27a', 4)
  p.cut(box(-34, -70, 68, 20, 6), '#c79a4a', { lit: 0.5 })
  p.gleam('M-30 -24V20', 7, 0.8)
  p.bloom(0, 0, 90, '#ffd77a')
}
