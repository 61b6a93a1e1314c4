import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { write } from './letters.ts'
import { blade, star as starPath } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const hole: PropDrawing = {
  width: 332,
  height: 228,
  kind: 'stands',
  draw(p) {
    p.shadow(160)
    p.cut('M-164 0C-170 -120 -100 -226 0 -228C104 -226 172 -118 164 0Z', '#8f7a5c', { shade: 0.5, lit: 0.3 })
    p.mark('M-120 -70q14 -30 26 -40M92 -140q18 14 24 34M-60 -190q16 -14 30 -16', '#6f5c42', 5, 0.7)
    p.flat('M-96 -2C-104 -84 -60 -158 0 -158C62 -158 104 -82 96 -2Z', '#251c26')
    p.flat('M-80 -2C-86 -76 -48 -140 4 -142C60 -138 90 -78 84 -2Z', '#15101a')
    p.cut('M-120 0q10 -22 30 -6q16 -20 34 0Z', '#a8926f', { shade: 0.3 })
    p.cut('M64 0q14 -24 32 -4q16 -14 28 4Z', '#a8926f', { shade: 0.3 })
  },
}

const puddle: PropDrawing = {
  width: 248,
  height: 56,
  kind: 'ground',
  draw(p) {
    p.cut(
      'M-124 -26C-120 -52 -50 -56 -6 -52C50 -60 122 -46 124 -22C122 0 40 2 -20 0C-80 4 -126 0 -124 -26Z',
      p.dye('#6f9dbb'),
      {
        shade: 0.3,
      },
    )
    p.mark('M-70 -30Q-30 -42 14 -34M10 -16Q50 -24 84 -18', p.color ? '#ffffff' : '#cfe3ee', 5, 0.8)
  },
}

const snowball: PropDrawing = {
  width: 84,
  height: 84,
  kind: 'held',
  gripY: 42,
  draw(p) {
    p.cut(ellipse(0, 0, 42), '#eef3f8', { shade: 0.5, lit: 0.4 })
    p.mark('M-16 6q8 6 14 0M8 -12q8 6 14 0M2 20q8 4 12 -2', '#b9c8dc', 4)
  },
}

const tree: PropDrawing = {
  width: 310,
  height: 516,
  kind: 'stands',
  draw(p) {
    p.shadow(90)
    p.cut('M-26 0Q-16 -120 -22 -240H22Q16 -110 32 0Q2 8 -26 0Z', '#7f5a3c', { shade: 0.6 })
    p.bar('M8 -180Q40 -210 56 -240', '#7f5a3c', 14)
    p.cut(
      'M-150 -300C-170 -390 -100 -420 -80 -450C-50 -530 60 -530 84 -456C150 -440 176 -350 140 -296C120 -224 20 -212 -20 -226C-80 -208 -140 -240 -150 -300Z',
      '#6c9a56',
      { shade: 0.5, lit: 0.4 },
    )
    p.mark(
      'M-80 -340q20 -24 44 -10M20 -420q24 -18 44 0M40 -300q24 -16 46 -2M-40 -270q22 -14 40 0',
      '#527f42',
      6,
      0.7,
    )
  },
}

const bush: PropDrawing = {
  width: 302,
  height: 184,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    p.cut(
      'M-146 -4C-168 -70 -120 -122 -82 -116C-66 -186 34 -206 62 -142C120 -158 164 -78 144 -4Q0 8 -146 -4Z',
      '#6a9852',
      { shade: 0.5, lit: 0.4 },
    )
    p.mark(
      'M-96 -60q18 -20 38 -6M-10 -120q22 -18 42 -2M50 -60q20 -18 42 0M-30 -44q18 -14 34 0',
      '#4f7b3e',
      6,
      0.7,
    )
  },
}

const vine: PropDrawing = {
  width: 98,
  height: 246,
  kind: 'held',
  gripY: 194,
  draw(p) {
    p.bar('M0 -46C-24 0 24 50 0 100C-16 140 8 160 4 188', '#5f8f42', 11)
    for (const [x, y, turn] of [
      [-6, -10, -160],
      [12, 40, -20],
      [-2, 90, 170],
      [-2, 134, -10],
    ] as const)
      p.at(x, y, turn, () => p.cut(blade(42, 17), '#7fb050'))
  },
}

/** A shallow hollow in the ground. */
const dip: PropDrawing = {
  width: 320,
  height: 62,
  kind: 'ground',
  draw(p) {
    p.flat(ellipse(0, -28, 158, 32), '#4a3d48', 0.32)
    p.flat(ellipse(0, -20, 132, 22), '#3a2f3a', 0.38)
    p.mark('M-150 -36Q0 -76 150 -36', '#fff3d6', 6, 0.4)
    p.mark('M-146 -16Q0 18 146 -16', '#fff3d6', 7, 0.5)
  },
}

const moon: PropDrawing = {
  width: 188,
  height: 188,
  kind: 'sky',
  gripY: 94,
  glows: '#fff0c0',
  draw(p) {
    p.halo(0, 0, 240, '#fff0c0', 0.8)
    p.shine(ellipse(0, 0, 94), '#fdf3cf', '#f6e7b4')
    for (const [x, y, s] of [
      [-32, -24, 18],
      [30, 16, 24],
      [-14, 44, 13],
      [40, -42, 11],
    ] as const)
      p.flat(ellipse(x, y, s, s * 0.9), '#e2d09a', 0.7)
  },
}

const star: PropDrawing = {
  width: 88,
  height: 84,
  kind: 'sky',
  gripY: 42,
  glows: '#ffe9a8',
  draw(p) {
    p.halo(0, 0, 130, '#ffe9a8', 0.8)
    p.shine(starPath(0, 4, 50, 24, 7), '#fff3c4', '#f6d471')
  },
}

const bubble: PropDrawing = {
  width: 120,
  height: 120,
  kind: 'held',
  gripY: 60,
  draw(p) {
    p.flat(ellipse(0, 0, 58), '#cfe9f2', 0.35)
    p.mark(ellipse(0, 0, 57), '#ffffff', 4, 0.9)
    p.gleam('M-34 -22Q-24 -42 -2 -44', 7, 0.95)
    p.mark('M14 44Q40 36 44 8', '#e9b8d8', 5, 0.8)
    if (p.says) write(p, p.says, { x: 0, y: 0, width: 92, height: 46 }, '#3d4a6b')
  },
}

const duckling: PropDrawing = {
  width: 88,
  height: 92,
  kind: 'creature',
  gripY: 48,
  draw(p) {
    p.mark('M-8 36V44H2M12 36V44H22', '#e08a3a', 5)
    p.cut(
      'M-38 6C-44 -6 -40 -14 -36 -16C-30 -6 -10 -12 6 -8C36 -4 40 38 2 38C-26 38 -36 26 -38 6Z',
      '#f3cf5a',
      { shade: 0.5, lit: 0.4 },
    )
    p.cut(ellipse(14, -22, 23, 22), '#f6d766', { shade: 0.4, lit: 0.4 })
    p.cut('M32 -22Q48 -22 44 -12Q36 -8 30 -12Z', '#e08a3a')
    p.eye(20, -26, 4.5)
    p.mark('M-22 10Q-6 22 10 12', '#d8ac3a', 5)
  },
}

const tadpole: PropDrawing = {
  width: 94,
  height: 44,
  kind: 'creature',
  gripY: 22,
  draw(p) {
    p.cut('M2 -8C-14 -18 -28 10 -48 -6C-34 22 -18 6 2 12Z', '#55704a')
    p.cut(ellipse(18, 0, 27, 22), '#67854f', { shade: 0.5, lit: 0.4 })
    p.eye(24, -8, 5.5)
    p.smile(26, 7, 14)
  },
}

const mouseling: PropDrawing = {
  width: 96,
  height: 78,
  kind: 'creature',
  gripY: 38,
  draw(p) {
    p.mark('M-30 30Q-58 26 -42 2', '#d8a0a0', 5)
    p.cut('M-34 38C-40 0 -10 -10 10 -8C34 -4 40 20 30 38Z', '#a4a8b4', { shade: 0.5, lit: 0.4 })
    for (const x of [-2, 32]) {
      p.cut(ellipse(x, -26, 14), '#a4a8b4')
      p.flat(ellipse(x, -25, 8), '#e8b8b8')
    }
    p.cut(ellipse(16, -8, 24, 20), '#aeb2be', { shade: 0.4 })
    p.eye(22, -10, 4)
    p.flat(ellipse(38, -3, 4), '#d0787c')
  },
}

const seahorse: PropDrawing = {
  width: 92,
  height: 166,
  kind: 'creature',
  gripY: 84,
  draw(p) {
    p.mark('M-8 14C20 40 10 74 -10 76C-26 76 -24 54 -10 56', '#e08f4a', 15)
    p.cut('M-20 -40C-44 -14 -34 26 -6 34C20 30 30 -2 12 -34Z', '#ec9f55', { shade: 0.5, lit: 0.4 })
    p.cut('M-26 -16L-46 -26Q-44 0 -28 6Z', '#f3c27a')
    p.cut('M-16 -78C10 -90 28 -74 24 -60L46 -52Q46 -42 20 -42Q-4 -30 -18 -44Q-28 -62 -16 -78Z', '#ec9f55', {
      shade: 0.4,
    })
    p.eye(8, -62, 5)
    p.mark('M-20 -10Q0 -4 16 -14M-20 8Q0 14 16 4', '#c9743a', 4, 0.7)
  },
}

const octopus: PropDrawing = {
  width: 182,
  height: 158,
  kind: 'creature',
  gripY: 82,
  draw(p) {
    p.mark(
      'M-40 20C-70 30 -64 66 -80 66M-18 30C-30 56 -22 68 -38 72M6 32C6 56 14 64 4 72M28 28C44 50 36 66 52 70M44 18C72 30 66 62 82 62',
      '#8f6aa8',
      17,
    )
    p.cut('M-56 20C-70 -44 -40 -76 2 -76C44 -76 70 -42 56 20Q2 50 -56 20Z', '#a27dbc', {
      shade: 0.5,
      lit: 0.4,
    })
    p.eye(-16, -16, 8)
    p.eye(24, -16, 8)
    p.smile(4, 6, 26)
    p.cheek(-34, 2, 8)
    p.cheek(42, 2, 8)
  },
}

const ant: PropDrawing = {
  width: 86,
  height: 58,
  kind: 'creature',
  gripY: 28,
  draw(p) {
    p.mark('M-14 6L-26 24M2 8V25M16 6L28 24M30 -14L38 -26M24 -16L22 -27', '#3c2a2c', 4)
    p.cut(ellipse(-26, -2, 18, 14), '#5a3a38')
    p.cut(ellipse(2, 0, 12, 10), '#5a3a38')
    p.cut(ellipse(26, -6, 16, 14), '#664240')
    p.eye(32, -8, 3.6)
  },
}

const bat: PropDrawing = {
  width: 180,
  height: 74,
  kind: 'creature',
  gripY: 38,
  draw(p) {
    for (const side of [-1, 1])
      p.cut(
        `M${side * 14} -6Q${side * 50} -46 ${side * 90} -18Q${side * 74} -14 ${side * 70} 8Q${side * 52} -2 ${side * 44} 16Q${side * 30} 4 ${side * 14} 16Z`,
        '#5d5570',
        { shade: 0.4 },
      )
    p.cut(ellipse(0, 8, 22, 30), '#74698a', { shade: 0.5 })
    p.cut('M-20 -8L-18 -36L-4 -20ZM20 -8L18 -36L4 -20Z', '#74698a')
    p.eye(-8, -6, 4.5)
    p.eye(8, -6, 4.5)
    p.smile(0, 5, 12)
  },
}

export const outdoorProps = {
  hole,
  puddle,
  dip,
  snowball,
  tree,
  bush,
  vine,
  moon,
  star,
  bubble,
  duckling,
  'frog-baby': tadpole,
  'mouse-baby': mouseling,
  seahorse,
  octopus,
  ant,
  bat,
} satisfies Partial<Record<Prop, PropDrawing>>
