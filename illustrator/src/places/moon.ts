import { blob, ellipse } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { crystals } from './parts/crystals.ts'
import { pebbles, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { sky, stars } from './parts/sky.ts'
import { crater, dome, earth, footprints, mast, nebula, ringed, rocket, rover, tube } from './parts/space.ts'
import { halo, mist, wash } from './parts/wash.ts'

const dust = '#b4afd0'

const [cyan, violet] = ['#8fdcf4', '#c4a4f8']

/** The wide plain of dust, the earth high over it. */
const moonPlain: PaintPlace = (b) => {
  const { r } = b
  sky(b, 900)
  nebula(b)
  stars(b, 180, 760)
  earth(b, 420, 300, 176)
  ringed(b, 1330, 210, 62)
  ridge(b, 800, 36, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6 })
  ridge(b, 860, 26, '#a29dc6', { depth: 0.32, bottom: 1040, bumps: 5, bowl: 24 })
  for (const [x, y, w] of [
    [300, 905, 70],
    [1180, 900, 54],
    [1500, 915, 90],
  ] as const)
    crater(b, x, y, w, 0.24)
  ridge(b, 930, 14, dust, { bumps: 5 })
  for (const [x, y, w] of [
    [170, 1010, 130],
    [1450, 1040, 150],
    [1200, 960, 60],
    [430, 1150, 90],
    [1130, 1180, 80],
  ] as const)
    crater(b, x + r.between(-20, 20), y, w)
  pebbles(b, 960, 60, '#9a96c0')
  rover(b, 1330, 905, 0.72)
  footprints(b, 560, 1140)
  return { ground: 1030, foreground: moonRocks }
}

const moonRocks = (f: Brush) => {
  f.d.shape(blob(-30, 1370, 330, 170, 9, 0.08, f.r), f.frame('#8a86b4'), { shade: 0.4 })
  f.d.shape(blob(1650, 1380, 300, 190, 9, 0.08, f.r), f.frame('#8a86b4'), { shade: 0.4 })
}

/** Down inside a great crater: its rim all round, crystals that glow. */
const moonCrater: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 760)
  nebula(b)
  stars(b, 150, 560)
  earth(b, 560, 150, 92)
  const terrace = (y: number, dip: number, depth: number, color: string) => {
    const j = () => r.between(-14, 14)
    wash(
      b,
      `M-200 ${y - dip}C${60 + j()} ${y - dip * 0.9} ${150 + j()} ${y - dip * 0.3} ${360 + j()} ${y - dip * 0.16}C600 ${y + j()} 1000 ${y + j()} ${1240 + j()} ${y - dip * 0.16}C${1450 + j()} ${y - dip * 0.3} ${1540 + j()} ${y - dip * 0.9} 1800 ${y - dip}V1100H-200Z`,
      tone(color, depth),
      y - dip,
      y + 120,
      { lit: 0.35, shade: 0.4 },
    )
  }
  terrace(600, 120, 0.58, '#8f8abc')
  terrace(700, 250, 0.42, '#9691be')
  mist(b, 640, 800, b.mood.haze, 0.4)
  terrace(800, 330, 0.26, '#a09bc6')
  terrace(890, 330, 0.12, '#aaa5cc')
  for (const [x, y] of [
    [160, 770],
    [1380, 800],
    [1050, 850],
    [480, 850],
  ] as const)
    crystals(b, x, y, 0.5, x < 800 ? cyan : violet, 0.3)
  ridge(b, 950, 12, dust, { bumps: 5, bowl: 30 })
  crater(b, 460, 1150, 100)
  crater(b, 1290, 1170, 90)
  pebbles(b, 980, 60, '#9a96c0')
  crystals(b, 190, 1040, 1.15, cyan)
  crystals(b, 1440, 1050, 1.3, violet)
  crystals(b, 1260, 1000, 0.55, violet)
  return {
    ground: 1030,
    lamps: [
      { x: 190, y: 960, radius: 380, color: '#9fe8ff' },
      { x: 1440, y: 960, radius: 400, color: '#c8a8ff' },
    ],
    foreground: moonRocks,
  }
}

/** Domes with warm windows, tubes between them, a rocket on its pad. */
const moonBase: PaintPlace = (b) => {
  const { r } = b
  sky(b, 900)
  nebula(b)
  stars(b, 170, 720)
  earth(b, 330, 220, 118)
  ridge(b, 790, 44, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6 })
  ridge(b, 850, 20, '#a29dc6', { depth: 0.34, bottom: 1040, bumps: 5 })
  mast(b, 700, 856, 0.8)
  dome(b, 560, 880, 110, 0.22)
  tube(b, 640, 1000, 880, 0.16)
  dome(b, 1020, 900, 150, 0.14)
  tube(b, 1140, 1300, 910, 0.1)
  rocket(b, 190, 930, 1.25)
  ridge(b, 925, 10, dust, { bumps: 5 })
  dome(b, 1420, 990, 260, 0.02)
  crater(b, 420, 1160, 110)
  crater(b, 1180, 1180, 80)
  pebbles(b, 960, 50, '#9a96c0')
  const marks = new Marks()
  for (let i = 0; i < 7; i++) marks.add('#fff0b8', ellipse(440 + i * 118, 960 + Math.abs(i - 3) * 7, 8, 6))
  for (let i = 0; i < 7; i++) halo(b, 440 + i * 118, 958 + Math.abs(i - 3) * 7, 46, '#ffdf94', 0.6)
  marks.fill(b)
  if (r() < 0.5) ringed(b, 1240, 180, 54)
  return {
    ground: 1040,
    lamps: [{ x: 1350, y: 930, radius: 460, color: '#ffcf7a' }],
    foreground: moonRocks,
  }
}

export const moonPlaces = {
  'moon-plain': moonPlain,
  'moon-crater': moonCrater,
  'moon-base': moonBase,
} satisfies Record<string, PaintPlace>
