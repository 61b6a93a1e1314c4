import { ellipse, n1 } from '../path.ts'
import { barn } from './barn.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { cottage, fence } from './parts/buildings.ts'
import { ducks, hayCart, millTower, well } from './parts/farm-buildings.ts'
import { bale, hens, redBarn, sheep, silo, trough, windmill } from './parts/farm-things.ts'
import { flowers, path, pebbles, ridge, rock, tufts, type Edge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { fireflies, reeds } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, roundTree, type Leaves } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { pond } from './parts/water.ts'

const summer: Leaves = ['#4c7a42', '#c3cf66']

/** Hills, one of them ploughed; `x` is the vanishing point of its furrows. */
function fields(b: Brush, { y = 600, x = 900, slope = 0 } = {}): Edge {
  ridge(b, y, 44, '#9ab0a0', { depth: 0.6, bottom: 860, bumps: 5, slope: -slope })
  const hill = ridge(b, y + 70, 30, '#c4bd70', { depth: 0.42, bottom: 900, bumps: 5, slope })
  const rows = new Marks()
  for (let i = 0; i < 12; i++)
    rows.add(b.tone('#a0a258', 0.42), `M${n1(x + i * 40)} ${n1(hill(x) + 12)}L${n1(x - 140 + i * 74)} 780`)
  rows.stroke(b, 5, 0.5)
  return ridge(b, 735, 24, '#9fb868', { depth: 0.28, bottom: 980, bumps: 6 })
}

function fruit(b: Brush, x: number, y: number, h: number, n: number): void {
  const apples = new Marks()
  for (let i = 0; i < n; i++)
    apples.add(
      b.tone('#d8483c', 0.03),
      ellipse(x + b.r.between(-0.28, 0.28) * h, y - h * b.r.between(0.46, 0.86), h * 0.017 + 1),
    )
  apples.fill(b)
}

const orchard = (b: Brush, spots: readonly (readonly [x: number, y: number, h: number, depth: number])[]) => {
  for (const [x, y, h, depth] of spots) {
    roundTree(b, x, y, h, { colors: ['#4c7a42', '#a8c05c'], depth })
    fruit(b, x, y, h, Math.round(h / 26))
  }
}

/** Three layouts: barn, silo and windmill about a yard; a house, a well and an orchard; a mill over a duck pond. */
const farmyard: PaintPlace = (b) => {
  sky(b, 740)
  heavens(b, ...lay(b, [400, 200, 640], [760, 230, 620], [250, 170, 620]))
  clouds(b, 3, 320)
  const edge = fields(b, lay(b, {}, { y: 560, x: 250, slope: 90 }, { y: 630, x: 1100, slope: -70 }))
  farWood(b, edge, 14, [110, 190], {
    depth: 0.28,
    pines: 0.15,
    colors: ['#5d8a52', '#b8c56a'],
    clear: lay(b, [560, 1800], [-200, 500], [900, 1800]),
  })
  mist(b, 640, 800, b.mood.haze, 0.3)
  const yard = lay(b, 1190, 470, 700)
  if (b.layout === 0) {
    windmill(b, 640, 830, 330, 0.2)
    cottage(b, 340, 850, 230, { depth: 0.14, wall: '#f0e4cc', roof: '#8a5a5e' })
    silo(b, 1530, 880, 150, 380, 0.1)
    redBarn(b, 1210, 890, 480, 0.07)
  } else if (b.layout === 1) {
    redBarn(b, 1010, 820, 190, 0.26)
    silo(b, 1130, 818, 46, 130, 0.26)
    cottage(b, 330, 890, 430, { depth: 0.07, wall: '#f3e6cc', roof: '#b0623f' })
    orchard(b, [
      [760, 850, 210, 0.2],
      [930, 866, 240, 0.16],
      [1180, 872, 270, 0.13],
      [1400, 880, 300, 0.1],
    ])
  } else {
    redBarn(b, 520, 830, 230, 0.22)
    cottage(b, 330, 836, 150, { depth: 0.22, roof: '#8a5a5e' })
    millTower(b, 1240, 890, 480, 0.08)
  }
  if (b.layout < 2) fence(b, lay(b, -200, 620, 0), lay(b, 900, 1800, 0), 872, 90, '#e9dcc8', 0.1, false)
  const land = ridge(b, 872, 8, '#93b25c', { depth: 0.05, bowl: 10 })
  const to = lay(b, 780, 860, 820)
  path(
    b,
    {
      from: [yard, 888],
      to: [to, 1420],
      width: lay(b, [190, 560], [90, 520], [60, 440]),
      sway: 30,
      turns: 0.7,
    },
    '#dcbf8c',
  )
  tufts(b, land, 150, '#93b25c', {
    skip: (x, y) => Math.abs(x - yard - ((to - yard) * (y - 888)) / 532) < 80 + (y - 888) * 0.4,
  })
  if (b.layout === 0) {
    roundTree(b, 60, 1030, 720, { colors: summer })
    bale(b, 1430, 1010, 150)
    bale(b, 1320, 950, 96, 0.06)
    trough(b, 270, 1030)
  } else if (b.layout === 1) {
    orchard(b, [[1560, 1020, 660, 0]])
    well(b, 1290, 1010, 0.82)
    fence(b, -200, 180, 940, 110, '#e9dcc8', 0.04, false)
    trough(b, 110, 1050)
  } else {
    pond(b, 250, 985, 330, 52, '#b8a878')
    ducks(b, [
      [180, 985, 0.8],
      [330, 1000, 0.95],
    ])
    reeds(b, 20, 1010, 190, 11)
    hayCart(b, 1400, 1030, 0.95)
    roundTree(b, -90, 960, 600, { colors: summer, depth: 0.05 })
  }
  hens(
    b,
    lay(
      b,
      [
        [420, 1000, 0.8],
        [1210, 1040, 0.95],
        [1130, 970, 0.6],
      ],
      [
        [250, 985, 0.7],
        [340, 1030, 0.9],
      ],
      [
        [1130, 1000, 0.8],
        [1050, 950, 0.6],
      ],
    ),
  )
  flowers(b, land, 50, { skip: (x, y) => (x > 420 && x < 1180) || y < 960 })
  pebbles(b, 1000, 26, '#c8a878')
  if (b.mood.dark) fireflies(b, 8)
  else birds(b, 760, 330)
  return {
    ground: 1040,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'ferns', 'grass', 'reeds'),
        right: lay(f, 'ferns', 'flowers', 'grass'),
        topRight: lay(f, 'leaves', 'none', 'branch'),
        topLeft: lay(f, 'none', 'branch', 'none'),
        leaves: ['#4c7a42', '#a9bb58'],
      }),
  }
}

/**
 * Three layouts: rolling pasture: an apple tree with a swing; a willowed brook's hill of sheep; hay and a lone old oak.
 */
const meadow: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 740)
  heavens(b, ...lay(b, [420, 190, 640], [880, 220, 600], [300, 240, 660]))
  clouds(b, 4, 340)
  const edge = fields(b, lay(b, {}, { y: 540, x: 1100, slope: -130 }, { y: 640, x: 300, slope: 60 }))
  farWood(b, edge, 12, [90, 160], {
    depth: 0.28,
    pines: 0.1,
    colors: ['#5d8a52', '#b8c56a'],
    clear: lay(b, [500, 900], [900, 1300], [200, 700]),
  })
  const [fx, fs] = lay(b, [640, 1], [1060, 0.8], [420, 1.3])
  redBarn(b, fx, edge(fx) + 24, 130 * fs, 0.3)
  silo(b, fx + 90 * fs, edge(fx) + 20, 36 * fs, 96 * fs, 0.3)
  mist(b, 640, 800, b.mood.haze, 0.25)
  const mid = ridge(b, lay(b, 800, 790, 810), 22, '#9fbc62', {
    depth: 0.14,
    bottom: 1100,
    bumps: 5,
    bowl: lay(b, 20, -10, 30),
    slope: lay(b, 0, -150, 110),
  })
  const flock = lay(
    b,
    [
      [260, 30, 0.62],
      [370, 60, 0.8],
      [960, 24, 0.55],
      [1060, 54, 0.7],
    ],
    [
      [130, 40, 0.8],
      [300, 30, 0.66],
      [400, 66, 0.95],
      [560, 40, 0.6],
    ],
    [
      [1120, 40, 0.62],
      [1260, 70, 0.9],
      [1420, 40, 0.7],
    ],
  )
  for (const [x, y, s] of flock) sheep(b, x + r.between(-30, 30), mid(x) + y, s)
  const [f0, f1] = lay(b, [-200, 560], [980, 1800], [-200, 380])
  fence(b, f0, f1, 868, 70, '#c8ac84', 0.12, false)
  const land = ridge(b, 892, 20, '#93b858', { depth: 0.03, bumps: 5, bowl: 30 })
  const [from, to] = lay(b, [640, 800], [960, 760], [760, 900])
  path(
    b,
    { from: [from, 896], to: [to, 1420], width: [44, 380], sway: lay(b, 120, 60, 160), turns: 0.9 },
    '#dcc494',
  )
  tufts(b, land, 200, '#93b858', {
    skip: (x, y) => Math.abs(x - from - ((to - from) * (y - 896)) / 500) < 60 + (y - 896) * 0.38,
  })
  flowers(b, land, 170, {
    colors: r.pick([
      ['#f6efe0', '#e0564a', '#f2c24f', '#7f8fd0'],
      ['#f6efe0', '#f2c24f', '#e9a0b4'],
      ['#8a6fb0', '#f6efe0', '#e0706a'],
    ]),
    skip: (x, y) => x > 430 && x < 1170 && y < 1100,
  })
  if (b.layout === 0) {
    bale(b, 1160, 880, 84, 0.12)
    roundTree(b, 1390, 1010, 880, { colors: ['#4c7a42', '#b4c75c'], bark: '#7d5c46' })
    fruit(b, 1390, 1010, 880, 18)
    b.d.raw(`<path d="M1222 560L1214 900M1302 590L1296 906" stroke="${tone('#d8c09a')}" stroke-width="6"/>`)
    b.d.shape('M1190 896h132v18h-132Z', tone('#9a6f4c'))
    b.d.groundShadow(1256, 985, 90, 14, 0.4)
    rock(b, 180, 1040, 150, 80, '#9a988c')
    bush(b, 60, 1040, 220)
  } else if (b.layout === 1) {
    orchard(b, [
      [1180, 880, 300, 0.1],
      [1400, 900, 380, 0.06],
      [1620, 950, 520, 0.02],
    ])
    bush(b, 90, 1030, 300, ['#4c7a42', '#c3cf66'])
    bush(b, 270, 1040, 160)
    rock(b, 1440, 1050, 200, 110, '#9a988c')
  } else {
    bale(b, 1320, 960, 130, 0.06)
    bale(b, 1500, 1020, 190)
    bale(b, 1180, 910, 84, 0.1)
    roundTree(b, 150, 1010, 940, { colors: ['#5a7a3c', '#c8b858'], bark: '#7d5c46' })
    hayCart(b, 1640, 1060, 0.6)
  }
  if (b.mood.dark) fireflies(b, 14)
  else birds(b, 800, 300)
  return {
    ground: 1040,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'grass', 'flowers', 'ferns'),
        right: lay(f, 'flowers', 'grass', 'grass'),
        topRight: lay(f, 'leaves', 'branch', 'none'),
        topLeft: lay(f, 'none', 'none', 'leaves'),
        leaves: ['#4c7a42', '#a9bb58'],
      }),
  }
}

export const farm = { farmyard, barn, meadow } satisfies Record<string, PaintPlace>
