import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import type { Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** A thread that hangs from the hand in curves. */
const thread: PropDrawing = {
  width: 120,
  height: 150,
  kind: 'held',
  gripY: 120,
  draw(p) {
    const line =
      'M-52 -20C-20 -34 24 -32 46 -12C60 6 20 18 -6 14C-40 12 -54 36 -24 46C10 56 50 50 44 74C36 98 -26 84 -20 112'
    p.bar(line, p.dye('#c8443a'), 8)
    p.mark(line, '#ffffff', 2, 0.35)
  },
}

const noodle: PropDrawing = {
  width: 230,
  height: 84,
  kind: 'held',
  gripY: 54,
  draw(p) {
    p.bar('M-112 -8C-84 -40 -60 30 -30 10S24 -44 46 -6S92 40 112 4', '#f3dc9a', 17)
    p.mark('M-108 -12C-82 -40 -60 24 -30 5S24 -48 46 -11S90 34 108 2', '#fff6d4', 4, 0.8)
    for (const [x, y] of [
      [-66, 34],
      [20, 36],
      [86, 40],
    ] as const)
      p.flat(`M${x} ${y - 12}q8 12 0 18q-8 -6 0 -18Z`, '#e8c870', 0.9)
  },
}

/** One piece of knitting: rows of loops, with a loose end. */
export const knittedBlanket = (p: Pen): void => {
  const color = p.dye('#c8443a')
  const cloth = 'M-72 -46Q0 -54 72 -46Q78 10 72 66Q0 76 -72 66Q-78 10 -72 -46Z'
  p.bar('M68 62C96 70 104 44 120 62', color, 6)
  p.cut(cloth, color, { shade: 0.4, lit: 0.2 })
  p.clip(cloth, () => {
    for (let y = -42; y < 72; y += 19) {
      let row = `M-84 ${y}`
      for (let x = -84; x < 84; x += 14) row += 'l7 9l7 -9'
      p.mark(row, '#ffffff', 4, 0.34)
      p.mark(row.replace(`M-84 ${y}`, `M-84 ${y + 7}`), '#3a1a24', 3, 0.2)
    }
  })
  p.mark('M-71 -46Q0 -54 71 -46M-71 66Q0 76 71 66', '#ffffff', 4, 0.3)
}

/** A long knitted band, laid in folds, one end with fringes on the ground. */
export const knittedBand = (p: Pen): void => {
  const color = p.dye('#c8443a')
  const folds = [
    'M58 102H-34Q-56 92 -36 80H34',
    'M-36 80H34Q54 68 34 57H-30',
    'M34 57H-30Q-46 46 -26 34H20Q34 24 24 4',
  ]
  for (const fold of folds) {
    p.bar(fold, color, 27)
    p.d.raw(
      `<path d="${fold}" fill="none" stroke="${p.tint('#ffffff')}" stroke-width="20" stroke-dasharray="3 7" opacity=".4"/>`,
    )
    p.mark(
      fold.replace(/M(-?\d+) (\d+)/, (_, x: string, y: string) => `M${x} ${Number(y) + 13}`),
      '#3a1a24',
      3,
      0.2,
    )
  }
  for (const y of [92, 99, 106, 113]) p.mark(`M68 ${y}h16`, color, 4.5)
}

/** The head of a dragon that two wear: cloth, with teeth. */
const dragonHead: PropDrawing = {
  width: 210,
  height: 178,
  kind: 'held',
  gripY: 84,
  draw: (p) => wholeHead(p),
}

function wholeHead(p: Pen): void {
  for (const side of [-1, 1]) {
    p.cut(
      `M${side * 46} -74C${side * 50} -104 ${side * 74} -106 ${side * 84} -92C${side * 70} -92 ${side * 76} -62 ${side * 72} -52Z`,
      '#efc24f',
      { shade: 0.4 },
    )
    p.cut(`M${side * 82} -30L${side * 106} -52L${side * 102} -8L${side * 88} 6Z`, '#e08a3a', { shade: 0.4 })
  }
  p.cut('M-96 34C-104 -40 -70 -78 0 -78C70 -78 104 -40 96 34Q0 60 -96 34Z', p.dye('#c8443a'), {
    shade: 0.5,
    lit: 0.35,
  })
  p.cut('M-92 30Q0 56 92 30L86 76Q0 98 -86 76Z', '#a5322f', { shade: 0.4 })
  let teeth = 'M-88 32'
  for (let x = -88; x < 88; x += 22)
    teeth += `L${x + 11} ${60 + 8 * Math.cos(x / 60)}L${x + 22} ${34 + 8 * Math.cos((x + 22) / 60)}`
  p.cut(`${teeth}Q0 56 -88 32Z`, '#fdf6e4', { shade: 0.2 })
  for (const side of [-1, 1]) {
    p.cut(ellipse(side * 40, -34, 25, 27), '#fdf6e4', { shade: 0.2 })
    p.flat(ellipse(side * 36, -30, 12, 14), '#2e2230')
    p.flat(ellipse(side * 32, -36, 4, 5), '#ffffff')
    p.flat(ellipse(side * 14, 12, 7, 5), '#7d2428')
  }
  for (const [x, y] of [
    [-70, 4],
    [-60, -8],
    [68, 4],
    [58, -8],
    [0, -58],
    [-16, -64],
    [16, -64],
  ] as const)
    p.flat(ellipse(x, y, 6, 5), '#e8963f', 0.9)
}

/** Half of it, with a torn edge. */
export const halfHead = (p: Pen): void => {
  p.clip('M-8 -120L10 -84L-12 -52L8 -20L-10 12L10 44L-8 74L4 110H-130V-120Z', () => wholeHead(p))
  p.mark('M-8 -78L10 -70L-12 -52L8 -20L-10 12L10 44L-8 74', '#fdf1dc', 6, 0.9)
}

export const threadProps = {
  thread,
  noodle,
  'dragon-head': dragonHead,
} satisfies Partial<Record<Prop, PropDrawing>>
