import { shift } from '../colour.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { lamplit } from './parts/buildings.ts'
import { cliff, ripples, saguaro, sandFront } from './parts/desert-things.ts'
import { mesa, pricklyPear } from './parts/dry-things.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'

/** Three layouts: red cliffs on both sides, an arch between; a lone cliff over a plain; the arch close, like a gate. */
export const canyon: PaintPlace = (b) => {
  sky(b, 760)
  heavens(b, ...lay(b, [640, 210, 640], [960, 230, 640], [800, 330, 660]))
  clouds(b, 2, 240)
  ridge(b, 690, 30, '#d09a80', { depth: 0.6, bottom: 900, bumps: 5 })
  lay(b, archBehind, plainBehind, mesasBehind)(b)
  ridge(b, 870, 10, '#dfa676', { depth: 0.08, bumps: 5, bowl: 14 })
  const bed =
    'M760 872C700 920 900 950 820 1010C720 1090 640 1180 620 1400H1180C1120 1180 1020 1090 1010 1010C1000 950 860 920 830 872Z'
  b.d.group(`translate(${lay(b, 0, -180, 20)} 0)`, () =>
    wash(b, bed, b.tone('#ecc896', 0.03), 870, 1300, { lit: 0.2, shade: 0.25 }),
  )
  if (b.layout === 0) bothSides(b)
  else if (b.layout === 1) loneCliff(b)
  else greatArch(b)
  ripples(b, 930, 22, '#dfa676')
  saguaro(b, lay(b, 330, 180, 360), 1000, lay(b, 300, 420, 240))
  if (b.layout === 1) pricklyPear(b, 380, 1040, 0.8)
  else saguaro(b, 1270, 960, 190, 0.05)
  rock(b, 1360, 1050, 200, 120, '#b86a48')
  rock(b, 220, 1060, 170, 90, '#b86a48')
  rock(b, 1180, 970, 90, 54, '#c07a58')
  bush(b, 1500, 1070, 140, ['#7a8a52', '#b8b468'])
  pebbles(b, 960, 60, '#b9825c')
  if (!b.mood.dark) birds(b, 640, 330)
  return { ground: 1040, foreground: sandFront }
}

function archBehind(b: Brush): void {
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
}

function plainBehind(b: Brush): void {
  mesa(b, 250, 800, 380, 300, '#cf8560', 0.46)
  mesa(b, 620, 790, 220, 190, '#cf8560', 0.52)
  mist(b, 640, 830, b.mood.haze, 0.45)
  mesa(b, -40, 880, 420, 400, '#c9714c', 0.24)
}

function mesasBehind(b: Brush): void {
  mesa(b, 620, 800, 300, 220, '#cf8560', 0.5)
  mesa(b, 1010, 810, 360, 300, '#cf8560', 0.42)
  mist(b, 640, 850, b.mood.haze, 0.45)
}

function bothSides(b: Brush): void {
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
}

/** One tall cliff at the right, caves with lights in it. */
function loneCliff(b: Brush): void {
  cliff(
    b,
    [
      [1120, 140],
      [1060, 260],
      [1100, 420],
      [1010, 560],
      [1060, 720],
      [980, 890],
    ],
    1800,
    '#c9714c',
    0.16,
  )
  cliff(
    b,
    [
      [1440, -200],
      [1380, 90],
      [1420, 360],
      [1330, 600],
      [1370, 820],
      [1280, 1010],
    ],
    1800,
    '#b9603f',
    0.04,
  )
  for (const [x, y] of [
    [1180, 560],
    [1240, 660],
    [1290, 480],
  ] as const)
    lamplit(b, x, y, 40, 60, { arched: true, bars: false, depth: 0.16, frame: '#9a5a40' })
}

/** A near arch: its legs are at both edges of the picture. */
function greatArch(b: Brush): void {
  const stone = b.tone('#bd6644', 0.05)
  wash(
    b,
    'M-200 -200H1800V1010H1390C1450 860 1400 700 1440 560C1400 340 1220 170 960 130C760 110 520 140 360 270C230 380 190 560 220 700C180 840 250 930 240 1010H-200Z',
    stone,
    -200,
    1010,
    { lit: 0.3, shade: 0.45 },
  )
  const bands = new Marks()
  for (const [dy, t] of [
    [0, -0.05],
    [60, 0.04],
    [130, -0.05],
  ] as const)
    bands.add(
      shift(stone, t),
      `M-200 ${-40 + dy}Q800 ${-150 + dy * 0.6} 1800 ${-20 + dy}M-200 ${330 + dy * 2}q180 -30 ${360 - dy} 20M1800 ${300 + dy * 2}q-180 -20 ${-300 + dy * 0.5} 30`,
    )
  bands.stroke(b, 16, 0.5)
}
