import { n1 } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { fence } from './parts/buildings.ts'
import { gardenBackground } from './parts/garden-back.ts'
import { barrow, glasshouse, raisedBed, sunflowers } from './parts/garden-more.ts'
import { beans, cabbage, carrotTops, pumpkin, scarecrow, shed, tallFlower } from './parts/garden-things.ts'
import { flowers, path, ridge, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { fireflies } from './parts/plants.ts'
import { roundTree } from './parts/trees.ts'

/** Three layouts: rows of vegetables and a friendly scarecrow; raised beds by a glasshouse; pumpkins and sunflowers. */
export const vegetablePatch: PaintPlace = (b) => {
  const { r } = b
  gardenBackground(b)
  if (b.layout === 0) shed(b, 1230, 826)
  if (b.layout === 1) glasshouse(b, 330, 880, 430)
  if (b.layout === 2) {
    shed(b, 300, 836)
    sunflowers(b, 900, 1640, 870, 250)
  }
  fence(b, lay(b, -200, 640, -200), lay(b, 1060, 1800, 120), 842, 96, '#b5946a', 0.1, false)
  const land = ridge(b, 838, 8, '#8aa85a', { depth: 0.08 })
  tufts(b, land, 120, '#8aa85a')
  if (b.layout !== 1) rowsOfPlants(b, lay(b, 640, 0, 1000))
  const [from, to] = lay(b, [700, 790], [760, 800], [1060, 820])
  path(b, { from: [from, 872], to: [to, 1420], width: [76, 420], sway: 20, turns: 0.6 }, '#cfae80')
  if (b.layout === 0) {
    beans(b, 120, 990, 430)
    beans(b, 330, 930, 300)
    scarecrow(b, 1330, 1010, 1.05)
    pumpkin(b, 1500, 1060, 120)
    pumpkin(b, 1190, 1010, 64)
  } else if (b.layout === 1) {
    for (const [x, y, w, kind] of [
      [1100, 930, 250, 2],
      [1420, 950, 280, 0],
      [180, 1050, 330, 1],
      [1450, 1090, 380, 2],
      [480, 960, 210, 0],
    ] as const)
      raisedBed(b, x, y, w, kind)
    beans(b, 1250, 880, 260)
    barrow(b, 1190, 1040, 0.8)
    roundTree(b, 1640, 960, 700, { colors: ['#4c7a42', '#b4c75c'], depth: 0.04 })
  } else {
    scarecrow(b, 260, 1000, 0.95)
    for (const [x, y, s] of [
      [120, 1080, 170],
      [360, 1060, 110],
      [430, 1010, 70],
      [1290, 1010, 80],
      [1460, 1070, 190],
      [1590, 990, 110],
    ] as const)
      pumpkin(b, x, y, s)
  }
  if (b.mood.dark) fireflies(b, 10)
  else if (r() < 0.7) flowers(b, land, 30, { colors: ['#f6efe0', '#f2c24f'], skip: (_, y) => y > 930 })
  return {
    ground: 1040,
    foreground: (f) => {
      if (f.layout !== 1)
        near(f, { topRight: lay(f, 'branch', 'none', 'leaves'), leaves: ['#3f6a3c', '#9aaf52'] })
      else near(f, { topLeft: 'leaves', leaves: ['#3f6a3c', '#9aaf52'] })
      const close = { ...f, tone: f.frame }
      for (const [x, s] of [
        [10, 200],
        [190, 150],
        [1450, 160],
        [1610, 220],
      ] as const)
        if (f.layout === 2) pumpkin(close, x, 1300, s)
        else if (f.layout === 1)
          tallFlower(close, x, 1320, s * 1.4, 'tulip', f.r.pick(['#d8707a', '#e8b858']))
        else cabbage(close, x, 1290, s)
    },
  }
}

/** Furrows with plants; `vanish` is the x of their vanishing point. */
function rowsOfPlants(b: Brush, vanish: number): void {
  const soil = new Marks()
  const far = [-420, -150, 120, 390, 660, 940, 1210, 1480, 1750]
  for (const [i, x] of far.entries()) {
    const top = vanish + (x - vanish) * 0.62 + 60
    if (i === 4) continue
    soil.add(
      b.tone(i % 2 ? '#7d5c44' : '#86644a'),
      `M${n1(top - 44)} 880Q${n1(top)} 866 ${n1(top + 44)} 880L${n1(x + 190 + (x - 700) * 0.3)} 1400H${n1(x - 60 + (x - 700) * 0.3)}Z`,
    )
  }
  soil.fill(b)
  for (const [i, x] of far.entries()) {
    if (i === 4) continue
    for (const t of [0.02, 0.16, 0.34, 0.58]) {
      const y = 896 + t * 400
      const bx =
        vanish +
        60 +
        (x - vanish) * 0.62 +
        t * (x + 65 + (x - 700) * 0.3 - (vanish + 60 + (x - vanish) * 0.62))
      if (y > 980 && bx > 430 && bx < 1130) continue
      const s = 50 + t * 90
      if (i % 3 === 0) cabbage(b, bx, y, s)
      else if (i % 3 === 1) carrotTops(b, bx, y, s)
      else if (t > 0.1) pumpkin(b, bx, y, s * 0.62)
      else cabbage(b, bx, y, s * 0.8)
    }
  }
}
