import { mix } from '../colour.ts'
import { blob } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { gardenBackground } from './parts/garden-back.ts'
import { birdBath, gazebo } from './parts/garden-more.ts'
import { bed, bridge, willow } from './parts/garden-things.ts'
import { flowers, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { fireflies, reeds } from './parts/plants.ts'
import { bush, roundTree } from './parts/trees.ts'
import { halo, wash } from './parts/wash.ts'
import { lilies, pond, steppingStone } from './parts/water.ts'

/** Three layouts: a pond with a small bridge and a willow; one before a summer house; fed by a fall over rocks. */
export const gardenPond: PaintPlace = (b) => {
  const { tone } = b
  gardenBackground(b)
  const cx = lay(b, 690, 560, 960)
  if (b.layout === 1) gazebo(b, 1240, 880, 320)
  if (b.layout === 2) {
    rock(b, 1290, 880, 420, 300, '#8d948c', 0.1)
    rock(b, 1040, 870, 260, 170, '#98a098', 0.12)
    wash(
      b,
      'M1150 600Q1190 584 1226 602L1250 890H1130Z',
      mix(tone('#e4f4f4', 0.06), b.mood.sky[2], 0.2),
      590,
      890,
    )
    bush(b, 1330, 610, 180, ['#4c7a42', '#a8ba5c'], 0.12)
  }
  const land = ridge(b, 826, 12, '#86ad5c', { depth: 0.08, bowl: 18 })
  tufts(b, land, 170, '#86ad5c', { skip: (x, y) => ((x - cx) / 620) ** 2 + ((y - 915) / 90) ** 2 < 1.1 })
  if (b.layout < 2) bush(b, 120, 880, 260, ['#4c7a42', '#a8ba5c'], 0.12)
  pond(b, cx, 912, lay(b, 590, 520, 560), 74, '#b8a47c')
  lilies(b, cx - 130, 916, 400, 50, 15)
  if (b.layout === 0) bridge(b, 1030, 890, 210)
  if (b.layout === 1)
    for (const [x, y, w] of [
      [880, 950, 100],
      [760, 934, 84],
      [650, 915, 74],
    ] as const)
      steppingStone(b, x, y, w)
  if (b.layout === 2) halo(b, 1190, 895, 150, mix(b.mood.key, b.mood.sky[2], 0.3), 0.6)
  reeds(b, lay(b, 160, 90, 480), 950, 190, 12)
  reeds(b, lay(b, 1265, 1080, 1500), 945, 150, 9)
  stoneRim(b, cx, lay(b, 610, 540, 580))
  flowers(b, land, 90, { skip: (x, y) => (x > 440 && x < 1160) || y < 990 })
  if (b.layout === 0) {
    willow(b, 1440, 1010)
    rock(b, 1250, 1040, 140, 74, '#a39a94')
    bed(b, 150, 1070, 360, 170)
  } else if (b.layout === 1) {
    bed(b, 1440, 1050, 420, 190)
    roundTree(b, 30, 1030, 640, { colors: ['#c87a6a', '#f0b8b0'] })
    rock(b, 230, 1050, 140, 74, '#a39a94')
  } else {
    roundTree(b, 170, 1010, 820, { colors: ['#b8583c', '#f0a850'], bark: '#6b4f44' })
    bed(b, 1500, 1070, 380, 170)
    birdBath(b, 370, 1010, 0.8)
  }
  if (b.mood.dark) fireflies(b, 14, 500)
  return {
    ground: 1050,
    foreground: (f) => {
      near(f, {
        left: lay(f, 'reeds', 'flowers', 'ferns'),
        right: lay(f, 'ferns', 'grass', 'reeds'),
        topLeft: lay(f, 'none', 'blossom', 'leaves'),
        leaves: lay(f, ['#3f6a3c', '#9aaf52'], ['#3f6a3c', '#9aaf52'], ['#8a4030', '#d88a48']),
      })
    },
  }
}

function stoneRim(b: Brush, cx: number, rx: number): void {
  const stones = new Marks()
  for (let i = 0; i < 20; i++) {
    const a = 0.25 + (i / 19) * 2.65
    stones.add(
      b.tone(b.r.pick(['#a8a29c', '#968f8c', '#b8b0a4'])),
      blob(
        cx + Math.cos(a) * rx,
        914 + Math.sin(a) * 86,
        b.r.between(18, 34),
        b.r.between(12, 19),
        7,
        0.1,
        b.r,
      ),
    )
  }
  stones.fill(b)
}
