import { mix, shift } from '../colour.ts'
import type { PaintPlace } from './parts/brush.ts'
import { caravan, cliff, dune, ripples, saguaro, sandFront, tent } from './parts/desert-things.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { palm, reeds } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { pond } from './parts/water.ts'

/** Great dunes, a caravan on a crest. */
const dunes: PaintPlace = (b) => {
  const { r } = b
  sky(b, 740)
  heavens(b, 380, 200, 640)
  if (r() < 0.6) clouds(b, 2, 240)
  dune(b, -300, 250, 760, 590, 760, '#e0b078', 0.56)
  dune(b, 520, 1160, 1900, 540, 770, '#e4b47c', 0.5)
  mist(b, 600, 780, b.mood.haze, 0.4)
  ridge(b, 752, 6, '#e4b47c', { depth: 0.4, bottom: 960, bumps: 4 })
  dune(b, 250, 760, 1500, 640, 850, '#e4b27a', 0.34)
  caravan(b, 600, 676, 0.62)
  dune(b, 800, 1420, 2100, 600, 900, '#e2ac70', 0.2)
  dune(b, -500, 70, 800, 690, 930, '#e6b478', 0.14)
  ridge(b, 880, 12, '#eabd84', { depth: 0.04, bumps: 4, bowl: 40 })
  ripples(b, 900, 56, '#eabd84')
  saguaro(b, 1400, 1030, 500)
  saguaro(b, 1230, 950, 210, 0.08)
  saguaro(b, 240, 960, 260, 0.06)
  rock(b, 1530, 1070, 210, 120, '#c08a66')
  rock(b, 110, 1060, 240, 130, '#c08a66')
  bush(b, 330, 1070, 120, ['#7a8a52', '#b8b468'])
  pebbles(b, 1000, 34, '#c89a68')
  return { ground: 1030, foreground: sandFront }
}

/** Water under palms, bright tents beside it. */
const oasis: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 740)
  heavens(b, 420, 200, 640)
  dune(b, -300, 300, 900, 610, 780, '#e0b078', 0.5)
  dune(b, 700, 1300, 2000, 580, 790, '#e4b47c', 0.44)
  mist(b, 640, 800, b.mood.haze, 0.35)
  ridge(b, 786, 10, '#e8bb82', { depth: 0.2, bumps: 5, bowl: 30 })
  for (const [x, h, lean] of [
    [470, 260, -30],
    [560, 210, 26],
    [1010, 250, 34],
  ] as const)
    palm(b, x, 850, h, lean, 0.2)
  tent(b, 1260, 890, 300, r.pick(['#b5485a', '#4f7a94', '#c8763f']))
  tent(b, 1540, 930, 380, r.pick(['#5a8a7c', '#c8763f', '#8a5a94']))
  pond(b, 620, 920, 500, 66, '#8aa860', mix(tone('#4fb0b4'), b.mood.sky[1], 0.25))
  bush(b, 200, 900, 190, ['#4c7a42', '#a8ba5c'], 0.04)
  reeds(b, 160, 960, 170, 11)
  reeds(b, 1060, 930, 110, 7)
  ridge(b, 985, 8, '#eabd84', { depth: 0.03, bumps: 4, bowl: 10 })
  ripples(b, 1010, 34, '#eabd84')
  palm(b, 130, 1040, 760, 120)
  palm(b, 1450, 1040, 540, 100, 0.02)
  bush(b, 300, 1050, 150, ['#4c7a42', '#a8ba5c'])
  rock(b, 1280, 1070, 150, 78, '#c08a66')
  pebbles(b, 1010, 30, '#c89a68')
  if (!b.mood.dark) birds(b, 760, 300)
  return { ground: 1050, foreground: sandFront }
}

/** Red cliffs on both sides, an arch, a dry river bed between. */
const canyon: PaintPlace = (b) => {
  const { r } = b
  sky(b, 760)
  heavens(b, 640, 210, 640)
  clouds(b, 2, 240)
  ridge(b, 690, 30, '#d09a80', { depth: 0.6, bottom: 900, bumps: 5 })
  cliff(
    b,
    [
      [520, 560],
      [570, 640],
      [556, 740],
      [610, 860],
    ],
    250,
    '#cf8560',
    0.5,
  )
  b.d.shape(
    'M880 860C890 700 860 600 960 540C1080 490 1200 520 1250 560L1300 860H1180C1190 740 1180 660 1090 650C1000 650 990 740 996 860Z',
    b.tone('#cf7f58', 0.4),
    { shade: 0.5 },
  )
  new Marks()
    .add(
      shift(b.tone('#cf7f58', 0.4), -0.04),
      'M904 640Q1060 540 1264 630M930 700Q960 620 1000 600M1200 660Q1180 610 1140 590',
    )
    .stroke(b, 12, 0.6)
  mist(b, 660, 870, b.mood.haze, 0.45)
  cliff(
    b,
    [
      [310, 250],
      [380, 330],
      [356, 470],
      [430, 600],
      [400, 740],
      [486, 900],
    ],
    -200,
    '#c9714c',
    0.2,
  )
  cliff(
    b,
    [
      [1330, 180],
      [1250, 290],
      [1290, 440],
      [1200, 590],
      [1240, 760],
      [1130, 900],
    ],
    1800,
    '#c9714c',
    0.18,
  )
  ridge(b, 870, 10, '#dfa676', { depth: 0.08, bumps: 5, bowl: 14 })
  const bed =
    'M760 872C700 920 900 950 820 1010C720 1090 640 1180 620 1400H1180C1120 1180 1020 1090 1010 1010C1000 950 860 920 830 872Z'
  wash(b, bed, b.tone('#ecc896', 0.03), 870, 1300, { lit: 0.2, shade: 0.25 })
  cliff(
    b,
    [
      [80, -200],
      [150, 60],
      [120, 330],
      [210, 560],
      [170, 800],
      [260, 1010],
    ],
    -200,
    '#b9603f',
    0.04,
  )
  cliff(
    b,
    [
      [1560, -200],
      [1500, 120],
      [1540, 420],
      [1450, 640],
      [1500, 860],
      [1400, 1010],
    ],
    1800,
    '#b9603f',
    0.04,
  )
  ripples(b, 930, 22, '#dfa676')
  saguaro(b, 330, 1000, 300)
  saguaro(b, 1270, 960, 190, 0.05)
  rock(b, 1360, 1050, 200, 120, '#b86a48')
  rock(b, 220, 1060, 170, 90, '#b86a48')
  rock(b, 1180, 970, 90, 54, '#c07a58')
  bush(b, 1500, 1070, 140, ['#7a8a52', '#b8b468'])
  pebbles(b, 960, 60, '#b9825c')
  if (!b.mood.dark) birds(b, 640, 330)
  return { ground: 1040, foreground: sandFront }
}

export const desert = { dunes, oasis, canyon } satisfies Record<string, PaintPlace>
