import { isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { fence, streetLamp } from './parts/buildings.ts'
import { bigWheel, carousel } from './parts/city-more.ts'
import { bulbs } from './parts/furniture.ts'
import { gazebo } from './parts/garden-more.ts'
import { flowers, path, ridge, tufts } from './parts/land.ts'
import { near } from './parts/near.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { fountain, parkBench, skyline } from './parts/town.ts'
import { bush, roundTree } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { pond } from './parts/water.ts'

/** Three layouts: lawns, a pond and a fountain; a roundabout and a great wheel; a bandstand under old trees. */
export const cityPark: PaintPlace = (b) => {
  sky(b, 740)
  heavens(b, ...lay(b, [420, 190, 620], [820, 190, 620], [1020, 210, 620]))
  clouds(b, 3, 300)
  skyline(b, 800, 170, 400, 0.5)
  mist(b, 600, 810, b.mood.haze, 0.45)
  if (b.layout === 1) bigWheel(b, 1210, 560, 210, 0.36)
  const back = ridge(b, 770, 14, '#86ab66', {
    depth: 0.26,
    bottom: 1000,
    bumps: 6,
    slope: lay(b, 0, 40, -60),
  })
  for (const [x, h] of [
    [60, 330],
    [260, 260],
    [480, 230],
    [1010, 250],
    [1230, 300],
  ] as const)
    if (b.layout !== 1 || x < 1100)
      roundTree(b, x, back(x) + 20, h, { depth: 0.24, colors: ['#4f7f4c', '#a8bf62'] })
  fence(b, -200, 1800, 850, 54, '#5a6270', 0.2)
  const land = ridge(b, 846, 10, '#8cb25c', { depth: 0.06, bowl: 20 })
  const [from, to] = lay(b, [1010, 780], [820, 800], [380, 860])
  if (b.layout === 0) {
    pond(b, 560, 912, 380, 46, '#b8aa94')
    fountain(b, 560, 914)
  } else if (b.layout === 1) carousel(b, 330, 960, 460)
  else gazebo(b, 1150, 920, 340)
  path(
    b,
    {
      from: [from, 850],
      to: [to, 1420],
      width: lay(b, [60, 620], [90, 520], [60, 520]),
      sway: 60,
      turns: 0.9,
    },
    '#dccaa8',
  )
  tufts(b, land, 150, '#8cb25c', {
    skip: (x, y) =>
      Math.abs(x - from + ((from - to) * (y - 850)) / 560) < 80 + (y - 850) * 0.48 ||
      (b.layout === 0 && ((x - 560) / 410) ** 2 + ((y - 912) / 60) ** 2 < 1.1),
  })
  flowers(b, land, 80, { skip: (x, y) => (x > 420 && x < 1180) || y < 990 })
  const benchAt = lay(b, 270, 1400, 260)
  if (!isNamed(b, 'bench')) parkBench(b, benchAt, 1020)
  const lamp = streetLamp(b, lay(b, 90, 1230, 450), lay(b, 1020, 1000, 960), lay(b, 480, 460, 380))
  if (b.layout === 0) {
    roundTree(b, 1450, 1030, 860, { colors: ['#4c7a42', '#b4c75c'] })
    bush(b, 1260, 1010, 200)
    bush(b, 1640, 1030, 240)
  } else if (b.layout === 1) {
    roundTree(b, 1600, 1000, 640, { colors: ['#5a8a48', '#c8cc70'] })
    bush(b, 40, 1030, 260)
    bulbs(b, 560, 1240, 520, 60)
  } else {
    roundTree(b, 80, 1000, 900, { colors: ['#b8703c', '#e8b458'] })
    roundTree(b, 1570, 1030, 700, { colors: ['#a85a3c', '#e8a050'], depth: 0.02 })
    bush(b, 1400, 1030, 190, ['#8a6a3c', '#d0b058'])
  }
  return {
    ground: 1045,
    seat: { x: benchAt, y: 950, width: 240 },
    lamps: b.mood.dark && !isNamed(b, 'lamp-post') ? [{ ...lamp, radius: 460, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      near(f, {
        left: lay(f, 'bush', 'flowers', 'grass'),
        right: lay(f, 'bush', 'grass', 'bush'),
        topLeft: lay(f, 'leaves', 'branch', 'none'),
        topRight: lay(f, 'none', 'none', 'leaves'),
        leaves: lay(f, ['#3f6a3c', '#9aaf52'], ['#3f6a3c', '#9aaf52'], ['#7a4a2c', '#d89a48']),
      })
    },
  }
}
