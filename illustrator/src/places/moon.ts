import { blob, ellipse } from '../path.ts'
import { type Brush, lay, type PaintPlace, type Spot } from './parts/brush.ts'
import { crystals } from './parts/crystals.ts'
import { pebbles, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { dish, greenhouse, lander, pinnacle } from './parts/moon-things.ts'
import { sky, stars } from './parts/sky.ts'
import { crater, dome, earth, footprints, mast, nebula, ringed, rocket, rover, tube } from './parts/space.ts'
import { halo, mist, wash } from './parts/wash.ts'

const dust = '#b4afd0'
const [cyan, violet] = ['#8fdcf4', '#c4a4f8']

function craters(b: Brush, spots: readonly (readonly [x: number, y: number, w: number])[], depth = 0): void {
  for (const [x, y, w] of spots) crater(b, x + b.r.between(-20, 20), y, w, depth)
}

/** Three layouts: the wide plain, the earth high over it; the earth rising; a lander among pinnacles. */
const moonPlain: PaintPlace = (b) => {
  const { r } = b
  sky(b, 900)
  nebula(b)
  stars(b, 180, 760)
  if (b.layout === 0) {
    earth(b, 420, 300, 176)
    ringed(b, 1330, 210, 62)
  } else if (b.layout === 1) earth(b, 1150, 720, 330)
  else {
    ringed(b, 380, 260, 116)
    earth(b, 1010, 190, 74)
  }
  ridge(b, 800, 36, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6, slope: lay(b, 0, -70, 160) })
  if (b.layout === 2)
    for (const [x, w, h] of [
      [930, 110, 230],
      [1090, 150, 380],
      [1500, 170, 330],
    ] as const)
      pinnacle(b, x + r.between(-30, 30), 880, w, h, '#9f9ac8', 0.36)
  ridge(b, 860, 26, '#a29dc6', { depth: 0.32, bottom: 1040, bumps: 5, bowl: 24, slope: lay(b, 0, 60, 0) })
  craters(
    b,
    lay(
      b,
      [
        [300, 905, 70],
        [1180, 900, 54],
        [1500, 915, 90],
      ],
      [
        [520, 910, 60],
        [760, 890, 44],
      ],
      [
        [260, 900, 90],
        [640, 905, 50],
      ],
    ),
    0.24,
  )
  if (b.layout === 2) lander(b, 340, 935, 1, 0.12)
  ridge(b, 930, 14, dust, { bumps: 5, slope: lay(b, 0, 30, -20) })
  craters(
    b,
    lay(
      b,
      [
        [170, 1010, 130],
        [1450, 1040, 150],
        [1200, 960, 60],
        [430, 1150, 90],
        [1130, 1180, 80],
      ],
      [
        [1420, 1000, 190],
        [90, 1080, 110],
        [520, 975, 46],
        [1180, 1160, 80],
      ],
      [
        [1250, 990, 80],
        [160, 1100, 140],
        [560, 1170, 70],
      ],
    ),
  )
  pebbles(b, 960, 60, '#9a96c0')
  if (b.layout === 1) {
    rover(b, 270, 950, 1)
    pinnacle(b, 90, 960, 150, 300, '#aaa5cc', 0.08)
  } else if (b.layout === 0) rover(b, 1330, 905, 0.72)
  else pinnacle(b, 1470, 1040, 230, 560, '#aaa5cc', 0.03)
  footprints(b, lay(b, 560, 380, 1080), 1140)
  return { ground: 1030, foreground: moonRocks }
}

const moonRocks = (f: Brush) => {
  const stone = f.frame('#8a86b4')
  if (f.layout !== 1) f.d.shape(blob(-30, 1370, 330, 170, 9, 0.08, f.r), stone, { shade: 0.4 })
  if (f.layout !== 2) f.d.shape(blob(1650, 1380, 300, 190, 9, 0.08, f.r), stone, { shade: 0.4 })
  if (f.layout === 1) f.d.shape(blob(1730, 1250, 220, 340, 9, 0.08, f.r), stone, { shade: 0.4 })
  if (f.layout === 2) f.d.shape(blob(-60, 1260, 200, 300, 9, 0.08, f.r), stone, { shade: 0.4 })
}

/** Three layouts: down inside a great crater: its rim all round, crystals that glow; one steep wall; pinnacles. */
const moonCrater: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 760)
  nebula(b)
  stars(b, 150, 560)
  earth(b, ...lay<Spot>(b, [560, 150, 92], [1130, 260, 150], [800, 210, 116]))
  const [left, right] = lay(b, [1, 1], [1.7, 0.3], [0.6, 0.6])
  const terrace = (y: number, dip: number, depth: number, color: string) => {
    const j = () => r.between(-14, 14)
    const [l, q] = [dip * left, dip * right]
    wash(
      b,
      `M-200 ${y - l}C${60 + j()} ${y - l * 0.9} ${150 + j()} ${y - l * 0.3} ${360 + j()} ${y - l * 0.16}C600 ${y + j()} 1000 ${y + j()} ${1240 + j()} ${y - q * 0.16}C${1450 + j()} ${y - q * 0.3} ${1540 + j()} ${y - q * 0.9} 1800 ${y - q}V1100H-200Z`,
      tone(color, depth),
      y - Math.max(l, q),
      y + 120,
      { lit: 0.35, shade: 0.4 },
    )
  }
  terrace(600, 120, 0.58, '#8f8abc')
  terrace(700, 250, 0.42, '#9691be')
  mist(b, 640, 800, b.mood.haze, 0.4)
  if (b.layout === 2)
    for (const [x, w, h] of [
      [480, 100, 300],
      [1090, 120, 360],
      [1240, 90, 220],
    ] as const)
      pinnacle(b, x, 840, w, h, '#a09bc6', 0.3)
  terrace(800, 330, 0.26, '#a09bc6')
  terrace(890, 330, 0.12, '#aaa5cc')
  const far = lay(
    b,
    [
      [160, 770],
      [1380, 800],
      [1050, 850],
      [480, 850],
    ],
    [
      [90, 590],
      [300, 770],
      [520, 860],
      [1300, 870],
    ],
    [
      [620, 870],
      [930, 870],
      [240, 850],
    ],
  )
  for (const [x, y] of far) crystals(b, x, y, 0.5, x < 800 ? cyan : violet, 0.3)
  ridge(b, 950, 12, dust, { bumps: 5, bowl: 30 })
  crater(b, lay(b, 460, 1080, 300), 1150, 100)
  crater(b, lay(b, 1290, 520, 1330), 1170, 90)
  pebbles(b, 980, 60, '#9a96c0')
  const [one, two] = lay<readonly [Cluster, Cluster]>(
    b,
    [
      [190, 1040, 1.15, cyan],
      [1440, 1050, 1.3, violet],
    ],
    [
      [250, 1020, 1.7, violet],
      [1420, 1040, 0.8, cyan],
    ],
    [
      [130, 1050, 0.9, violet],
      [1480, 1060, 1.6, cyan],
    ],
  )
  crystals(b, ...one)
  crystals(b, ...two)
  crystals(
    b,
    ...lay<Cluster>(b, [1260, 1000, 0.55, violet], [440, 1010, 0.6, cyan], [1290, 1000, 0.6, violet]),
  )
  const lamp = ([x, y, s]: Cluster, color: string) => ({ x, y: y - 80, radius: 320 * s, color })
  return { ground: 1030, lamps: [lamp(one, '#9fe8ff'), lamp(two, '#c8a8ff')], foreground: moonRocks }
}

type Cluster = readonly [x: number, y: number, s: number, color: string]

/** Three layouts: domes with warm windows and a rocket; a garden under glass; a listening dish and a row of huts. */
const moonBase: PaintPlace = (b) => {
  sky(b, 900)
  nebula(b)
  stars(b, 170, 720)
  earth(b, ...lay<Spot>(b, [330, 220, 118], [980, 250, 140], [1180, 190, 100]))
  ridge(b, 790, 44, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6, slope: lay(b, 0, 130, -90) })
  ridge(b, 850, 20, '#a29dc6', { depth: 0.34, bottom: 1040, bumps: 5 })
  if (b.layout === 0) {
    mast(b, 700, 856, 0.8)
    dome(b, 560, 880, 110, 0.22)
    tube(b, 640, 1000, 880, 0.16)
    dome(b, 1020, 900, 150, 0.14)
    tube(b, 1140, 1300, 910, 0.1)
    rocket(b, 190, 930, 1.25)
  } else if (b.layout === 1) {
    mast(b, 1010, 860, 0.6)
    dome(b, 900, 870, 84, 0.26)
    tube(b, 540, 830, 890, 0.18)
    greenhouse(b, 330, 930, 300, 0.1)
    rocket(b, 1400, 900, 1.05)
  } else {
    dome(b, 640, 866, 70, 0.3)
    dome(b, 830, 876, 96, 0.24)
    dome(b, 1080, 896, 130, 0.18)
    tube(b, 1160, 1300, 912, 0.12)
    dish(b, 260, 920, 1.5, 0.12)
  }
  ridge(b, 925, 10, dust, { bumps: 5 })
  if (b.layout === 0) dome(b, 1420, 990, 260, 0.02)
  else if (b.layout === 1) rover(b, 1290, 1000, 0.9)
  else {
    greenhouse(b, 1420, 980, 210, 0.04)
    rover(b, 470, 960, 0.6)
  }
  crater(b, lay(b, 420, 520, 180), 1160, 110)
  crater(b, lay(b, 1180, 1120, 1200), 1180, 80)
  pebbles(b, 960, 50, '#9a96c0')
  const marks = new Marks()
  const bow = (i: number) => 960 + Math.abs(i - 3) * 7
  for (let i = 0; i < 7; i++) marks.add('#fff0b8', ellipse(440 + i * 118, bow(i), 8, 6))
  for (let i = 0; i < 7; i++) halo(b, 440 + i * 118, bow(i) - 2, 46, '#ffdf94', 0.6)
  marks.fill(b)
  if (b.layout !== 1) ringed(b, lay(b, 1240, 0, 560), 180, 54)
  return {
    ground: 1040,
    lamps: [{ x: lay(b, 1350, 380, 1400), y: 930, radius: 460, color: '#ffcf7a' }],
    foreground: moonRocks,
  }
}

export const moonPlaces = {
  'moon-plain': moonPlain,
  'moon-crater': moonCrater,
  'moon-base': moonBase,
} satisfies Record<string, PaintPlace>
