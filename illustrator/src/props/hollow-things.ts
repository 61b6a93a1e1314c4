import { ellipse } from '../path.ts'
import type { Pen } from './pen.ts'

type Draw = (p: Pen) => void

/** Where the opening of a thing that lies is, in its own units: middle and radii. */
export type Mouth = { x: number; y: number; rx: number; ry: number }

export const logMouth: Mouth = { x: -92, y: -60, rx: 50, ry: 56 }
/** The other end of a log that is open at both. */
export const farMouth: Mouth = { x: 116, y: -60, rx: 46, ry: 56 }
export const barrelMouth: Mouth = { x: -58, y: -68, rx: 44, ry: 56 }

/** The dark of an inside, with its far wall. */
function hollow(p: Pen, { x, y, rx, ry }: Mouth, dark: string, wall: string): void {
  p.cut(ellipse(x, y, rx, ry), dark, { shade: 0.2, lit: 0 })
  p.mark(
    `M${x - rx * 0.5} ${y + ry * 0.72}Q${x} ${y + ry * 0.98} ${x + rx * 0.56} ${y + ry * 0.66}`,
    wall,
    5,
    0.7,
  )
}

/** A log with nothing in it: its dark inside is seen at the left end. */
export const hollowLog: Draw = (p) => {
  p.shadow(160)
  p.bar('M76 -106L106 -136', '#7a5238', 20)
  p.cut('M-92 -124H124Q158 -120 158 -62Q158 -4 124 0H-92Z', '#8a5f44', { shade: 0.6, dir: [0.1, 1] })
  p.mark('M-14 -94H40M-20 -52H92M-28 -22H52M58 -78H124M76 -28H126', '#6b4636', 4.5)
  for (const mouth of p.make === 'tunnel' ? [farMouth, logMouth] : [logMouth]) {
    const { x, y, rx, ry } = mouth
    p.cut(ellipse(x, y - 2, rx + 12, ry + 8), '#dcb98a', { shade: 0.3 })
    p.mark(ellipse(x, y - 1, rx + 5, ry + 4), '#b98a5a', 3)
    hollow(p, mouth, '#3a2620', '#6b4a36')
  }
  p.cut('M-34 -124C-22 -138 18 -134 28 -128C66 -136 76 -122 66 -118Q16 -110 -34 -124Z', '#7f9f50')
}

/** A barrel on its side, its open end to the left. */
export const lyingBarrel: Draw = (p) => {
  const { x, y, rx, ry } = barrelMouth
  const wood = '#b07c46'
  p.shadow(96)
  p.cut('M-58 -132Q20 -154 92 -124Q110 -68 92 -10Q20 16 -58 -4Z', wood, { shade: 0.6, dir: [0.1, 1] })
  p.mark('M-26 -106Q40 -118 98 -96M-16 -38Q40 -26 100 -40', '#85592f', 4, 0.7)
  p.bar('M-10 -138Q14 -68 -10 4M66 -134Q90 -68 66 0', '#6f6a72', 11)
  p.cut(ellipse(x, y, rx + 9, ry + 8), wood, { shade: 0.3 })
  p.mark(ellipse(x, y, rx + 5, ry + 4), '#85592f', 3)
  hollow(p, barrelMouth, '#3f2a1e', '#7a5230')
}

/** A pumpkin whose lid is off: one looks into it over its edge. */
export const hollowPumpkin: Draw = (p) => {
  p.shadow(94)
  p.cut(ellipse(-58, -62, 36, 54), '#d97a2c')
  p.cut(ellipse(58, -62, 36, 54), '#d97a2c')
  p.cut(ellipse(0, -108, 58, 15), '#8a4a1c', { shade: 0.2 })
  p.cut(ellipse(-32, -56, 36, 55), '#e58a34')
  p.cut(ellipse(32, -56, 36, 55), '#e58a34')
  p.cut(ellipse(0, -56, 30, 57), '#f09a40')
  p.gleam('M-44 -92Q-54 -78 -54 -60', 7, 0.4)
}
