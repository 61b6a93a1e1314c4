import { mix } from '../colour.ts'
import { blob } from '../path.ts'
import { beached, stiltHut } from './parts/boats.ts'
import { lay, type PaintPlace, type Spot } from './parts/brush.ts'
import { bulbs } from './parts/furniture.ts'
import { pebbles, rock, tufts } from './parts/land.ts'
import { bigLeaf, palm } from './parts/plants.ts'
import { starfish } from './parts/sea-life.ts'
import { rockArch } from './parts/sea-things.ts'
import { bigLeafs, hut, sail, shell } from './parts/seaside.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { wash } from './parts/wash.ts'
import { lightRoad, sea } from './parts/water.ts'
import { waters } from './parts/waters.ts'

/** Three layouts: a small island: palms and a hut of reeds; a hut on stilts and a beached boat; rocks and an arch. */
export const littleIsland: PaintPlace = (b) => {
  const { r, tone } = b
  const horizon = 680
  sky(b, horizon)
  const sun = lay(b, 560, 880, 330)
  heavens(b, sun, 190, horizon)
  clouds(b, 3, 360)
  b.d.shape(
    `M-200 ${horizon + 6}C-60 ${horizon - 60} 60 ${horizon - 70} 150 ${horizon - 30}Q230 ${horizon - 40} 290 ${horizon + 6}Z`,
    tone('#7a9a94', 0.5),
  )
  sea(b, horizon, [mix(waters(b)[0], tone('#7fe0d0'), 0.3), mix(waters(b)[1], tone('#4fc0b8'), 0.5)], 1100, 6)
  lightRoad(b, sun + 10, horizon, 900)
  if (b.layout === 1) stiltHut(b, 280, 860, 240, '#c8a468', 0.14)
  else sail(b, lay(b, 470, 0, 860), horizon + 46, 0.55, '#cf5f4a', 0.36)
  b.d.raw(
    `<path d="${blob(860, 1130, 1180, 240, 15, 0.02, r)}" fill="${mix(tone('#9fe8d8'), b.mood.key, 0.3)}" fill-opacity=".55"/>`,
  )
  wash(
    b,
    'M-200 1010C60 950 260 940 520 925C760 905 1000 880 1240 890C1460 880 1640 930 1800 950V1400H-200Z',
    tone('#ecd7a4'),
    890,
    1240,
    { lit: 0.35, shade: 0.35 },
  )
  wash(
    b,
    'M1000 930C1120 850 1300 800 1500 806C1640 800 1720 830 1800 850V1010C1500 960 1200 960 1000 930Z',
    tone('#9ab866', 0.04),
    800,
    1000,
  )
  tufts(b, (x) => 830 + (1500 - Math.min(1500, x)) * 0.16, 90, '#8cb053', {
    bottom: 990,
    skip: (x) => x < 1080,
  })
  if (b.layout === 0) {
    hut(b, 1230, 900)
    palm(b, 1440, 940, 660, -120)
    palm(b, 1580, 920, 520, 90, 0.03)
    palm(b, 90, 1030, 620, 130)
    bigLeafs(b, 1640, 960)
    rock(b, 250, 1040, 180, 90, '#8f98a0')
    rock(b, 360, 1050, 90, 48, '#9ba2a6')
  } else if (b.layout === 1) {
    palm(b, 1250, 900, 430, 60, 0.06)
    palm(b, 1410, 920, 560, -70, 0.03)
    palm(b, 1560, 950, 700, -160)
    bigLeafs(b, 1380, 950)
    beached(b, 1240, 1010, 0.9, r.pick(['#4f8a8c', '#cf5f4a', '#d8a23f']))
    rock(b, 90, 1060, 170, 80, '#8f98a0')
  } else {
    rockArch(b, 1330, 930, 560, 400, '#a89c94', 0.12)
    palm(b, 1560, 930, 480, 60, 0.04)
    palm(b, 200, 1030, 740, 190)
    palm(b, 60, 1010, 520, -50, 0.03)
    hut(b, 330, 985)
    rock(b, 1400, 1060, 230, 120, '#9c948c')
  }
  pebbles(b, 980, 60, '#cdb584')
  starfish(b, 1220, 1080, 34, '#f08a5a')
  for (const [x, y] of [
    [1130, 1130],
    [420, 1130],
    [1400, 1060],
  ] as const)
    shell(b, x, y)
  if (b.mood.dark && b.layout === 0) bulbs(b, 1130, 1420, 640, 40)
  if (!b.mood.dark) birds(b, 720, 260)
  return {
    ground: 1040,
    foreground: (f) => {
      const fronds: Spot[] = []
      if (f.layout < 2) fronds.push([1660, 420, -142], [1640, 380, -106])
      if (f.layout !== 1) fronds.push([-60, 420, -38], [-40, 380, -74])
      for (const [x, l, a] of fronds) bigLeaf(f, x, 1340, l, a, f.frame('#4f8a4c'))
    },
  }
}
