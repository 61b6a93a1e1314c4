import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { box } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const key: PropDrawing = {
  width: 62,
  height: 132,
  kind: 'held',
  gripY: 90,
  draw(p) {
    const gold = '#dfa93c'
    p.bar('M0 -6V82', gold, 12)
    p.cut('M4 52H26V64H18V70H26V84H4Z', gold)
    p.cut(ellipse(0, 22, 11, 6), '#c08a2c')
    p.cut(
      'M0 -40C16 -48 32 -34 26 -18C22 -4 10 2 0 4C-10 2 -22 -4 -26 -18C-32 -34 -16 -48 0 -40ZM0 -24C-6 -30 -16 -26 -14 -18C-12 -12 -4 -10 0 -8C4 -10 12 -12 14 -18C16 -26 6 -30 0 -24Z',
      gold,
      { lit: 0.5 },
    )
    p.cut('M-6 6L-28 40L-17 40L-14 50L3 10Z', '#c8503f')
    p.cut(ellipse(0, 7, 8, 6), '#e0674f')
  },
}

const telescope: PropDrawing = {
  width: 172,
  height: 116,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.at(0, 0, -26, () => {
      p.cut(box(-84, -13, 62, 26, 5), '#c79a4a', { dir: [0.1, 1] })
      p.cut(box(-92, -15, 16, 30, 5), '#7a5238', { dir: [0.1, 1] })
      p.cut(box(-38, -19, 72, 38, 5), '#8a4a3c', { dir: [0.1, 1], shade: 0.6 })
      p.cut('M28 -24L80 -32V32L28 24Z', '#2f6f80', { dir: [0.1, 1], shade: 0.6 })
      for (const [x, half] of [
        [-40, 20],
        [24, 25],
        [72, 34],
      ] as const)
        p.cut(box(x, -half, 13, half * 2, 4), '#e3b045', { dir: [0.1, 1] })
      p.cut(ellipse(86, 0, 8, 31), '#bfe3ea', { shade: 0.3 })
      p.gleam('M-30 -10H16', 5, 0.4)
    })
  },
}

const magnifyingGlass: PropDrawing = {
  width: 88,
  height: 144,
  kind: 'held',
  gripY: 44,
  draw(p) {
    p.at(0, 0, 14, () => {
      p.bar('M0 -14V34', '#8a4a3c', 17)
      p.cut(box(-9, -24, 18, 16, 3), '#e3b045')
      p.d.shape(ellipse(0, -60, 36), p.tint('#cfeaec'), { shade: 0.2, lit: 0.5, opacity: 0.75 })
      p.bar(ellipse(0, -60, 38), '#dca83e', 11)
      p.gleam('M-22 -66Q-18 -80 -4 -84', 6, 0.9)
    })
  },
}

const wateringCan: PropDrawing = {
  width: 190,
  height: 142,
  kind: 'held',
  gripY: 122,
  draw(p) {
    const can = '#4f98a8'
    p.bar('M-40 38C-36 -8 34 -10 40 34', '#3f7f90', 11)
    p.bar('M-44 54C-92 40 -92 100 -46 104', '#3f7f90', 11)
    p.cut('M40 94L84 34L96 42L46 118Z', can)
    p.cut('M74 22L106 44L102 54L70 34Z', '#dca83e')
    for (const [x, y] of [
      [98, 62],
      [110, 58],
      [108, 78],
    ] as const)
      p.flat(`M${x} ${y}q7 10 0 13q-7 -3 0 -13Z`, '#a9dcea')
    p.cut('M-48 36Q0 22 48 36L52 116Q0 130 -52 116Z', can, { shade: 0.6, lit: 0.4 })
    p.cut(ellipse(0, 36, 48, 10), '#35707f', { shade: 0.2 })
    p.mark('M-50 56Q0 68 50 56', '#8fd0d8', 4)
    p.flat(ellipse(0, 90, 7), '#f2c24f')
    for (let i = 0; i < 6; i++) p.at(0, 90, i * 60, () => p.flat(ellipse(14, 0, 8, 6), '#fdf3e0'))
    p.flat(ellipse(0, 90, 7), '#f2c24f')
  },
}

const umbrella: PropDrawing = {
  width: 236,
  height: 250,
  kind: 'held',
  gripY: 40,
  draw(p) {
    p.bar('M0 -190V24C0 44 28 42 26 22', '#7a5238', 9)
    p.cut(
      'M-116 -104C-110 -220 110 -220 116 -104Q96 -126 76 -106Q58 -130 38 -108Q20 -130 0 -108Q-20 -130 -38 -108Q-58 -130 -76 -106Q-96 -126 -116 -104Z',
      '#d9604c',
      { shade: 0.5 },
    )
    p.cut('M-38 -108Q-40 -168 0 -192Q40 -168 38 -108Q20 -130 0 -108Q-20 -130 -38 -108Z', '#f2c96a', {
      shade: 0.3,
    })
    p.cut(
      'M-116 -104Q-104 -176 -20 -190Q-70 -164 -76 -106Q-96 -126 -116 -104ZM116 -104Q104 -176 20 -190Q70 -164 76 -106Q96 -126 116 -104Z',
      '#f2c96a',
      { shade: 0.4 },
    )
    p.bar('M0 -192V-208', '#7a5238', 8)
  },
}

const rope: PropDrawing = {
  width: 128,
  height: 136,
  kind: 'held',
  gripY: 116,
  draw(p) {
    const hemp = '#c9a066'
    p.bar('M16 -2C52 -22 68 4 58 30C54 44 62 56 70 54', hemp, 12)
    for (const [rx, ry] of [
      [44, 50],
      [34, 39],
      [24, 28],
    ] as const) {
      p.bar(ellipse(0, 46, rx, ry), rx === 34 ? '#b58a50' : hemp, 12)
      for (let i = 0; i < rx / 2; i++) {
        const angle = (i * Math.PI * 4) / rx
        const [x, y] = [Math.cos(angle) * rx, 46 + Math.sin(angle) * ry]
        p.at(x, y, (angle * 180) / Math.PI + 36, () => p.mark('M-5 0H5', '#8a6438', 2.2, 0.8))
      }
    }
    for (const x of [-15, 0, 15]) {
      p.bar(`M${x} -8V22`, '#a97c44', 13)
      p.mark(`M${x - 5} -4l9 6M${x - 5} 8l9 6`, '#7a5530', 2.2, 0.8)
    }
  },
}

const ladder: PropDrawing = {
  width: 200,
  height: 430,
  kind: 'stands',
  draw(p) {
    p.shadow(90)
    p.at(0, 0, 8, () => {
      for (let y = -50; y > -410; y -= 58) p.bar(`M-52 ${y}H52`, '#b98a5a', 15)
      p.bar('M-58 0V-424', '#8a5c3e', 19)
      p.bar('M58 -6V-424', '#9a6a46', 19)
      for (let y = -50; y > -410; y -= 58) for (const x of [-58, 58]) p.flat(ellipse(x, y, 4), '#5f4030')
    })
  },
}

const broom: PropDrawing = {
  width: 96,
  height: 268,
  kind: 'held',
  gripY: 148,
  draw(p) {
    p.bar('M0 -116V60', '#9a6a46', 13)
    p.cut(
      'M-20 60Q0 50 20 60Q36 96 46 144Q24 150 16 140Q4 152 -8 142Q-24 152 -46 144Q-36 96 -20 60Z',
      '#d9b25e',
    )
    p.mark('M-14 72L-30 138M-4 72L-8 140M8 72L12 140M16 76L32 138', '#a8843c', 3)
    p.bar('M-20 66Q0 72 20 66', '#c8503f', 9)
    p.bar('M-24 80Q0 88 24 80', '#c8503f', 7)
  },
}

export const toolProps = {
  key,
  telescope,
  'magnifying-glass': magnifyingGlass,
  'watering-can': wateringCan,
  umbrella,
  rope,
  ladder,
  broom,
} satisfies Partial<Record<Prop, PropDrawing>>
