import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { blade, box, ink, type Pen } from './pen.ts'
import { prism } from './prism.ts'
import type { PropDrawing } from './prop-drawing.ts'

const green = '#5f8f48'

const petals = (p: Pen, count: number, reach: number, width: number, color: string): void => {
  for (let i = 0; i < count; i++)
    p.at(0, 0, (360 / count) * i, () => p.cut(blade(reach, width), color, { shade: 0.35 }))
}

const flower: PropDrawing = {
  width: 84,
  height: 158,
  kind: 'held',
  gripY: 72,
  draw(p) {
    p.bar('M0 70Q-6 10 0 -40', green, 7)
    p.at(-2, 34, -150, () => p.cut(blade(40, 16), green))
    p.at(-2, 22, -34, () => p.cut(blade(40, 16), '#74a656'))
    p.at(0, -44, 0, () => {
      for (let i = 0; i < 6; i++)
        p.at(0, 0, i * 60 + 30, () => p.cut(ellipse(24, 0, 18, 15), '#e58a9c', { shade: 0.35 }))
      p.cut(ellipse(0, 0, 15), '#f2c24f')
      p.smile(0, 2, 11)
      p.flat(ellipse(-5, -3, 2), ink)
      p.flat(ellipse(5, -3, 2), ink)
    })
  },
}

const sunflower: PropDrawing = {
  width: 220,
  height: 400,
  kind: 'stands',
  draw(p) {
    p.shadow(70)
    p.bar('M0 0C-14 -90 12 -180 0 -270', green, 15)
    p.at(-4, -80, -158, () => p.cut(blade(92, 36), green))
    p.at(0, -120, -24, () => p.cut(blade(92, 36), '#74a656'))
    p.at(0, -290, 0, () => {
      petals(p, 15, 112, 28, '#e09a2f')
      p.at(0, 0, 12, () => petals(p, 15, 100, 25, '#f4c344'))
      p.cut(ellipse(0, 0, 54), '#7a4f30', { lit: 0.4 })
      for (let i = 0; i < 40; i++) {
        const angle = i * 2.4
        const reach = 7.2 * Math.sqrt(i)
        p.flat(ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, 3), i % 2 ? '#4f2f20' : '#a5743f')
      }
    })
  },
}

const mushroom: PropDrawing = {
  width: 172,
  height: 168,
  kind: 'stands',
  draw(p) {
    p.shadow(76)
    p.cut('M-28 -92C-22 -50 -34 -30 -38 -10Q0 10 38 -10C34 -30 22 -50 28 -92Z', '#f3e6cc')
    p.flat('M-44 -84Q0 -66 44 -84L36 -74Q0 -58 -36 -74Z', '#d9c2a0')
    p.cut('M-84 -78C-80 -196 80 -196 84 -78Q0 -50 -84 -78Z', '#cf4f3f', { shade: 0.55, lit: 0.4 })
    for (const [x, y, size] of [
      [-44, -104, 15],
      [2, -134, 18],
      [46, -108, 14],
      [4, -88, 11],
      [-24, -148, 9],
      [-66, -84, 8],
      [64, -82, 7],
    ] as const)
      p.flat(ellipse(x, y, size, size * 0.85), '#f9eddb')
    p.eye(-11, -46, 4)
    p.eye(11, -46, 4)
    p.smile(0, -36, 13)
  },
}

const log: PropDrawing = {
  width: 320,
  height: 122,
  kind: 'ground',
  draw(p) {
    p.shadow(160)
    p.bar('M60 -88L92 -122', '#7a5238', 22)
    p.cut('M-122 -98H122Q158 -96 158 -50Q158 -4 122 -2H-122Z', '#8a5f44', { shade: 0.6, dir: [0.1, 1] })
    p.mark('M-66 -76H20M-40 -44H90M-70 -18H40M50 -66H122M70 -24H128', '#6b4636', 4.5)
    p.cut(ellipse(-122, -50, 36, 49), '#dcb98a', { shade: 0.3 })
    p.mark(
      `${ellipse(-122, -50, 25, 35)}${ellipse(-121, -49, 14, 20)}${ellipse(-121, -49, 4, 6)}`,
      '#b98a5a',
      3.5,
    )
    p.cut('M-40 -98C-30 -112 10 -108 20 -102C60 -110 70 -96 60 -92Q10 -84 -40 -98Z', '#7f9f50')
    for (const [x, s] of [
      [112, 1],
      [134, 0.7],
    ] as const) {
      p.cut(box(x - 5 * s, -112 * s - (1 - s) * 95, 10 * s, 20 * s, 3), '#f3e6cc')
      p.cut(`M${x - 17 * s} ${-108 * s - (1 - s) * 95}q${17 * s} ${-30 * s} ${34 * s} 0Z`, '#d98a4a')
    }
  },
}

const pumpkin: PropDrawing = {
  width: 192,
  height: 168,
  kind: 'stands',
  draw(p) {
    p.shadow(94)
    p.cut(ellipse(-58, -62, 36, 54), '#d97a2c')
    p.cut(ellipse(58, -62, 36, 54), '#d97a2c')
    p.cut(ellipse(-32, -62, 36, 61), '#e58a34')
    p.cut(ellipse(32, -62, 36, 61), '#e58a34')
    p.cut(ellipse(0, -62, 30, 63), '#f09a40')
    p.cut('M-16 -118C-8 -136 -14 -150 -24 -158L0 -166C8 -152 8 -136 16 -118Q0 -110 -16 -118Z', '#6f7f3c')
    p.mark('M12 -124C40 -142 50 -120 42 -112C34 -106 30 -120 44 -124C60 -128 66 -118 70 -112', '#6f8a44', 5)
    p.at(-12, -124, -168, () => p.cut(blade(52, 24), green))
    p.gleam('M-44 -98Q-54 -82 -54 -64', 7, 0.4)
  },
}

const cactus: PropDrawing = {
  width: 180,
  height: 318,
  kind: 'stands',
  draw(p) {
    const skin = '#5f9a6a'
    p.shadow(80)
    p.bar('M0 -110H-66V-176', skin, 46)
    p.bar('M0 -146H66V-220', skin, 44)
    p.cut('M-42 0C-48 -120 -46 -296 0 -298C46 -296 48 -120 42 0Q0 8 -42 0Z', skin, {
      shade: 0.55,
      dir: [0.95, 0.2],
    })
    p.mark('M-16 -14V-260M16 -14V-260M0 -20V-280M-66 -128V-176M66 -164V-218', '#3f7a54', 4, 0.8)
    for (const [x, y] of [
      [-30, -60],
      [30, -90],
      [-30, -210],
      [8, -150],
      [-8, -100],
      [30, -250],
      [-82, -150],
      [82, -196],
      [-8, -230],
      [8, -50],
    ] as const)
      p.mark(`M${x - 6} ${y - 6}l6 6l6 -6`, '#f3ead0', 3)
    p.at(2, -302, 0, () => {
      for (let i = 0; i < 5; i++) p.at(0, 0, -150 + i * 30, () => p.cut(blade(28, 13), '#e5708a'))
      p.flat(ellipse(0, -4, 8), '#f2c24f')
    })
  },
}

const crystal: PropDrawing = {
  width: 204,
  height: 218,
  kind: 'stands',
  glows: '#9fe4f0',
  draw(p) {
    p.halo(0, -110, 300, '#8fdcf0', 0.85)
    p.shadow(100)
    prism(p, -44, 22, 120, -26, '#8f9fe0')
    prism(p, 48, 22, 132, 24, '#7fd0d8')
    prism(p, 0, 34, 216, 2, '#8fdcea')
    prism(p, -28, 18, 92, -10, '#a9b4f0')
    prism(p, 34, 17, 76, 10, '#a9ecec')
    p.cut('M-100 2Q-92 -34 -56 -28Q-24 -44 8 -30Q40 -44 64 -28Q96 -30 102 2Z', '#857f8f')
  },
}

const snowman: PropDrawing = {
  width: 250,
  height: 356,
  kind: 'stands',
  draw(p) {
    const snow = '#eef3f8'
    p.shadow(112)
    p.bar('M-74 -176L-120 -226M-104 -210L-122 -204', '#6b4636', 8)
    p.bar('M74 -176L118 -214M104 -202L106 -224', '#6b4636', 8)
    p.cut(ellipse(0, -70, 98, 76), snow, { shade: 0.5 })
    p.cut(ellipse(0, -168, 74, 62), snow, { shade: 0.5 })
    p.cut(ellipse(0, -252, 56, 50), snow, { shade: 0.5 })
    p.cut('M-54 -222Q0 -196 54 -222Q62 -204 54 -196Q0 -176 -54 -196Q-62 -204 -54 -222Z', '#c8503f')
    p.cut('M22 -200L50 -204L56 -140Q42 -132 30 -140Z', '#b5432f')
    p.flat(ellipse(0, -160, 6), ink)
    p.flat(ellipse(0, -134, 6), ink)
    p.flat(ellipse(0, -96, 7), ink)
    p.eye(-20, -264, 6)
    p.eye(20, -264, 6)
    p.cut('M-4 -254L52 -242L-2 -238Q-10 -246 -4 -254Z', '#e58a34')
    p.mark('M-22 -232Q0 -216 22 -230', ink, 4)
    p.cheek(-34, -242, 9)
    p.cut(box(-36, -352, 72, 62, 8), '#4a4a66')
    p.cut('M-36 -314H36V-298H-36Z', '#d8a23f')
    p.cut(box(-60, -300, 120, 15, 7), '#4a4a66')
  },
}

export const natureProps = {
  flower,
  sunflower,
  mushroom,
  log,
  pumpkin,
  cactus,
  crystal,
  snowman,
} satisfies Partial<Record<Prop, PropDrawing>>
