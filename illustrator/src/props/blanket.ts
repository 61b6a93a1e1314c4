import { ellipse } from '../path.ts'
import { write } from './letters.ts'
import { box, heart, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const patches = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a', '#a58ab8']

type Bounds = { left: number; right: number; top: number; bottom: number }

/** The pattern of the cloth within `outline`: patches, or two stripes on a plain one; and the folds of it. */
function fill(p: Pen, outline: string, { left, right, top, bottom }: Bounds, folds: string): void {
  p.cut(outline, p.dye('#2c8f93'), { shade: 0.4, lit: 0.2 })
  p.clip(outline, () => {
    if (p.color === undefined) {
      const side = 27
      for (let row = 0; top + row * side < bottom; row++)
        for (let column = 0; left + column * side < right; column++) {
          const [x, y] = [left + column * side, top + row * side + ((column * 7) % 5)]
          p.at(x, y, ((column * 5 + row * 3) % 9) - 4, () => {
            p.cut(box(1, 1, 26, 26, 4), patches[(row * 2 + column * 5) % 6]!, { shade: 0.2 })
            p.d.raw(
              `<path d="${box(6, 6, 16, 16, 3)}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="5 5" opacity=".5"/>`,
            )
          })
        }
    } else
      p.mark(
        `M${left} ${top + 26}Q0 ${top + 34} ${right} ${top + 26}M${left} ${bottom - 26}Q0 ${bottom - 18} ${right} ${bottom - 26}`,
        '#fdf3dc',
        7,
        0.6,
      )
    p.mark(folds, '#3a2a4a', 9, 0.2)
  })
}

const fringes = (p: Pen, from: number, to: number, y: (x: number) => number): void => {
  for (let x = from; x <= to; x += 12) p.mark(`M${x} ${Math.round(y(x))}v15`, '#e3b045', 5)
}

/** A cloth that hangs by two corners: its upper edge sags, and folds run down from where it is held. */
export const blanket: PropDrawing = {
  width: 156,
  height: 138,
  kind: 'held',
  gripY: 78,
  draw(p) {
    fringes(p, -58, 62, (x) => 58 + Math.sin(x / 17) * 5)
    if (p.says) {
      p.cut('M-70 -44Q-40 -54 0 -46T70 -44Q76 0 72 62Q40 74 0 66T-72 64Q-78 0 -70 -44Z', p.dye('#2c8f93'))
      p.cut(box(-60, -34, 120, 82, 6), '#f4ead2', { shade: 0.2 })
      return write(p, p.says, { x: 0, y: 7, width: 108, height: 70 }, '#4a3346')
    }
    const cloth =
      'M-76 -58C-44 -30 40 -26 76 -58C66 -26 70 20 74 58Q58 72 42 62Q24 52 8 66Q-8 76 -26 64Q-44 54 -72 62C-66 20 -62 -24 -76 -58Z'
    fill(
      p,
      cloth,
      { left: -80, right: 80, top: -58, bottom: 72 },
      'M-70 -46C-40 -14 -46 30 -50 66M-66 -48C-22 -18 -16 20 -12 70M70 -46C44 -14 46 30 56 66M64 -46C24 -18 22 24 24 62',
    )
    if (p.color === undefined) p.flat(heart(3, 14, 11), '#c8503f')
    p.mark('M-76 -58C-44 -30 40 -26 76 -58', '#d9604c', 9)
  },
}

/** A cloth that hangs by one point: narrow above, in deep folds below. */
export const hungBlanket = (p: Pen): void => {
  fringes(p, -40, 44, (x) => 66 + Math.sin(x / 9) * 4)
  fill(
    p,
    'M-14 -58Q0 -70 14 -58C24 -20 34 20 52 70Q36 80 22 68Q8 58 -6 72Q-22 80 -32 68Q-42 60 -54 70C-36 20 -24 -20 -14 -58Z',
    { left: -60, right: 60, top: -66, bottom: 80 },
    'M-4 -52C-8 -10 -26 30 -34 70M2 -54C2 -10 -4 30 -4 72M7 -52C14 -10 24 30 26 70',
  )
  p.cut(ellipse(0, -56, 15, 9), '#d9604c', { shade: 0.4 })
}

/** A cloth over the back and the seat of something: it lies on top, and its front falls down in a wave. */
export const drapedBlanket = (p: Pen): void => {
  fringes(p, -60, 62, (x) => 62 + Math.sin(x / 14) * 7)
  fill(
    p,
    'M-62 -58Q-30 -66 0 -62T62 -58Q74 -54 74 -40C72 0 78 30 72 66Q54 82 36 68Q18 54 0 70Q-18 82 -36 66Q-54 56 -72 66C-76 30 -70 0 -74 -40Q-74 -54 -62 -58Z',
    { left: -80, right: 80, top: -60, bottom: 80 },
    'M-50 -40C-46 0 -54 30 -50 70M-8 -40C-14 0 -6 40 -10 74M38 -40C44 0 34 40 42 70',
  )
  p.mark('M-70 -44Q-34 -34 0 -40T70 -42', '#fdf6e6', 5, 0.6)
}
