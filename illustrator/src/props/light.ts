import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box, star, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const iron = '#4a4250'

const lantern: PropDrawing = {
  width: 84,
  height: 132,
  kind: 'held',
  gripY: 124,
  glows: '#ffb85c',
  draw(p) {
    p.halo(0, 80, 330, '#ffb85c')
    p.mark('M-20 28C-22 -10 22 -10 20 28', iron, 6)
    p.shine(box(-31, 46, 62, 62, 8), '#ffe7a6', '#d9e2df')
    p.shine('M0 62C13 76 15 92 0 98C-15 92 -13 76 0 62Z', '#ff9a3a', '#e0843a')
    p.shine('M0 78C6 84 7 92 0 95C-7 92 -6 84 0 78Z', '#fff6d0', '#ffe9b0')
    p.bar('M-30 48L-32 106', iron, 6)
    p.bar('M30 48L32 106', iron, 6)
    p.mark('M-30 77H30', iron, 3.5)
    p.cut('M-40 48Q-30 26 -12 22Q0 14 12 22Q30 26 40 48Q0 56 -40 48Z', iron, { lit: 0.5 })
    p.cut(box(-40, 104, 80, 18, 6), iron, { lit: 0.5 })
    p.mark('M-32 112H32', '#8a7f86', 3)
    p.bloom(0, 78, 70, '#ffc873')
  },
}

const fallenStar: PropDrawing = {
  width: 108,
  height: 104,
  kind: 'held',
  gripY: 18,
  glows: '#ffe08a',
  draw(p) {
    p.halo(0, -32, 300, '#ffdf8a', 0.9)
    p.shine(star(0, -32, 56, 29, 16), '#ffe08a', '#f2c24f')
    p.eye(-12, -34, 4.6)
    p.eye(12, -34, 4.6)
    p.smile(0, -24, 15)
    p.cheek(-22, -25, 6)
    p.cheek(22, -25, 6)
    p.gleam('M-5 -70Q-11 -60 -13 -53', 4)
  },
}

const lamp: PropDrawing = {
  width: 172,
  height: 318,
  kind: 'stands',
  glows: '#ffbf6a',
  draw(p) {
    p.halo(0, -248, 430, '#ffb85c', 0.9)
    p.shadow(90)
    p.bar('M-44 -104L-56 -6', '#7a5238', 14)
    p.bar('M44 -104L56 -6', '#7a5238', 14)
    p.bar('M-48 -50H48', '#6b4636', 9)
    p.cut(box(-72, -122, 144, 24, 10), '#9a6a46')
    p.cut('M-24 -120C-52 -150 -40 -192 -12 -204H12C40 -192 52 -150 24 -120Z', '#2c8f93')
    p.mark('M-38 -166Q0 -152 38 -166', '#8fd0c4', 5)
    p.flat(box(-7, -222, 14, 22, 3), '#c79a4a')
    p.shine('M-86 -214L-46 -316Q0 -322 46 -316L86 -214Q0 -198 -86 -214Z', '#ffe2a0', '#f3dfb4')
    p.mark('M-84 -217Q0 -202 84 -217', '#c8674f', 7)
    p.mark('M-46 -313Q0 -319 46 -313', '#c8674f', 5)
    p.mark('M52 -208V-178', '#c79a4a', 3)
    p.flat(ellipse(52, -174, 6), '#c79a4a')
    p.bloom(0, -250, 150, '#ffd694')
  },
}

const flame = (p: Pen, x: number, height: number, width: number, light: string): void =>
  p.shine(
    `M${x} ${-height}C${x + width * 0.3} ${-height * 0.75} ${x + width * 1.1} ${-height * 0.5} ${x + width * 0.7} -26Q${x} -4 ${x - width * 0.7} -26C${x - width * 1.1} ${-height * 0.45} ${x - width * 0.2} ${-height * 0.6} ${x} ${-height}Z`,
    light,
  )

const campfire: PropDrawing = {
  width: 236,
  height: 206,
  kind: 'stands',
  glows: '#ff9a4a',
  draw(p) {
    p.halo(0, -90, 560, '#ff9440')
    p.shadow(120)
    for (const x of [-84, -44, 0, 44, 84]) p.cut(ellipse(x, -16 + Math.abs(x) / 12, 24, 17), '#8d8790')
    p.bar('M-100 -20L62 -78', '#6b4636', 26)
    p.bar('M100 -20L-62 -78', '#7a5238', 26)
    p.flat(ellipse(-103, -19, 8, 12), '#d9b48a')
    p.flat(ellipse(103, -19, 8, 12), '#d9b48a')
    flame(p, -34, 118, 34, '#e8622f')
    flame(p, 38, 132, 34, '#e8622f')
    flame(p, 0, 206, 48, '#f0812f')
    flame(p, 2, 142, 32, '#ffb53f')
    flame(p, -2, 86, 20, '#fff0b0')
    for (const [x, size] of [
      [-98, 20],
      [-56, 24],
      [-6, 26],
      [48, 23],
      [96, 21],
    ] as const)
      p.cut(ellipse(x, -size * 0.5, size, size * 0.66), p.r.pick(['#9a949c', '#a7a0a6', '#857f8a']))
    p.bloom(0, -90, 130, '#ffb35a')
    if (p.lit)
      for (const [x, y] of [
        [-38, -190],
        [30, -226],
        [58, -172],
      ] as const)
        p.d.raw(`<circle cx="${x}" cy="${y}" r="4" fill="#ffd27a"/>`)
  },
}

const bulbs = ['#ffd76a', '#ff9a6a', '#9fe0c0', '#ff9ab0', '#a9cfff']

const stringLights: PropDrawing = {
  width: 1000,
  height: 160,
  kind: 'sky',
  gripY: 80,
  glows: '#ffd07a',
  draw(p) {
    p.mark('M-500 -76Q-250 90 0 -60Q250 90 500 -76', iron, 5)
    for (let i = 1; i < 20; i++) {
      if (i === 10) continue
      const t = (i % 10) / 10
      const x = (i < 10 ? -500 : 0) + t * 500
      const [from, to] = i < 10 ? [-76, -60] : [-60, -76]
      const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * 90 + t * t * to
      const color = bulbs[i % bulbs.length] as string
      p.halo(x, y + 28, 90, color, 0.7)
      p.flat(box(x - 6, y - 2, 12, 13, 3), iron)
      p.shine(
        `M${x - 8} ${y + 10}C${x - 22} ${y + 30} ${x - 12} ${y + 48} ${x} ${y + 48}C${x + 12} ${y + 48} ${x + 22} ${y + 30} ${x + 8} ${y + 10}Z`,
        color,
      )
      p.gleam(`M${x - 7} ${y + 26}q-2 6 1 11`, 3.5)
    }
  },
}

/** Its tail goes up behind it. */
const comet: PropDrawing = {
  width: 470,
  height: 190,
  kind: 'sky',
  gripY: 95,
  glows: '#ffe9a8',
  draw(p) {
    p.halo(-170, 44, 150, '#ffe9a8', 0.8)
    p.flat('M-176 10C-60 -22 90 -66 232 -92C120 -36 -20 34 -150 88C-190 92 -206 26 -176 10Z', '#fff0bd', 0.4)
    p.flat('M-172 24C-60 0 60 -34 176 -72C80 -18 -30 36 -150 76C-176 76 -190 34 -172 24Z', '#ffe08a', 0.65)
    p.mark('M-96 22Q20 -14 132 -58M-104 54Q-10 26 92 -22', '#fff8dc', 5, 0.8)
    p.shine(star(-172, 46, 54, 26, 7), '#fff6d0', '#f6d471')
  },
}

export const lightProps = {
  lantern,
  'fallen-star': fallenStar,
  comet,
  lamp,
  campfire,
  'string-lights': stringLights,
} satisfies Partial<Record<Prop, PropDrawing>>
