import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { farJungle } from './parts/far-jungle.ts'
import { bamboo } from './parts/jungle-built.ts'
import { blossoms, buttress, clump, leafFrame, lush, toadstools } from './parts/jungle-things.ts'
import { path, ridge, rock, tufts } from './parts/land.ts'
import { fireflies, vines } from './parts/plants.ts'
import { heavens, sky } from './parts/sky.ts'
import { canopy, trunk } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { roof, shafts, stand } from './parts/woods.ts'

/** Three layouts: deep in the green: great roots and lianas; a fig tree that one walks under; a grove of bamboo. */
export const junglePath: PaintPlace = (b) => {
  const { r, tone, mood } = b
  sky(b, 760)
  const from = lay(b, 800, 1060, 560)
  heavens(b, from - 40, 230, 600)
  farJungle(b, 620)
  shafts(b, lay(b, 560, 900, 340), 900)
  b.d.glow(from, 640, 420, mood.dark ? mood.sky[2] : mood.key, 0.5)
  if (b.layout === 2) {
    for (const x of [120, 330, 800, 1010, 1210, 1420]) bamboo(b, x, 850, 5, 180, 0.44)
    mist(b, 560, 860, mood.haze, 0.35)
    for (const x of [260, 930, 1130]) bamboo(b, x, 870, 4, 170, 0.26)
  } else {
    stand(b, {
      y: 820,
      n: 12,
      width: [22, 34],
      depth: 0.5,
      color: '#6f6450',
      clear: [from - 130, from + 130],
    })
    mist(b, 560, 860, mood.haze, 0.3)
    stand(b, {
      y: 850,
      n: 6,
      width: [42, 62],
      depth: 0.32,
      color: '#6f6450',
      clear: [from - 170, from + 170],
    })
    roof(b, lush, 0.3, { low: 10, size: 280 })
  }
  for (const x of [330, 520, 1080, 1270])
    if (Math.abs(x - from) > 120)
      clump(b, x + r.between(-20, 20), 880, r.between(170, 220), 6, (c) => tone(c, 0.26))
  const land = ridge(b, 850, 18, '#6f9a50', { depth: 0.07, bowl: 30 })
  path(
    b,
    {
      from: [from, 852],
      to: [lay(b, 780, 740, 880), 1420],
      width: [60, 460],
      sway: lay(b, 100, 160, 70),
      turns: 0.9,
    },
    '#c09a6c',
  )
  tufts(b, land, 130, '#7aa654', {
    skip: (x, y) => Math.abs(x - from + ((from - 800) * (y - 852)) / 560) < 70 + (y - 852) * 0.44,
  })
  if (b.layout === 0) {
    buttress(b, 180, 1010, 150)
    buttress(b, 1450, 1030, 180)
    canopy(b, 100, 0, 380, lush, 0.1)
    canopy(b, 1540, 0, 400, lush, 0.1)
    vines(b, [300, 380, 560, 1040, 1240, 1320], [260, 600], tone('#5a9a50', 0.08))
    b.d.stroke('M-200 120C200 360 460 330 640 40', tone('#6f5f42', 0.05), 16)
    b.d.stroke('M1800 200C1500 420 1240 300 1130 -20', tone('#6f5f42', 0.05), 14)
  } else if (b.layout === 1) {
    figTree(b)
    buttress(b, 1580, 1030, 130)
    canopy(b, 1560, 10, 360, lush, 0.1)
    vines(b, [760, 840, 1380], [200, 420], tone('#5a9a50', 0.08))
  } else {
    bamboo(b, 140, 1030, 6, 330, 0.03)
    bamboo(b, 1480, 1040, 7, 420, 0.03)
    rock(b, 330, 1040, 150, 90, '#8d948a')
  }
  clump(b, 350, 1040, 190, 6, tone, true)
  clump(b, 1260, 1040, 190, 6, tone)
  blossoms(b, [
    [320, 950, 24],
    [410, 990, 20],
    [1230, 970, 24],
    [1340, 1000, 28],
    ...(b.layout === 0
      ? ([
          [90, 640, 22],
          [1560, 600, 24],
        ] as const)
      : []),
  ])
  if (b.layout < 2) toadstools(b, lay(b, 1180, 1240, 0), 1060)
  if (mood.dark) fireflies(b, 16, 400)
  return { ground: 1040, foreground: leafFrame }
}

/** A fig tree whose aerial roots reach from its branches to the ground. */
function figTree(b: Brush): void {
  const bark = '#7a6450'
  trunk(b, 170, 1010, 190, { color: bark, hollow: true })
  for (const [x, w, y] of [
    [430, 34, 950],
    [520, 24, 930],
    [610, 30, 960],
    [-40, 40, 1020],
  ] as const)
    trunk(b, x, y, w, { color: bark, depth: 0.05 })
  canopy(b, 170, 40, 460, lush, 0.06)
  canopy(b, 560, -40, 340, lush, 0.1)
}
