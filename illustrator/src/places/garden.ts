import { blob } from '../path.ts'
import { gardenPond } from './garden-pond.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { cottage, fence } from './parts/buildings.ts'
import { gardenBackground } from './parts/garden-back.ts'
import { birdBath, gardenWall, hedge, topiary } from './parts/garden-more.ts'
import { bed } from './parts/garden-things.ts'
import { path, pebbles, ridge, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { fireflies } from './parts/plants.ts'
import { fountain } from './parts/town.ts'
import { leaves } from './parts/trees.ts'
import { vegetablePatch } from './vegetable-patch.ts'

/** Three layouts: deep flower beds and a rose arch; a cottage with box trees; a walled garden with a green door. */
const flowerBeds: PaintPlace = (b) => {
  gardenBackground(b, lay(b, 1090, 0, 0))
  if (b.layout === 0) {
    fence(b, -200, 600, 838, 84)
    fence(b, 830, 1800, 838, 84)
  } else if (b.layout === 1) {
    cottage(b, 330, 880, 470, { depth: 0.08, roof: '#8a5c46', wall: '#f0e0c4' })
    hedge(b, 600, 1800, 850, 120)
  } else gardenWall(b, 640, 850, 960)
  const land = ridge(b, 836, 10, '#8cb258', { depth: 0.06, bowl: lay(b, 14, 0, 4) })
  const [from, to] = lay(b, [715, 800], [330, 860], [960, 760])
  path(
    b,
    {
      from: [from, lay(b, 838, 876, 846)],
      to: [to, 1420],
      width: [86, 540],
      sway: lay(b, 50, 90, 50),
      turns: 0.7,
    },
    '#dcb896',
  )
  tufts(b, land, 150, '#8cb258', {
    skip: (x, y) => Math.abs(x - from - ((to - from) * (y - 838)) / 580) < 60 + (y - 838) * 0.48,
  })
  if (b.layout === 0) {
    roseArch(b)
    bed(b, 440, 905, 290, 110)
    bed(b, 1030, 905, 320, 112)
    bed(b, 160, 1020, 480, 220)
    bed(b, 1420, 1030, 520, 230)
  } else if (b.layout === 1) {
    bed(b, 110, 930, 260, 110)
    bed(b, 620, 900, 220, 90)
    bed(b, 1130, 900, 380, 110)
    topiary(b, 1290, 985, 1)
    topiary(b, 1510, 1040, 1.3)
    birdBath(b, 1140, 985, 0.7)
    bed(b, 60, 1060, 360, 200)
  } else {
    bed(b, 480, 905, 520, 100)
    bed(b, 1330, 910, 420, 110)
    fountain(b, 250, 985)
    bed(b, 170, 1060, 480, 120)
    bed(b, 1450, 1040, 460, 210)
  }
  pebbles(b, 1160, 16, '#c8a888')
  if (b.mood.dark) fireflies(b, 12)
  return {
    ground: 1040,
    foreground: (f) => {
      near(f, {
        left: lay(f, 'flowers', 'bush', 'flowers'),
        right: lay(f, 'flowers', 'flowers', 'ferns'),
        topLeft: lay(f, 'leaves', 'none', 'blossom'),
        topRight: lay(f, 'none', 'blossom', 'none'),
        leaves: ['#3f6a3c', '#9aaf52'],
      })
    },
  }
}

function roseArch(b: Brush): void {
  const { tone } = b
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
}

export const garden = {
  'flower-beds': flowerBeds,
  'vegetable-patch': vegetablePatch,
  'garden-pond': gardenPond,
} satisfies Record<string, PaintPlace>
