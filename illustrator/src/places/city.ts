import { shift } from '../colour.ts'
import { n1 } from '../path.ts'
import type { PaintPlace } from './parts/brush.ts'
import { bricks, fence, lamplit, streetLamp } from './parts/buildings.ts'
import { bulbs, potPlant } from './parts/furniture.ts'
import { flagstones } from './parts/interior.ts'
import { flowers, path, ridge, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { chimney, fountain, parkBench, rowHouse, skyline, waterTank } from './parts/town.ts'
import { bush, leafCorner, roundTree } from './parts/trees.ts'
import { mist, pool, wash } from './parts/wash.ts'
import { pond } from './parts/water.ts'

/** A street of narrow houses and little shops, lamps along the pavement. */
const cityStreet: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 740)
  heavens(b, 760, 180, 600)
  clouds(b, 2, 240)
  skyline(b, 860, 200, 340, 0.55, [640, 900])
  mist(b, 560, 860, b.mood.haze, 0.45)
  for (const [x, w, h] of [
    [560, 96, 300],
    [650, 84, 250],
    [870, 90, 270],
    [956, 104, 330],
  ] as const)
    rowHouse(b, x, 862, w, h, 0.3, false)
  for (const [x, w, h] of [
    [400, 162, 420],
    [1058, 176, 450],
  ] as const)
    rowHouse(b, x, 880, w, h, 0.16, true)
  for (const [x, w, h] of [
    [190, 214, 560],
    [1230, 230, 590],
  ] as const)
    rowHouse(b, x, 905, w, h, 0.1, true)
  rowHouse(b, -100, 940, 296, 760, 0.05, true)
  rowHouse(b, 1456, 940, 320, 800, 0.05, true)
  wash(
    b,
    'M-200 940H200L404 905L560 880L660 862H960L1060 880L1230 905L1456 940H1800V1400H-200Z',
    tone('#b8aaa6', 0.04),
    860,
    1300,
    { lit: 0.2, shade: 0.4 },
  )
  const stones = new Marks()
  for (let i = 0; i < 130; i++) {
    const t = r() ** 0.8
    const y = 890 + t * 490
    const half = 150 + t * 900
    stones.add(
      tone(r.pick(['#a89a98', '#c6b9b2', '#9d9092']), 0.04),
      `M${n1(800 + r.between(-1, 1) * half)} ${n1(y)}h${n1(16 + t * 46)}q5 ${n1(4 + t * 8)} 0 ${n1(6 + t * 14)}h${n1(-16 - t * 46)}q-5 ${n1(-4 - t * 8)} 0 ${n1(-6 - t * 14)}Z`,
    )
  }
  stones.fill(b, 0.6)
  const kerb = tone('#d2c6bc', 0.03)
  wash(b, 'M-200 1030L520 884L560 886L-200 1064Z', kerb, 880, 1060, { shade: 0.2 })
  wash(b, 'M1800 1030L1080 884L1040 886L1800 1064Z', kerb, 880, 1060, { shade: 0.2 })
  streetLamp(b, 520, 905, 250, 0.16)
  const lamp = streetLamp(b, 1330, 1030, 540)
  roundTree(b, 190, 1040, 520, { colors: ['#4c7a4a', '#a8bf62'] })
  b.d.shape('M110 1046h160v22h-160Z', tone('#8a6a58'), { shade: 0.4 })
  bulbs(b, 200, 1400, 420, 70)
  return {
    ground: 1040,
    lamps: b.mood.dark ? [{ ...lamp, radius: 500, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      for (const x of [20, 1580]) {
        f.d.shape(`M${x - 130} 1400l-14 -170h288l-14 170Z`, f.frame('#a86a50'), { shade: 0.5 })
        bush({ ...f, tone: f.frame }, x, 1250, 290, ['#3f6a3c', '#8aa552'])
      }
    },
  }
}

/** Lawns, a pond and trees, the town behind them. */
const cityPark: PaintPlace = (b) => {
  sky(b, 740)
  heavens(b, 420, 190, 620)
  clouds(b, 3, 300)
  skyline(b, 800, 170, 400, 0.5)
  mist(b, 600, 810, b.mood.haze, 0.45)
  const back = ridge(b, 770, 14, '#86ab66', { depth: 0.26, bottom: 1000, bumps: 6 })
  for (const [x, h] of [
    [60, 330],
    [260, 260],
    [480, 230],
    [1010, 250],
    [1230, 300],
  ] as const)
    roundTree(b, x, back(x) + 20, h, { depth: 0.24, colors: ['#4f7f4c', '#a8bf62'] })
  fence(b, -200, 1800, 850, 54, '#5a6270', 0.2)
  const land = ridge(b, 846, 10, '#8cb25c', { depth: 0.06, bowl: 20 })
  pond(b, 560, 912, 380, 46, '#b8aa94')
  fountain(b, 560, 914)
  path(b, { from: [1010, 850], to: [780, 1420], width: [60, 620], sway: 60, turns: 0.9 }, '#dccaa8')
  tufts(b, land, 150, '#8cb25c', {
    skip: (x, y) =>
      Math.abs(x - 1000 + (y - 850) * 0.4) < 80 + (y - 850) * 0.5 ||
      ((x - 560) / 410) ** 2 + ((y - 912) / 60) ** 2 < 1.1,
  })
  flowers(b, land, 80, { skip: (x, y) => (x > 420 && x < 1180) || y < 990 })
  parkBench(b, 270, 1020)
  const lamp = streetLamp(b, 90, 1020, 480)
  roundTree(b, 1450, 1030, 860, { colors: ['#4c7a42', '#b4c75c'] })
  bush(b, 1260, 1010, 200)
  bush(b, 1640, 1030, 240)
  return {
    ground: 1045,
    seat: { x: 270, y: 950, width: 240 },
    lamps: b.mood.dark ? [{ ...lamp, radius: 460, color: '#ffcf7a' }] : [],
    foreground: (f) => {
      bush({ ...f, tone: f.frame }, 0, 1320, 380, ['#3f6a3c', '#8aa552'])
      bush({ ...f, tone: f.frame }, 1600, 1330, 380, ['#3f6a3c', '#8aa552'])
      leafCorner(f, -40, -30, 260, 150, 80, ['#3f6a3c', '#9aaf52'])
    },
  }
}

/** A roof terrace above the town: chimneys, pots, a string of lights. */
const rooftop: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 760)
  heavens(b, 460, 200, 640)
  clouds(b, 3, 330)
  skyline(b, 900, 180, 330, 0.58)
  skyline(b, 920, 100, 230, 0.38, [500, 1100])
  mist(b, 660, 910, b.mood.haze, 0.4)
  for (const [x, w, color] of [
    [-60, 380, '#a5583f'],
    [400, 300, '#8a6a78'],
    [760, 330, '#b06a4c'],
    [1150, 420, '#8f5f58'],
  ] as const) {
    const y = 870 + r.between(-14, 14)
    const roof = tone(color, 0.2)
    b.d.shape(`M${x - 40} 960L${x + w * 0.3} ${n1(y - 70)}H${x + w * 0.76}L${x + w + 40} 960Z`, roof, {
      shade: 0.4,
    })
    const tiles = new Marks()
    for (let i = 0; i < 26; i++)
      tiles.add(
        shift(roof, r.pick([-0.05, 0.04])),
        `M${n1(x + r.between(0.1, 0.85) * w)} ${n1(y - r.between(-40, 54))}q8 10 17 0`,
      )
    tiles.stroke(b, 4, 0.7)
    b.d.shape(`M${n1(x + w * 0.6)} ${n1(y - 50)}v-86h46v86Z`, tone('#9a6f60', 0.2), { shade: 0.5 })
    lamplit(b, x + w * 0.38, y, 38, 46, { depth: 0.2, arched: true })
  }
  const brick = tone('#b87a62', 0.02)
  wash(b, 'M-200 905H1800V985H-200Z', brick, 900, 990, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, 918, 2000, 56, 90, brick, 36)
  b.d.shape('M-200 888H1800V910H-200Z', tone('#d8c4b0', 0.02), { shade: 0.3, dir: [0, 1] })
  flagstones(b, 980, '#bfa595')
  chimney(b, 180, 985)
  waterTank(b, 1400, 985)
  potPlant(b, 390, 1000, 1.2)
  potPlant(b, 480, 990, 0.8, '#5f8a8c')
  potPlant(b, 1215, 1000, 1, '#7a6a94')
  potPlant(b, 1560, 1060, 1.7)
  const lit = b.scene.time !== 'afternoon'
  b.d.stroke('M560 960V470M1120 960V470', tone('#6b5a5c'), 11)
  bulbs(b, 210, 560, 480, 34)
  bulbs(b, 560, 1120, 480, 62)
  bulbs(b, 1120, 1400, 480, 26)
  if (lit) pool(b, 800, 1050, 620, 130, '#ffcf7a', 0.3)
  return {
    ground: 1050,
    lamps: lit
      ? [
          { x: 700, y: 600, radius: 620, color: '#ffcf7a' },
          { x: 960, y: 600, radius: 620, color: '#ffcf7a' },
        ]
      : [],
    foreground: (f) => {
      for (const [x, s] of [
        [-10, 2.6],
        [1630, 2.6],
      ] as const)
        potPlant({ ...f, tone: f.frame }, x, 1440, s)
    },
  }
}

export const city = { 'city-street': cityStreet, 'city-park': cityPark, rooftop } satisfies Record<
  string,
  PaintPlace
>
