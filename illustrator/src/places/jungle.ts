import { mix } from '../colour.ts'
import { junglePath } from './jungle-path.ts'
import { jungleTemple } from './jungle-temple.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { farJungle } from './parts/far-jungle.ts'
import { canoe, ropeBridge, treeHouse } from './parts/jungle-built.ts'
import { blossoms, buttress, clump, leafFrame, lush } from './parts/jungle-things.ts'
import { pebbles, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fireflies, palm, vines } from './parts/plants.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { bush, canopy, trunk } from './parts/trees.ts'
import { halo, wash } from './parts/wash.ts'
import { glints, lilies, waterColor } from './parts/water.ts'

/** Three layouts: a broad slow river and a waterfall far off; a bridge of ropes over it; a tree house on its bank. */
const jungleRiver: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 740)
  heavens(b, ...lay(b, [380, 200, 620], [820, 230, 620], [620, 200, 620]))
  clouds(b, 2, 260)
  if (b.layout === 0) farFall(b)
  farJungle(b, lay(b, 700, 660, 730))
  if (b.layout === 0) halo(b, 853, 800, 170, mix('#ffffff', mood.haze, 0.3), 0.7)
  const water = waterColor(b, '#5fb0a4', 0.3)
  wash(b, 'M-200 800C300 790 1200 786 1800 800V1120H-200Z', water, 795, 1060, { lit: 0.4, shade: 0.35 })
  glints(b, 50, [-180, 1650], [815, 980])
  lilies(b, lay(b, 1180, 380, 900), 880, 330, 50, 12)
  bush(b, 60, 830, 320, lush, 0.22)
  bush(b, 300, 815, 240, lush, 0.28)
  bush(b, 1420, 820, 300, lush, 0.24)
  if (b.layout === 1) {
    bush(b, 760, 806, 200, lush, 0.3)
    canoe(b, 1010, 900, 1)
    ropeBridge(b, 60, 520, 1560, 480, 90, 0.16)
  } else if (b.layout === 2) {
    bush(b, 900, 812, 260, lush, 0.28)
    canoe(b, 420, 890, 0.9)
  }
  wash(
    b,
    'M-200 985C100 940 420 962 720 960C1040 950 1400 960 1800 930V1400H-200Z',
    tone('#7aa258', 0.02),
    940,
    1200,
    { lit: 0.3, shade: 0.45 },
  )
  tufts(b, (x) => 962 + Math.sin(x / 200) * 6, 130, '#86ac58')
  pebbles(b, 980, 26, '#a89878')
  if (b.layout === 0) {
    trunk(b, 100, 1040, 130, { color: '#74594a' })
    canopy(b, 120, -10, 380, lush, 0.1)
    canopy(b, 1500, -40, 340, lush, 0.16)
    palm(b, 1500, 1010, 760, -90)
    vines(b, [30, 210, 330, 1290, 1400], [300, 640], tone('#5a9a50', 0.05))
  } else if (b.layout === 1) {
    buttress(b, 60, 1030, 150)
    trunk(b, 1580, 1030, 120, { color: '#74594a' })
    canopy(b, 60, 40, 360, lush, 0.08)
    canopy(b, 1580, 10, 380, lush, 0.1)
    vines(b, [230, 330, 1390, 1470], [200, 380], tone('#5a9a50', 0.05))
  } else {
    trunk(b, 1420, 1010, 170, { color: '#74594a' })
    treeHouse(b, 1330, 520, 1)
    canopy(b, 1420, 60, 430, lush, 0.08)
    palm(b, 120, 1030, 780, 110)
    vines(b, [1180, 1560], [260, 460], tone('#5a9a50', 0.05))
  }
  clump(b, 260, 1050, 210, 6, tone)
  clump(b, lay(b, 1380, 1380, 1590), 1060, 240, 6, tone, true)
  blossoms(b, [
    [330, 1000, 26],
    [180, 980, 22],
    [lay(b, 1290, 1290, 1190), 1020, 26],
    [1560, 1040, 30],
  ])
  if (mood.dark) fireflies(b, 14, 480)
  return { ground: 1040, foreground: leafFrame }
}

/** Cliffs far off, water falling between them. */
function farFall(b: Brush): void {
  const { tone, mood } = b
  wash(
    b,
    'M420 800C520 640 560 520 660 470C760 430 980 430 1070 480C1160 540 1190 660 1290 800Z',
    tone('#6f9a84', 0.5),
    440,
    800,
  )
  b.d.raw(
    `<path d="M800 446Q850 436 900 446L926 812H780Z" fill="${mix(tone('#e4f4f4', 0.15), mood.sky[2], 0.25)}"/>`,
  )
  const fall = new Marks()
  for (let i = 0; i < 9; i++)
    fall.add(
      mix(tone('#8fc4d0', 0.2), mood.sky[1], 0.2),
      `M${806 + i * 11} ${450 + (i % 3) * 40}L${796 + i * 14} 800`,
    )
  fall.stroke(b, 4, 0.6)
}

export const jungle = {
  'jungle-river': jungleRiver,
  'jungle-path': junglePath,
  'jungle-temple': jungleTemple,
} satisfies Record<string, PaintPlace>
