import { blob, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { cottage, fence } from './parts/buildings.ts'
import {
  beans,
  bed,
  bridge,
  cabbage,
  carrotTops,
  pumpkin,
  scarecrow,
  shed,
  tallFlower,
  willow,
} from './parts/garden-things.ts'
import { flowers, path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fern, fireflies, reeds } from './parts/plants.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leafCorner, leaves } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { lilies, pond } from './parts/water.ts'

function background(b: Brush, house?: number): void {
  sky(b, 740)
  heavens(b, 420, 200, 660)
  clouds(b, 3, 320)
  ridge(b, 620, 34, '#8fa9a0', { depth: 0.58, bottom: 860, bumps: 5 })
  const far = ridge(b, 690, 20, '#8cab72', { depth: 0.36, bottom: 900 })
  farWood(b, far, 15, [130, 220], { depth: 0.34, pines: 0.2, colors: ['#55824f', '#a8b962'] })
  mist(b, 610, 790, b.mood.haze, 0.35)
  if (house) cottage(b, house, 812, 270, { depth: 0.14, roof: b.r.pick(['#a5583f', '#6f6a94', '#8a5c46']) })
}

/** Deep flower beds, a rose arch, the house beyond. */
const flowerBeds: PaintPlace = (b) => {
  const { tone } = b
  background(b, 1090)
  fence(b, -200, 600, 838, 84)
  fence(b, 830, 1800, 838, 84)
  const land = ridge(b, 836, 10, '#8cb258', { depth: 0.06, bowl: 14 })
  path(b, { from: [715, 838], to: [800, 1420], width: [86, 560], sway: 50, turns: 0.7 }, '#dcb896')
  tufts(b, land, 150, '#8cb258', { skip: (x, y) => Math.abs(x - 740) < 60 + (y - 838) * 0.5 })
  b.d.stroke('M612 850V640Q616 520 716 520Q816 520 820 640V850', tone('#f0e6d4', 0.04), 20)
  leaves(b, 716, 536, 120, 46, 46, [tone('#4c7a42'), tone('#9ab85a')], 15)
  leaves(b, 612, 690, 34, 140, 34, [tone('#4c7a42'), tone('#9ab85a')], 14)
  leaves(b, 820, 690, 34, 140, 34, [tone('#4c7a42'), tone('#9ab85a')], 14)
  const roses = new Marks()
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (i / 21)
    roses.add(
      tone(b.r.pick(['#e0708a', '#f0a0b0', '#d8566e'])),
      blob(
        716 - Math.cos(a) * 112 + b.r.between(-18, 18),
        640 - Math.sin(a) * 112 + b.r.between(-18, 60) * (1 - Math.sin(a)),
        13,
        12,
        6,
        0.12,
        b.r,
      ),
    )
  }
  roses.fill(b)
  bed(b, 440, 905, 290, 110)
  bed(b, 1030, 905, 320, 112)
  bed(b, 160, 1020, 480, 220)
  bed(b, 1420, 1030, 520, 230)
  pebbles(b, 1160, 16, '#c8a888')
  if (b.mood.dark) fireflies(b, 12)
  return {
    ground: 1040,
    foreground: (f) => {
      for (const [x, h] of [
        [-20, 300],
        [70, 240],
        [1540, 250],
        [1640, 310],
      ] as const)
        tallFlower({ ...f, tone: f.frame }, x, 1320, h, 'daisy', '#d8909c')
      leafCorner(f, -40, -20, 270, 170, 90, ['#3f6a3c', '#9aaf52'])
    },
  }
}

/** Rows of vegetables, beans on poles, a friendly scarecrow. */
const vegetablePatch: PaintPlace = (b) => {
  const { tone, r } = b
  background(b)
  shed(b, 1230, 826)
  fence(b, -200, 1060, 842, 96, '#b5946a', 0.1, false)
  const land = ridge(b, 838, 8, '#8aa85a', { depth: 0.08 })
  tufts(b, land, 120, '#8aa85a')
  const soil = new Marks()
  const far = [-420, -150, 120, 390, 660, 940, 1210, 1480, 1750]
  for (const [i, x] of far.entries()) {
    const top = 640 + (x - 640) * 0.62 + 60
    if (i === 4) continue
    soil.add(
      tone(i % 2 ? '#7d5c44' : '#86644a'),
      `M${n1(top - 44)} 880Q${n1(top)} 866 ${n1(top + 44)} 880L${n1(x + 190 + (x - 700) * 0.3)} 1400H${n1(x - 60 + (x - 700) * 0.3)}Z`,
    )
  }
  soil.fill(b)
  for (const [i, x] of far.entries()) {
    if (i === 4) continue
    for (const t of [0.02, 0.16, 0.34, 0.58]) {
      const y = 896 + t * 400
      const bx = 700 + (x - 640) * 0.62 + t * (x + 65 + (x - 700) * 0.3 - (700 + (x - 640) * 0.62))
      if (y > 980 && bx > 430 && bx < 1130) continue
      const s = 50 + t * 90
      if (i % 3 === 0) cabbage(b, bx, y, s)
      else if (i % 3 === 1) carrotTops(b, bx, y, s)
      else if (t > 0.1) pumpkin(b, bx, y, s * 0.62)
      else cabbage(b, bx, y, s * 0.8)
    }
  }
  path(b, { from: [700, 872], to: [790, 1420], width: [76, 420], sway: 20, turns: 0.6 }, '#cfae80')
  beans(b, 120, 990, 430)
  beans(b, 330, 930, 300)
  scarecrow(b, 1330, 1010, 1.05)
  pumpkin(b, 1500, 1060, 120)
  pumpkin(b, 1190, 1010, 64)
  if (b.mood.dark) fireflies(b, 10)
  else if (r() < 0.7) flowers(b, land, 30, { colors: ['#f6efe0', '#f2c24f'], skip: (_, y) => y > 930 })
  return {
    ground: 1040,
    foreground: (f) => {
      for (const [x, s] of [
        [10, 200],
        [190, 150],
        [1450, 160],
        [1610, 220],
      ] as const)
        cabbage({ ...f, tone: f.frame }, x, 1290, s)
    },
  }
}

/** A round pond with lilies, a small bridge, a willow. */
const gardenPond: PaintPlace = (b) => {
  const { tone, r } = b
  background(b)
  const land = ridge(b, 826, 12, '#86ad5c', { depth: 0.08, bowl: 18 })
  tufts(b, land, 170, '#86ad5c', { skip: (x, y) => ((x - 700) / 620) ** 2 + ((y - 915) / 90) ** 2 < 1.1 })
  bush(b, 120, 880, 260, ['#4c7a42', '#a8ba5c'], 0.12)
  bush(b, 1150, 850, 190, ['#5d8a52', '#b8c56a'], 0.14)
  pond(b, 690, 912, 590, 74, '#b8a47c')
  lilies(b, 560, 916, 470, 50, 15)
  bridge(b, 1030, 890, 210)
  reeds(b, 160, 950, 190, 12)
  reeds(b, 1265, 945, 150, 9)
  const stones = new Marks()
  for (let i = 0; i < 20; i++) {
    const a = 0.25 + (i / 19) * 2.65
    stones.add(
      tone(r.pick(['#a8a29c', '#968f8c', '#b8b0a4'])),
      blob(690 + Math.cos(a) * 610, 914 + Math.sin(a) * 86, r.between(18, 34), r.between(12, 19), 7, 0.1, r),
    )
  }
  stones.fill(b)
  flowers(b, land, 90, { skip: (x, y) => (x > 440 && x < 1160) || y < 990 })
  willow(b, 1440, 1010)
  rock(b, 1250, 1040, 140, 74, '#a39a94')
  bed(b, 150, 1070, 360, 170)
  if (b.mood.dark) fireflies(b, 14, 500)
  return {
    ground: 1050,
    foreground: (f) => {
      reeds(f, 40, 1310, 330, 13, f.frame('#6f8f4c'))
      fern(f, 1580, 1290, 220, f.frame('#5d8a42'), 6)
      fern(f, 1400, 1310, 140, f.frame('#5d8a42'))
    },
  }
}

export const garden = {
  'flower-beds': flowerBeds,
  'vegetable-patch': vegetablePatch,
  'garden-pond': gardenPond,
} satisfies Record<string, PaintPlace>
