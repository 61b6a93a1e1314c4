import type { Prop } from '@moonpage/storyteller/scene'
import { blob, ellipse } from '../path.ts'
import { blade, rounded, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const leaf = (p: Pen, x: number, y: number, turn: number, length = 34): void =>
  p.at(x, y, turn, () => {
    p.cut(blade(length, length * 0.42), '#6f9a4a')
    p.mark(`M3 0H${length - 6}`, '#4f7a38', 2)
  })

const steam = (p: Pen, x: number, y: number): void =>
  p.mark(`M${x} ${y}q-12 -14 0 -28t0 -28`, '#d5d8de', 7, 0.75)

const cake: PropDrawing = {
  width: 148,
  height: 158,
  kind: 'held',
  gripY: 22,
  glows: '#ffc56b',
  draw(p) {
    p.halo(10, -118, 170, '#ffc56b', 0.9)
    p.cut(ellipse(0, 6, 74, 15), '#9fc4d0')
    p.cut('M-54 -48V-2Q0 16 54 -2V-48Z', '#e6b878')
    p.mark('M-54 -22Q0 -4 54 -22', '#d9604c', 8)
    p.cut(ellipse(0, -50, 54, 19), '#fbe6e0')
    p.cut(
      'M-55 -50C-54 -74 54 -74 55 -50V-36Q46 -18 38 -34Q28 -12 16 -30Q4 -10 -8 -30Q-20 -12 -30 -34Q-44 -16 -55 -36Z',
      '#f3b9b4',
      { shade: 0.35 },
    )
    for (const [x, y] of [
      [-32, -60],
      [-10, -66],
      [30, -60],
    ] as const)
      p.cut(ellipse(x, y, 10, 9), '#c8404f')
    p.bar('M10 -66V-106', '#8fc4d8', 10)
    p.mark('M5 -78l10 -6M5 -94l10 -6', '#fdf6e6', 3.5)
    p.shine('M10 -136C22 -122 20 -110 10 -109C0 -110 -2 -122 10 -136Z', '#ffc94f', '#f0a03c')
  },
}

const apple: PropDrawing = {
  width: 80,
  height: 98,
  kind: 'held',
  gripY: 34,
  draw(p) {
    p.cut(
      'M0 -34C-12 -48 -40 -42 -40 -8C-40 22 -18 36 0 28C18 36 40 22 40 -8C40 -42 12 -48 0 -34Z',
      '#cf4a3c',
      { shade: 0.55, lit: 0.4 },
    )
    p.flat('M-14 -34Q0 -26 14 -34Q6 -22 0 -24Q-6 -22 -14 -34Z', '#8a3430')
    p.bar('M0 -30Q0 -46 8 -56', '#6b4636', 6)
    leaf(p, 4, -44, -24, 36)
    p.gleam('M-26 -22Q-30 -12 -29 0', 7)
  },
}

/** A pot without its filling. */
export const ironPot = (p: Pen): void => {
  p.bar('M-78 -84H-92V-60H-78M78 -84H92V-60H78', '#3f4860', 12)
  // Three little feet.
  p.bar('M-46 -22L-54 2M0 -8V4M46 -22L54 2', '#3f4860', 14)
  p.cut('M-78 -108H78C84 -40 60 0 0 0C-60 0 -84 -40 -78 -108Z', '#4f5a70', { shade: 0.6, lit: 0.4 })
  p.cut(ellipse(0, -108, 80, 23), '#6b7690')
}

const soupPot: PropDrawing = {
  width: 196,
  height: 194,
  kind: 'stands',
  draw(p) {
    p.shadow(94)
    steam(p, -34, -142)
    steam(p, 4, -138)
    steam(p, 40, -142)
    ironPot(p)
    p.cut(ellipse(0, -106, 68, 17), '#e08a3c', { shade: 0.3 })
    p.flat(ellipse(-30, -108, 13, 6), '#f2c96a')
    p.flat(ellipse(4, -100, 11, 5), '#7fa84a')
    p.flat(ellipse(-8, -112, 9, 4), '#c8503f')
    p.mark('M-62 -74Q-60 -44 -44 -28', '#8a95ac', 7, 0.7)
  },
}

const berries: PropDrawing = {
  width: 104,
  height: 100,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.bar('M0 -52V-24', '#6b8a44', 6)
    leaf(p, 0, -40, -160, 46)
    leaf(p, 0, -40, -24, 46)
    for (const [x, y, color] of [
      [-28, -12, '#5a5fa8'],
      [26, -14, '#c8404f'],
      [0, -22, '#c8404f'],
      [-14, 12, '#c8404f'],
      [16, 12, '#5a5fa8'],
      [0, 28, '#5a5fa8'],
      [-34, 14, '#c8404f'],
      [36, 10, '#5a5fa8'],
    ] as const) {
      p.cut(ellipse(x, y, 16), color, { shade: 0.5, lit: 0.4 })
      p.gleam(`M${x - 7} ${y - 5}q1 -4 5 -5`, 3.5)
    }
  },
}

const honeyJar: PropDrawing = {
  width: 112,
  height: 118,
  kind: 'held',
  gripY: 46,
  draw(p) {
    p.cut('M-36 -52H36C58 -36 58 26 34 44H-34C-58 26 -58 -36 -36 -52Z', '#e2a03a', { shade: 0.55, lit: 0.5 })
    p.cut(ellipse(0, -54, 42, 13), '#c8863a')
    p.cut(
      'M-36 -58C-30 -72 30 -72 38 -58Q42 -34 32 -34Q26 -34 26 -46Q16 -40 14 -26Q6 -14 0 -30Q-6 -48 -20 -46Q-34 -46 -36 -58Z',
      '#f6c24a',
      { shade: 0.3, lit: 0.5 },
    )
    p.cut('M0 -8C10 -16 30 -12 30 6C30 22 12 30 0 34C-12 30 -30 22 -30 6C-30 -12 -10 -16 0 -8Z', '#fbe8b8', {
      shade: 0.2,
    })
    p.cut(ellipse(0, 12, 15, 11), '#e8b03c', { shade: 0.2 })
    p.mark('M-5 2V21M5 2V21', '#5a4030', 4.5)
    p.flat(ellipse(-4, 1, 7, 5), '#f3f3ee')
    p.flat(ellipse(6, 1, 7, 5), '#f3f3ee')
    p.gleam('M-42 -22Q-46 -6 -42 12', 6, 0.6)
  },
}

/** The edge of a slice of bread, from the crust inwards. */
function sliceOfBread(k: number): string {
  const at = (x: number, y: number) => `${Math.round(x * k)} ${Math.round(-14 + (y + 14) * k)}`
  return `M${at(-40, 26)}L${at(-42, -20)}C${at(-64, -34)} ${at(-52, -62)} ${at(-24, -58)}C${at(-8, -66)} ${at(8, -66)} ${at(24, -58)}C${at(52, -62)} ${at(64, -34)} ${at(42, -20)}L${at(40, 26)}Z`
}

const bread: PropDrawing = {
  width: 148,
  height: 84,
  kind: 'held',
  gripY: 28,
  draw(p) {
    // A slice with something on it: red jam, yellow honey.
    if (p.color) {
      p.cut(sliceOfBread(1), '#c98f52', { shade: 0.5 })
      p.cut(sliceOfBread(0.88), '#f1d6a2')
      p.cut(sliceOfBread(0.7), p.color, { shade: 0.35, lit: 0.4 })
      p.cut('M-30 10C-30 24 -12 24 -14 10ZM8 12C10 30 28 28 26 10Z', p.color)
      return
    }
    p.cut(
      'M-72 2C-78 -40 -40 -56 0 -56C40 -56 78 -40 72 2C68 28 44 28 0 28C-44 28 -68 28 -72 2Z',
      '#cf8f4c',
      { shade: 0.6, lit: 0.5 },
    )
    for (const x of [-40, -4, 32]) {
      p.flat(`M${x - 12} -46Q${x + 12} -34 ${x + 14} -8Q${x - 8} -22 ${x - 12} -46Z`, '#f3d49a')
    }
    p.mark('M-58 14Q0 24 58 14', '#a5682f', 4, 0.6)
  },
}

const cookie: PropDrawing = {
  width: 82,
  height: 82,
  kind: 'held',
  gripY: 26,
  draw(p) {
    p.cut(blob(0, -15, 40, 40, 12, 0.03, p.r), '#d9a05c', { shade: 0.5, lit: 0.4 })
    p.flat(ellipse(0, -16, 31), '#e6b673', 0.6)
    for (const [x, y, size] of [
      [-16, -32, 7],
      [10, -36, 6],
      [20, -14, 7],
      [-22, -8, 6],
      [0, -16, 7],
      [-6, 8, 7],
      [16, 8, 5],
    ] as const)
      p.cut(ellipse(x, y, size, size * 0.86), '#5f3a2c')
  },
}

const pizza: PropDrawing = {
  width: 112,
  height: 128,
  kind: 'held',
  gripY: 76,
  draw(p) {
    p.cut(
      rounded(
        [
          [-48, -34],
          [48, -34],
          [0, 78],
        ],
        9,
      ),
      '#f2c65a',
      { shade: 0.3 },
    )
    p.cut(
      'M-44 -24H44L40 -12Q34 10 28 -6Q20 -8 18 8Q10 22 6 4Q-4 -2 -8 14Q-16 20 -18 2Q-28 -8 -32 0Q-40 -8 -44 -24Z',
      '#f8da86',
      { shade: 0.1 },
    )
    for (const [x, y] of [
      [-20, -14],
      [20, -8],
      [-2, 18],
      [2, 48],
    ] as const) {
      p.cut(ellipse(x, y, 12), '#c8482f')
      p.flat(ellipse(x - 3, y - 3, 3), '#e8806a')
    }
    p.flat('M-2 -18q9 -6 14 2q-8 6 -14 -2ZM-20 14q8 -6 12 3q-8 4 -12 -3Z', '#6f9a4a')
    p.cut('M-54 -30Q-58 -48 -44 -48Q0 -60 44 -48Q58 -48 54 -30Q0 -38 -54 -30Z', '#cf8f4c', {
      shade: 0.5,
      lit: 0.5,
    })
  },
}

export const foodProps = {
  cake,
  apple,
  'soup-pot': soupPot,
  berries,
  'honey-jar': honeyJar,
  bread,
  cookie,
  pizza,
} satisfies Partial<Record<Prop, PropDrawing>>
