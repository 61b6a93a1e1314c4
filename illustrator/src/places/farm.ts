import { shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { bricks, cottage, fence } from './parts/buildings.ts'
import {
  bale,
  hens,
  ladder,
  redBarn,
  sheep,
  silo,
  squareBale,
  trough,
  windmill,
} from './parts/farm-things.ts'
import { opening } from './parts/interior.ts'
import { flowers, path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fern, fireflies } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leafCorner, roundTree } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

function fields(b: Brush): (x: number) => number {
  ridge(b, 600, 44, '#9ab0a0', { depth: 0.6, bottom: 860, bumps: 5 })
  const hill = ridge(b, 670, 30, '#b4bc78', { depth: 0.42, bottom: 900, bumps: 5 })
  const rows = new Marks()
  for (let i = 0; i < 12; i++)
    rows.add(b.tone('#98a860', 0.42), `M${n1(900 + i * 40)} ${n1(hill(900) + 12)}L${n1(760 + i * 74)} 780`)
  rows.stroke(b, 5, 0.5)
  return ridge(b, 735, 24, '#9fb868', { depth: 0.28, bottom: 980, bumps: 6 })
}

/** Barn, silo and windmill about a yard with hens. */
const farmyard: PaintPlace = (b) => {
  sky(b, 740)
  heavens(b, 400, 200, 640)
  clouds(b, 3, 320)
  const near = fields(b)
  farWood(b, near, 12, [110, 190], {
    depth: 0.28,
    pines: 0.15,
    colors: ['#5d8a52', '#b8c56a'],
    clear: [560, 1800],
  })
  mist(b, 640, 800, b.mood.haze, 0.3)
  windmill(b, 640, 830, 330, 0.2)
  cottage(b, 340, 850, 230, { depth: 0.14, wall: '#f0e4cc', roof: '#8a5a5e' })
  silo(b, 1530, 880, 150, 380, 0.1)
  redBarn(b, 1210, 890, 480, 0.07)
  fence(b, -200, 900, 872, 90, '#e9dcc8', 0.1, false)
  const land = ridge(b, 872, 8, '#93b25c', { depth: 0.05, bowl: 10 })
  path(b, { from: [1190, 888], to: [780, 1420], width: [190, 560], sway: 30, turns: 0.7 }, '#dcbf8c')
  tufts(b, land, 150, '#93b25c', {
    skip: (x, y) => Math.abs(x - 1190 + (y - 888) * 0.7) < 110 + (y - 888) * 0.36,
  })
  roundTree(b, 60, 1030, 720, { colors: ['#4c7a42', '#c3cf66'] })
  bale(b, 1430, 1010, 150)
  bale(b, 1320, 950, 96, 0.06)
  trough(b, 270, 1030)
  hens(b, [
    [420, 1000, 0.8],
    [1210, 1040, 0.95],
    [1130, 970, 0.6],
  ])
  flowers(b, land, 50, { skip: (x, y) => (x > 420 && x < 1180) || y < 960 })
  pebbles(b, 1000, 26, '#c8a878')
  if (b.mood.dark) fireflies(b, 8)
  else birds(b, 760, 330)
  return { ground: 1040, foreground: meadowFront }
}

const meadowFront = (f: Brush) => {
  for (const [x, s] of [
    [20, 190],
    [200, 120],
    [1430, 130],
    [1590, 200],
  ] as const)
    fern(f, x, 1295, s, f.frame('#6b943f'))
  leafCorner(f, 1660, -30, 260, 160, 80, ['#4c7a42', '#a9bb58'])
}

/** Inside the barn: hay, beams, a lantern, and the open door with the fields beyond. */
const barn: PaintPlace = (b) => {
  const { r, tone, mood } = b
  const wood = tone('#a5744c')
  wash(b, 'M-200 -200H1800V900H-200Z', wood, -100, 900, { lit: 0.2, shade: 0.45 })
  const planks = new Marks()
  for (let x = -200; x < 1800; x += 76)
    planks.add(shift(wood, -0.08), `M${n1(x + r.between(-6, 6))} -200V900`)
  planks.stroke(b, 6, 0.8)
  bricks(b, -200, -150, 2000, 1000, 90, wood, 30)
  const door = 'M560 880V330L800 210L1040 330V880Z'
  b.d.shape('M528 880V310L800 172L1072 310V880Z', tone('#7a4f36'), { shade: 0.4 })
  opening(b, door, (o) => {
    sky(o, 760)
    heavens(o, 720, 400, 700)
    ridge(o, 690, 20, '#9ab0a0', { depth: 0.5, bottom: 900 })
    const hill = ridge(o, 740, 16, '#a8bc6c', { depth: 0.25, bottom: 900 })
    farWood(o, hill, 18, [60, 110], { depth: 0.3, pines: 0.2, colors: ['#5d8a52', '#b8c56a'] })
    wash(
      o,
      'M740 900C780 840 760 800 830 770L850 772C840 810 900 840 960 900Z',
      o.tone('#dcbf8c', 0.1),
      770,
      900,
    )
  })
  for (const x of [-40, 420, 1130, 1600]) {
    b.d.shape(`M${x} -200h66V900h-66Z`, tone('#8a5c3c'), { shade: 0.55, dir: [1, 0.1] })
    if (x > 0 && x < 1500)
      b.d.shape(`M${x + 10} 330L${x + (x < 800 ? -150 : 216)} 180h60L${x + 56} 300Z`, tone('#7d5236'), {
        shade: 0.4,
      })
  }
  b.d.shape('M-200 120H1800V180H-200Z', tone('#8a5c3c'), { shade: 0.5, dir: [0, 1] })
  const straw = tone('#e0bb66')
  b.d.shape(blob(200, 120, 380, 90, 13, 0.06, r), straw, { shade: 0.4 })
  b.d.shape(blob(1480, 120, 330, 84, 13, 0.06, r), straw, { shade: 0.4 })
  b.d.shape('M-200 118H470V150H-200ZM1130 118H1800V150H1130Z', tone('#9a6a46'), { shade: 0.4 })
  wash(b, 'M-200 880H1800V1400H-200Z', tone('#b58a58'), 880, 1300, { lit: 0.25, shade: 0.45 })
  if (!mood.dark)
    b.d.raw(`<path data-sh="1" d="M566 880H1034L1200 1260H400Z" fill="${mood.key}" fill-opacity=".3"/>`)
  const strewn = new Marks()
  for (let i = 0; i < 150; i++) {
    const t = r()
    const [x, y, l] = [r.between(-190, 1790), 895 + t * 480, 14 + t * 34]
    strewn.add(
      tone(r.pick(['#e8c878', '#c89a50', '#f0d88f'])),
      `M${n1(x)} ${n1(y)}l${n1(r.between(-1, 1) * l)} ${n1(r.between(-0.4, 0.4) * l)}`,
    )
  }
  strewn.stroke(b, 4, 0.85)
  squareBale(b, 210, 1020, 250)
  squareBale(b, 120, 1020 - 160, 230)
  squareBale(b, 400, 960, 170)
  squareBale(b, 1330, 970, 190)
  squareBale(b, 1500, 1040, 270)
  ladder(b, 1280, 900)
  const lit = b.scene.time !== 'afternoon'
  b.d.stroke('M1190 180V330', tone('#4a4048'), 6)
  if (lit) halo(b, 1190, 390, 560, '#ffb85c', 0.5)
  b.d.shape('M1156 345h68v90h-68Z', lit ? '#ffe09a' : tone('#e8dcc0'), { shade: 0.1 })
  b.d.shape('M1146 330h88l-18 -26h-52ZM1150 432h80v16h-80Z', tone('#5a4a48'))
  if (lit) {
    halo(b, 1190, 390, 150, '#ffe2a0', 0.7)
    pool(b, 1130, 1000, 480, 130, '#ffc873', 0.45)
  }
  return {
    ground: 1040,
    lamps: lit ? [{ x: 1190, y: 390, radius: 760, color: '#ffc873' }] : [],
    foreground: (f) => {
      for (const x of [-60, 1660])
        f.d.shape(blob(x, 1380, 300, 170, 13, 0.08, f.r), f.frame('#d8b260'), { shade: 0.4 })
      const wisps = new Marks()
      for (let i = 0; i < 40; i++) {
        const x = i % 2 ? f.r.between(-150, 230) : f.r.between(1370, 1750)
        wisps.add(
          f.frame('#e8c878'),
          `M${n1(x)} ${n1(1240 + f.r() * 90)}l${n1(f.r.between(-50, 50))} ${n1(f.r.between(-60, -10))}`,
        )
      }
      wisps.stroke(f, 6)
    },
  }
}

/** Rolling pasture, sheep like small clouds, an apple tree with a swing. */
const meadow: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 740)
  heavens(b, 420, 190, 640)
  clouds(b, 4, 340)
  const near = fields(b)
  farWood(b, near, 10, [90, 160], {
    depth: 0.28,
    pines: 0.1,
    colors: ['#5d8a52', '#b8c56a'],
    clear: [500, 900],
  })
  redBarn(b, 640, near(640) + 24, 130, 0.3)
  silo(b, 730, near(730) + 20, 36, 96, 0.3)
  mist(b, 640, 800, b.mood.haze, 0.25)
  const mid = ridge(b, 800, 22, '#9fbc62', { depth: 0.14, bottom: 1100, bumps: 5, bowl: 20 })
  for (const [x, y, s] of [
    [260, 30, 0.62],
    [370, 60, 0.8],
    [960, 24, 0.55],
    [1060, 54, 0.7],
  ] as const)
    sheep(b, x + r.between(-30, 30), mid(x) + y, s)
  fence(b, -200, 560, 868, 70, '#c8ac84', 0.12, false)
  bale(b, 1160, 880, 84, 0.12)
  const land = ridge(b, 892, 20, '#93b858', { depth: 0.03, bumps: 5, bowl: 30 })
  path(b, { from: [640, 896], to: [800, 1420], width: [44, 380], sway: 120, turns: 0.9 }, '#dcc494')
  tufts(b, land, 200, '#93b858', { skip: (x, y) => Math.abs(x - 690) < 60 + (y - 896) * 0.4 })
  flowers(b, land, 170, {
    colors: ['#f6efe0', '#e0564a', '#f2c24f', '#7f8fd0'],
    skip: (x, y) => x > 430 && x < 1170 && y < 1100,
  })
  roundTree(b, 1390, 1010, 880, { colors: ['#4c7a42', '#b4c75c'], bark: '#7d5c46' })
  const apples = new Marks()
  for (let i = 0; i < 17; i++)
    apples.add(tone('#d8483c'), ellipse(1390 + r.between(-250, 240), 420 + r.between(-190, 150), 15, 14))
  apples.fill(b)
  b.d.raw(`<path d="M1222 560L1214 900M1302 590L1296 906" stroke="${tone('#d8c09a')}" stroke-width="6"/>`)
  b.d.shape('M1190 896h132v18h-132Z', tone('#9a6f4c'))
  b.d.groundShadow(1256, 985, 90, 14, 0.4)
  rock(b, 180, 1040, 150, 80, '#9a988c')
  bush(b, 60, 1040, 220)
  if (b.mood.dark) fireflies(b, 14)
  else birds(b, 800, 300)
  return { ground: 1040, foreground: meadowFront }
}

export const farm = { farmyard, barn, meadow } satisfies Record<string, PaintPlace>
