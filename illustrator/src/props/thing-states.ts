import { ironPot } from './food.ts'
import { nameOnCup } from './letters.ts'
import { ellipse, n1 } from '../path.ts'
import { blade, box, type Pen } from './pen.ts'
import { keyhole } from './sound.ts'
import { prism } from './prism.ts'

type Draw = (p: Pen) => void

// What readers of pictures missed: things that are open, that have gone out, that still have to grow.

const leafGreen = '#6fa04a'

export const openSuitcase: Draw = (p) => {
  p.cut('M-84 42L-70 -52Q-66 -64 -54 -64H54Q66 -64 70 -52L84 42Z', p.dye('#a9743f'), { shade: 0.45 })
  p.cut('M-70 34L-60 -44Q-58 -50 -50 -50H50Q58 -50 60 -44L70 34Z', '#e9cfae', { shade: 0.4 })
  p.mark('M-62 -8H62', '#c9a074', 4)
  p.cut(ellipse(0, 46, 80, 15), '#5a3c2a', { shade: 0.3 })
  p.cut('M-86 44H86V116Q86 128 74 128H-74Q-86 128 -86 116Z', p.dye('#a9743f'), { shade: 0.5, lit: 0.3 })
  p.cut(box(-62, 44, 18, 84, 3), '#7a5030')
  p.cut(box(44, 44, 18, 84, 3), '#7a5030')
  p.bar('M-28 72Q0 92 28 72', '#6b4632', 10)
}

export const openBook: Draw = (p) =>
  p.at(
    0,
    0,
    0,
    () => {
      p.cut('M-92 -34Q-46 -52 0 -34Q46 -52 92 -34V34Q46 18 0 34Q-46 18 -92 34Z', '#2c7f93', { shade: 0.4 })
      p.cut('M-84 -42Q-42 -60 0 -42V26Q-42 10 -84 26Z', '#fbf3e0', { shade: 0.3 })
      p.cut('M84 -42Q42 -60 0 -42V26Q42 10 84 26Z', '#fff8ea', { shade: 0.2 })
      p.mark('M0 -42V26', '#d9c8a8', 4)
      p.mark(
        'M-68 -34q26 -8 52 2M-68 -16q26 -8 52 2M-68 2q26 -8 40 0M16 -14q26 -10 52 -2M16 4q22 -8 40 -2',
        '#8f8474',
        4,
      )
    },
    0.85,
  )

export const openJar: Draw = (p) => {
  const glass = 'M-30 -52H30Q44 -40 42 -24V30Q42 44 28 44H-28Q-42 44 -42 30V-24Q-44 -40 -30 -52Z'
  p.d.shape(glass, p.tint('#cfe4e4'), { shade: 0.4, lit: 0.5, opacity: 0.7 })
  p.mark(glass, '#9fc4c8', 4)
  p.d.shape(ellipse(0, -52, 31, 8), p.tint('#e6f1f0'), { shade: 0.2, opacity: 0.9 })
  p.mark(ellipse(0, -52, 31, 8), '#9fc4c8', 4)
  p.gleam('M-30 -24V20', 7, 0.8)
}

export const fullJar: Draw = (p) => {
  for (const [x, y, color] of [
    [-20, 26, '#d9604c'],
    [4, 30, '#e8b24c'],
    [24, 22, '#8fb05a'],
    [-24, 2, '#e8b24c'],
    [0, 6, '#8fb05a'],
    [22, -4, '#d9604c'],
    [-12, -20, '#d9604c'],
    [14, -26, '#e8b24c'],
  ] as const)
    p.cut(ellipse(x, y, 15), color, { shade: 0.35, lit: 0.4 })
  openJar(p)
  p.cut(box(-34, -70, 68, 20, 6), '#c79a4a', { lit: 0.5 })
}

export const shutMusicBox: Draw = (p) => {
  p.cut(box(-54, -36, 108, 68, 8), '#a5577c')
  p.cut('M-58 -34V-46Q-58 -60 -44 -60H44Q58 -60 58 -46V-34Z', '#8a4f6c', { shade: 0.4 })
  p.flat('M0 -14C8 -2 20 2 26 8C18 14 8 16 0 26C-8 16 -18 14 -26 8C-20 2 -8 -2 0 -14Z', '#e3b045')
  if (p.make === 'keyed') return keyhole(p)
  p.bar('M54 2H68V-14', '#b07f2c', 7)
  p.cut(ellipse(68, -18, 8), '#e3b045')
}

export const shutUmbrella: Draw = (p) => {
  p.bar('M0 -190V24C0 44 28 42 26 22', '#7a5238', 9)
  p.cut('M0 -204C-14 -190 -26 -96 -20 -52Q0 -40 20 -52C26 -96 14 -190 0 -204Z', '#d9604c', { shade: 0.5 })
  p.cut('M0 -200C-4 -150 -8 -90 -6 -48Q0 -44 6 -48C8 -90 4 -150 0 -200Z', '#f2c96a', { shade: 0.3 })
  p.bar('M-18 -96Q0 -86 18 -96', '#7a5238', 5)
}

/** A thread of smoke over what has gone out. */
const smoke = (p: Pen, x: number, y: number, size = 1): void =>
  p.mark(
    `M${x} ${y}c${-14 * size} ${-16 * size} ${14 * size} ${-24 * size} 0 ${-42 * size}c${-10 * size} ${-14 * size} ${8 * size} ${-22 * size} ${2 * size} ${-34 * size}`,
    '#c4c0cc',
    5 * size,
    0.6,
  )

export const lanternOut: Draw = (p) => {
  const iron = '#4a4250'
  p.mark('M-20 28C-22 -10 22 -10 20 28', iron, 6)
  p.cut(box(-31, 46, 62, 62, 8), '#8b969c', { shade: 0.45 })
  p.cut(box(-7, 78, 14, 26, 3), '#e6dcc4', { shade: 0.3 })
  p.mark('M0 78V70', '#2e2a30', 4)
  p.bar('M-30 48L-32 106M30 48L32 106', iron, 6)
  p.mark('M-30 77H30', iron, 3.5)
  p.cut('M-40 48Q-30 26 -12 22Q0 14 12 22Q30 26 40 48Q0 56 -40 48Z', iron, { lit: 0.5 })
  p.cut(box(-40, 104, 80, 18, 6), iron, { lit: 0.5 })
}

export const candleOut: Draw = (p) => {
  p.cut(ellipse(0, 38, 44, 12), '#c79a4a')
  p.bar('M38 36C60 30 60 10 42 16', '#c79a4a', 7)
  p.cut(box(-15, -38, 30, 76, 6), '#f7ecd2', { shade: 0.4 })
  p.mark('M0 -38V-52', '#3a3036', 5)
  smoke(p, 0, -56, 0.8)
}

export const campfireOut: Draw = (p) => {
  p.shadow(120)
  for (const x of [-84, -44, 0, 44, 84]) p.cut(ellipse(x, -16 + Math.abs(x) / 12, 24, 17), '#8d8790')
  p.bar('M-100 -20L62 -78', '#4f3a34', 26)
  p.bar('M100 -20L-62 -78', '#5a4238', 26)
  p.cut(ellipse(0, -26, 66, 18), '#6f6a70', { shade: 0.4 })
  smoke(p, -14, -78, 1.4)
  smoke(p, 24, -70, 1.1)
  for (const [x, size] of [
    [-98, 20],
    [-56, 24],
    [-6, 26],
    [48, 23],
    [96, 21],
  ] as const)
    p.cut(ellipse(x, -size * 0.5, size, size * 0.66), '#9a949c')
}

export const emptyCup: Draw = (p) => {
  p.bar('M30 -16C58 -22 58 22 28 20', '#b94a44', 9)
  p.cut('M-38 -34H34L28 30Q-2 42 -32 30Z', '#cf5f54', { shade: 0.5, lit: 0.4 })
  p.cut(ellipse(-2, -34, 36, 10), '#f3e4d4', { shade: 0.5 })
  nameOnCup(p)
}

export const emptyPot: Draw = (p) => {
  p.shadow(94)
  ironPot(p)
  p.cut(ellipse(0, -106, 68, 17), '#2f3648', { shade: 0.3 })
}

export const fullBucket: Draw = (p) => {
  p.mark('M-50 22C-44 -30 44 -30 50 22', '#6f7480', 6)
  p.cut('M-54 20H54L42 110Q0 120 -42 110Z', '#9aa6b4', { shade: 0.6, lit: 0.4 })
  p.cut(ellipse(0, 20, 54, 13), '#6d7886', { shade: 0.2 })
  p.cut(ellipse(0, 21, 48, 10), '#7fb6d4', { shade: 0.2 })
  p.gleam('M-26 20H-6', 4, 0.8)
  p.mark('M-51 44Q0 56 51 44M-46 88Q0 100 46 88', '#7b8694', 4)
}

export const emptyChest: Draw = (p) => {
  const brass = '#dba83f'
  p.shadow(124)
  p.cut('M-98 -96L-109 -150Q-104 -186 -64 -188H64Q104 -186 109 -150L98 -96Z', '#8a5438', { shade: 0.5 })
  p.mark('M-98 -96L-109 -150Q-104 -186 -64 -188H64Q104 -186 109 -150L98 -96', brass, 9)
  p.cut(ellipse(0, -96, 98, 20), '#3f2a24', { shade: 0.3 })
  p.cut(box(-102, -94, 204, 94, 8), '#9a6040', { shade: 0.6 })
  p.mark('M-98 -62H98M-98 -32H98', '#7a4a34', 4)
  for (const x of [-88, 88]) p.cut(box(x - 12, -96, 24, 98, 4), brass)
  p.cut(box(-106, -100, 212, 16, 6), brass)
}

/** Earth in which something grows, its top at `y`. */
const mound = (p: Pen, y: number, size = 1): void => {
  p.cut(
    `M${-52 * size} ${y + 26 * size}C${-40 * size} ${y - 8 * size} ${40 * size} ${y - 8 * size} ${52 * size} ${y + 26 * size}Q0 ${y + 38 * size} ${-52 * size} ${y + 26 * size}Z`,
    '#7a5a42',
    { shade: 0.5, lit: 0.3 },
  )
  for (const [x, up] of [
    [-24, 16],
    [4, 8],
    [26, 18],
  ] as const)
    p.flat(ellipse(x * size, y + up * size, 5 * size, 3.5 * size), '#5e4432', 0.8)
}

/** Nothing to be seen but the earth over it; `foot` is where the prop stands. */
export const plantedAt =
  (foot: number): Draw =>
  (p) =>
    mound(p, foot - 28)

/** Two leaves out of the earth. */
export const sproutAt =
  (foot: number, size: number): Draw =>
  (p) =>
    p.at(
      0,
      foot,
      0,
      () => {
        p.bar('M0 -22Q-3 -52 0 -70', leafGreen, 7)
        p.at(0, -68, -148, () => p.cut(blade(42, 20), leafGreen))
        p.at(0, -68, -32, () => p.cut(blade(42, 20), '#84b85c'))
        mound(p, -26)
      },
      size,
    )

export const sunflowerBud: Draw = (p) => {
  p.shadow(60)
  p.bar('M0 0C-10 -70 10 -140 0 -206', '#5f8f48', 14)
  p.at(-4, -70, -158, () => p.cut(blade(80, 32), '#5f8f48'))
  p.at(0, -110, -24, () => p.cut(blade(80, 32), '#74a656'))
  p.cut('M0 -280C44 -256 44 -214 0 -194C-44 -214 -44 -256 0 -280Z', '#f4c344', { shade: 0.4 })
  p.cut('M-42 -232C-34 -186 34 -186 42 -232C26 -226 14 -246 0 -260C-14 -246 -26 -226 -42 -232Z', '#5f8f48', {
    shade: 0.4,
  })
}

/** Crystals that have only begun. */
export const crystalAt =
  (size: number): Draw =>
  (p) => {
    p.halo(0, -70 * size, 160 * size, '#8fdcf0', 0.6)
    p.shadow(70)
    prism(p, -16, 16 * size, 90 * size, -14, '#8f9fe0')
    prism(p, 4, 22 * size, 150 * size, 3, '#8fdcea')
    if (size > 0.6) prism(p, 34, 15 * size, 84 * size, 18, '#7fd0d8')
    p.cut('M-70 2Q-62 -30 -34 -26Q-14 -38 8 -28Q34 -38 50 -26Q70 -26 74 2Z', '#857f8f')
  }

const patches = ['#e9d3ae', '#c8674f', '#5aa7a8', '#d8a23f', '#a58ab8']

/** A blanket that lies spread on the ground: a flat oval, on which what is nearer is larger. */
export const spreadBlanket: Draw = (p) => {
  const cloth = ellipse(0, 54, 78, 24)
  p.flat(ellipse(0, 57, 80, 24), '#3a3050', 0.25)
  p.cut(cloth, p.dye('#c8674f'), { shade: 0.25, lit: 0.3 })
  if (p.color === undefined)
    p.clip(cloth, () => {
      const rows = [29, 38, 50, 64, 80]
      const at = (x: number, y: number) => `${n1(x * (0.7 + (y - 29) / 90))} ${y}`
      for (let row = 0; row < 4; row++)
        for (let column = -5; column < 5; column++) {
          const [left, right, top, low] = [column * 19, column * 19 + 18, rows[row]!, rows[row + 1]! - 1]
          p.cut(
            `M${at(left, top)}L${at(right, top)}L${at(right, low)}L${at(left, low)}Z`,
            patches[(row * 2 + column + 10) % 5]!,
            { shade: 0.12, lit: 0.1 },
          )
        }
    })
  p.mark(ellipse(0, 54, 75, 21.6), '#fdf6e6', 1.6, 0.7)
}
