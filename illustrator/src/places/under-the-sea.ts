import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { deepBack } from './parts/deep.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { anemone, brainCoral, bubbles, coral, fan, kelp, rays, school, starfish } from './parts/sea-life.ts'
import { jelly, rockArch, seaGrass, tableCoral, wreck } from './parts/sea-things.ts'
import { mist } from './parts/wash.ts'
import { seaCave } from './sea-cave.ts'

/** Three layouts: a bright reef about a patch of sand; one grown round an old ship; under an arch of rock. */
const coralReef: PaintPlace = (b) => {
  const { r, tone } = b
  deepBack(b)
  rays(b, lay(b, 560, 1000, 300))
  ridge(b, 800, 70, '#3f8f9c', { depth: 0.62, bottom: 1100, bumps: 5, slope: lay(b, 0, -160, 240) })
  school(b, lay(b, 1180, 620, 1250), 330, 18, '#a8e0dc')
  school(b, lay(b, 300, 1240, 560), 520, 9, '#f0c070', 0.3)
  ridge(b, 880, 40, '#4a9a94', { depth: 0.42, bottom: 1120, bumps: 6, bowl: 40 })
  for (const [x, s, c] of [
    [240, 130, '#c96f8a'],
    [420, 90, '#d9a05a'],
    [1130, 90, '#a880c8'],
    [1290, 150, '#d98a5a'],
    [1500, 120, '#c96f8a'],
  ] as const)
    (r() < 0.5 ? coral : fan)(b, x + r.between(-20, 20), 930, s, tone(c, 0.34))
  if (b.layout === 1) wreck(b, 380, 950, 0.86, 0.34)
  if (b.layout === 2) rockArch(b, 1130, 990, 760, 560, '#6a86a0', 0.34)
  mist(b, 760, 960, b.mood.haze, 0.4)
  ridge(b, 960, 18, '#e8d7a6', { depth: 0.06, bumps: 5, bowl: 24 })
  pebbles(b, 1000, 70, '#cbb27c')
  lay(b, bankOfCorals, shipGarden, archGarden)(b)
  bubbles(b, lay(b, [330, 1240], [640, 1380], [250, 1180]), 32)
  return {
    ground: 1000,
    swims: true,
    foreground: (f) => {
      if (f.layout !== 1) coral(f, -10, 1330, 260, f.frame('#b8526a'))
      if (f.layout !== 2) kelp(f, 110, 1400, lay(f, 420, 760, 0), f.frame('#2f7a5a'))
      kelp(f, 1600, 1400, lay(f, 520, 380, 900), f.frame('#2f7a5a'))
      if (f.layout !== 2) fan(f, 1480, 1400, 210, f.frame('#a8623f'))
    },
  }
}

function bankOfCorals(b: Brush): void {
  const { tone } = b
  rock(b, 60, 1040, 300, 190, '#7f8a9c')
  rock(b, 1540, 1050, 340, 220, '#78859a')
  coral(b, 210, 1060, 210, tone('#e0674f'))
  fan(b, 20, 920, 190, tone('#b878c0'))
  fan(b, 1350, 1060, 170, tone('#e9a04f'))
  coral(b, 1500, 1060, 230, tone('#d65f86'))
  coral(b, 1620, 900, 150, tone('#f0a54e'))
  brainCoral(b, 370, 1080, 150, tone('#9ab56a'))
  anemone(b, 1215, 1080, 90, '#e88aa8')
  starfish(b, 500, 1120, 34, '#f08a5a')
}

function shipGarden(b: Brush): void {
  const { tone } = b
  seaGrass(b, -190, 330, 1010, 150)
  rock(b, 1490, 1050, 420, 300, '#78859a')
  tableCoral(b, 1330, 1070, 170, tone('#d98a7a'))
  coral(b, 1560, 820, 190, tone('#e0674f'))
  fan(b, 1420, 800, 150, tone('#b878c0'))
  tableCoral(b, 1600, 1090, 200, tone('#e0b060'))
  brainCoral(b, 170, 1090, 190, tone('#9ab56a'))
  anemone(b, 360, 1090, 84, '#e88aa8')
  coral(b, 30, 1100, 180, tone('#d65f86'))
  starfish(b, 1150, 1110, 34, '#f08a5a')
}

function archGarden(b: Brush): void {
  const { tone } = b
  rock(b, 70, 1060, 460, 420, '#75869c')
  fan(b, 60, 690, 210, tone('#e9a04f'))
  coral(b, 230, 860, 180, tone('#d65f86'))
  tableCoral(b, 320, 1080, 150, tone('#c890c8'))
  anemone(b, 120, 1110, 100, '#f0a060')
  seaGrass(b, 1250, 1790, 1030, 190)
  coral(b, 1480, 1080, 200, tone('#e0674f'))
  brainCoral(b, 1280, 1090, 140, tone('#b8b060'))
  starfish(b, 430, 1120, 32, '#f08a5a')
}

/** Kelp like the trees of a wood, a lane of light between them; or jellyfish over a meadow of sea grass. */
const kelpForest: PaintPlace = (b) => {
  const { r, tone } = b
  deepBack(b)
  b.d.raw(`<path d="M-200 -200H1800V1400H-200Z" fill="#2f8a5a" fill-opacity="${b.mood.dark ? 0.1 : 0.16}"/>`)
  const [c0, c1] = lay(b, [500, 1100], [760, 1290], [300, 1230])
  rays(b, (c0 + c1) / 2, 7)
  for (let i = 0; i < 15; i++) {
    const x = -140 + i * 130 + r.between(-40, 40)
    if (x > c0 + 140 && x < c1 - 140) continue
    kelp(b, x, 960, r.between(620, 1160), tone('#4a9a72', 0.6))
  }
  ridge(b, 890, 34, '#4a8f7c', { depth: 0.5, bottom: 1100, bowl: 40 })
  if (b.layout === 1) rockArch(b, 1030, 960, 460, 300, '#5f8590', 0.44)
  mist(b, 620, 960, b.mood.haze, 0.4)
  school(b, lay(b, 830, 1040, 480), 420, 14, '#c8ead0', 0.36)
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 220 + r.between(-30, 30)
    if (x > c0 && x < c1) continue
    kelp(b, x, 1010, r.between(900, 1240), tone('#4f9a5c', 0.26), 1.05)
  }
  ridge(b, 970, 16, '#b9b488', { depth: 0.1, bumps: 5, bowl: 26 })
  pebbles(b, 1010, 60, '#93906c')
  for (const [x, h] of [
    ...lay(
      b,
      [
        [90, 1300],
        [330, 860],
        [1290, 960],
        [1520, 1320],
      ],
      [
        [60, 1320],
        [250, 1240],
        [460, 980],
        [640, 700],
        [1540, 1300],
      ],
      [
        [110, 1320],
        [1420, 1100],
        [1580, 1340],
      ],
    ),
  ] as const)
    kelp(b, x + r.between(-24, 24), 1070, h, tone('#6fae5a', 0.04), 1.15)
  rock(b, lay(b, 220, 250, 150), 1070, 240, 130, '#6f8590')
  rock(b, lay(b, 1420, 1500, 1490), 1080, lay(b, 200, 320, 180), lay(b, 110, 210, 100), '#6f8590')
  if (b.layout === 2) {
    seaGrass(b, 180, 1420, 990, 110, 0.12)
    for (const [x, y, s, c] of [
      [380, 330, 84, '#e8a8c8'],
      [1130, 240, 66, '#b8b0f0'],
      [1290, 560, 50, '#f0c8a0'],
      [560, 620, 40, '#b8e0e8'],
    ] as const)
      jelly(b, x + r.between(-40, 40), y + r.between(-40, 40), s, c)
  }
  starfish(b, 1320, 1140, 34, '#e9a05a')
  brainCoral(b, 1180, 1050, 96, tone('#b8907a'))
  bubbles(b, [470, 1180], 26)
  return {
    ground: 1000,
    swims: true,
    foreground: (f) => {
      for (const [x, h] of [
        [-40, lay(f, 1250, 1340, 560)],
        [90, lay(f, 620, 900, 320)],
        [1530, lay(f, 700, 330, 620)],
        [1650, lay(f, 1300, 700, 1320)],
      ] as const)
        kelp(f, x, 1420, h, f.frame('#3f8a56'), 1.15)
    },
  }
}

export const underTheSea = {
  'coral-reef': coralReef,
  'kelp-forest': kelpForest,
  'sea-cave': seaCave,
} satisfies Record<string, PaintPlace>
