import { mix, shift } from '../colour.ts'
import { castleHall } from './castle-hall.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { bricks, castle, cottage, lamplit, tower } from './parts/buildings.ts'
import { broadCastle, slimCastle } from './parts/castles.ts'
import { flagstones } from './parts/interior.ts'
import { flowers, path, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { sail } from './parts/seaside.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, pine, roundTree } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { glints, lightRoad, sea, waterColor } from './parts/water.ts'

/** Three layouts: the castle on its hill; slim on a crag over a lake; broad and near, its gate open. */
const castleHill: PaintPlace = (b) => {
  const { r, tone, mood } = b
  const roof = r.pick(['#8a4f6c', '#4f6a94', '#a5583f', '#4f7f78'])
  const wall = r.pick(['#cdb8a6', '#d8c8b8', '#c8b8b4'])
  sky(b, 760)
  heavens(b, ...lay(b, [330, 210, 660], [960, 230, 640], [1060, 200, 640]))
  clouds(b, 3, 330)
  ridge(b, 610, 56, '#8fa9b8', { depth: 0.6, bottom: 900, bumps: 5, slope: lay(b, 0, 120, -90) })
  ridge(b, 670, 40, '#87a889', { depth: 0.45, bottom: 900, slope: lay(b, 0, 0, 60) })
  mist(b, 600, 760, mood.haze, 0.35)
  const fields = ridge(b, 730, 34, '#93ad68', { depth: 0.28, bottom: 1060 })
  farWood(b, fields, 16, [110, 190], {
    depth: 0.28,
    pines: lay(b, 0.45, 0.9, 0.2),
    colors: ['#5d8a52', '#b8c56a'],
    clear: lay(b, [700, 1800], [-200, 1000], [-200, 900]),
  })
  if (b.layout === 0) {
    cottage(b, 470 + r.between(-60, 60), fields(470) + 30, 96, { depth: 0.24 })
    const hill = 'M800 900C900 700 1040 590 1190 576C1360 568 1560 640 1820 760V960H800Z'
    wash(b, hill, tone('#8fae5e', 0.2), 560, 960, { lit: 0.35, shade: 0.35 })
    castle(b, 1250, 640, 1.06, { depth: 0.14, roof, wall })
    wash(
      b,
      'M1244 640C1262 716 1140 752 1010 800C860 850 770 880 792 960H1010C1000 900 1180 836 1240 776C1290 726 1264 690 1278 640Z',
      tone('#e3c795', 0.1),
      640,
      960,
      { lit: 0.1, shade: 0.25 },
    )
    for (const [x, y, w] of [
      [960, 740, 120],
      [1480, 730, 150],
      [1600, 760, 110],
    ] as const)
      bush(b, x, y, w, ['#5d8a52', '#a5b85a'], 0.18)
  } else if (b.layout === 1) {
    wash(
      b,
      'M-200 900C-60 840 40 660 150 610L250 540C330 500 470 500 540 560L600 640C700 700 760 820 900 900Z',
      tone('#8a8f94', 0.2),
      500,
      900,
      { lit: 0.35, shade: 0.45 },
    )
    slimCastle(b, 390, 560, 0.94, { depth: 0.16, roof, wall })
    for (const [x, y, w] of [
      [210, 640, 120],
      [590, 680, 140],
      [80, 760, 170],
      [700, 790, 120],
    ] as const)
      bush(b, x, y, w, ['#4f7f58', '#98b060'], 0.2)
    wash(b, 'M-200 850C300 830 900 836 1800 850V930H-200Z', waterColor(b, '#6fb0c8', 0.35), 840, 930, {
      lit: 0.4,
      shade: 0.2,
    })
    glints(b, 26, [-180, 1700], [850, 910])
    for (const x of [1180, 1300, 1470]) cottage(b, x, fields(x) + 40, r.between(100, 140), { depth: 0.22 })
  } else {
    wash(
      b,
      'M-200 960V660C100 640 560 660 760 760C900 830 980 880 1060 930V980Z',
      tone('#8fae5e', 0.14),
      640,
      960,
      { lit: 0.35, shade: 0.35 },
    )
    broadCastle(b, 330, 800, 1.16, { depth: 0.1, roof, wall })
    for (const [x, w] of [
      [1130, 110],
      [1290, 130],
      [1450, 100],
    ] as const)
      cottage(b, x, fields(x) + 36, w, { depth: 0.24, roof })
  }
  const land = ridge(b, 900, 22, '#8cb053', { depth: 0.04, bowl: 20, slope: lay(b, 0, 40, -40) })
  const from = lay(b, 890, 1050, 350)
  if (b.layout === 2)
    wash(
      b,
      'M290 800H370C420 860 520 880 560 930H280C250 890 310 860 290 800Z',
      tone('#e3c795', 0.08),
      800,
      930,
      { lit: 0.1, shade: 0.2 },
    )
  const to = lay(b, 760, 800, 860)
  path(
    b,
    {
      from: [lay(b, from, from, 420), 902],
      to: [to, 1420],
      width: lay(b, [170, 520], [60, 460], [240, 520]),
      sway: lay(b, 60, 140, 40),
      turns: 0.8,
    },
    '#e6cb9b',
  )
  tufts(b, land, 200, '#8cb053', {
    skip: (x, y) => Math.abs(x - from - ((to - from) * (y - 900)) / 520) < 110 + (y - 900) * 0.38,
  })
  flowers(b, land, 130, { skip: (x, y) => Math.abs(x - 800) < 370 && y < 1090 })
  if (b.layout === 0) {
    roundTree(b, 110, 1060, 800, { colors: ['#4c7a42', '#c3cf66'] })
    rock(b, 1430, 1040, 190, 110, '#a39a90')
    bush(b, 1600, 1050, 240)
  } else if (b.layout === 1) {
    roundTree(b, 1500, 1030, 760, { colors: ['#5a8a48', '#d0d070'] })
    roundTree(b, 1290, 930, 380, { colors: ['#5a8a48', '#c8cc70'], depth: 0.1 })
    rock(b, 150, 1030, 230, 130, '#a39a90')
    bush(b, 320, 1040, 170)
  } else {
    pine(b, 1380, 950, 480, { depth: 0.06 })
    pine(b, 1540, 1030, 760)
    bush(b, 60, 1040, 280, ['#4c7a42', '#c3cf66'])
    rock(b, 1290, 1050, 150, 84, '#a39a90')
  }
  if (b.scene.time === 'afternoon') birds(b, 660, 250, 4)
  return {
    ground: 1030,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'ferns', 'flowers', 'grass'),
        right: lay(f, 'grass', 'grass', 'ferns'),
        topRight: lay(f, 'leaves', 'none', 'none'),
        topLeft: lay(f, 'none', 'none', 'none'),
        leaves: ['#4c7a42', '#a9bb58'],
      }),
  }
}

function landView(b: Brush): void {
  const { r, tone } = b
  ridge(b, 640, 40, '#8fa9b8', { depth: 0.66, bottom: 800, bumps: 5 })
  const low = ridge(b, 700, 22, '#8fae80', { depth: 0.5, bottom: 900 })
  farWood(b, low, 28, [34, 60], { depth: 0.45, pines: 0.5 })
  for (const x of [210, 290, 640, 720, 980])
    cottage(b, x + r.between(-20, 20), low(x) + r.between(20, 44), r.between(44, 58), { depth: 0.42 })
  wash(
    b,
    'M560 900C640 800 540 770 700 742C820 724 760 716 830 706L846 706C800 730 900 730 780 752C660 790 800 820 760 900Z',
    mix(tone('#8fc0d0', 0.4), b.mood.sky[1], 0.4),
    700,
    900,
  )
}

/** A bay with sails on it, far below. */
function seaView(b: Brush): void {
  const [far, deep] = [
    mix(waterColor(b, '#7fc0cc', 0.3), b.mood.sky[2], 0.35),
    mix(b.tone('#3f86a8', 0.3), b.mood.sky[1], 0.3),
  ]
  sea(b, 640, [far, deep], 960, 5)
  lightRoad(b, 700, 645, 860)
  sail(b, 900, 700, 0.5, '#cf5f4a', 0.4)
  sail(b, 1120, 760, 0.75, '#d8a23f', 0.32)
  wash(b, 'M1200 980C1240 800 1400 700 1800 660V980Z', b.tone('#8fae80', 0.34), 660, 960)
  for (const [x, y, w] of [
    [1480, 790, 60],
    [1570, 770, 70],
    [1660, 800, 64],
  ] as const)
    cottage(b, x, y, w, { depth: 0.34 })
}

/** Three layouts: on top of a tower: roofs and a land far below; the sea; the castle's other towers all round. */
const castleTower: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 720)
  heavens(b, ...lay(b, [420, 200, 660], [700, 210, 600], [820, 180, 640]))
  clouds(b, 4, 420)
  const roof = r.pick(['#8a4f6c', '#4f6a94', '#a5583f', '#4f7f78'])
  if (b.layout === 1) seaView(b)
  else landView(b)
  mist(b, 680, 900, b.mood.haze, lay(b, 0.5, 0.25, 0.45))
  if (b.layout === 0) {
    tower(b, 330, 1000, 64, 330, 210, { depth: 0.22, roof, sparse: true })
    tower(b, 1330, 1000, 150, 520, 380, { depth: 0.08, roof })
  } else if (b.layout === 1) tower(b, 180, 1010, 190, 600, 420, { depth: 0.06, roof })
  else {
    tower(b, 1130, 1000, 56, 360, 190, { depth: 0.26, roof, sparse: true })
    tower(b, 540, 1000, 50, 300, 170, { depth: 0.28, roof, sparse: true })
    tower(b, 1480, 1000, 120, 640, 300, { depth: 0.1, roof })
    tower(b, 150, 1000, 110, 470, 270, { depth: 0.13, roof })
  }
  const stone = tone('#c3b2a4')
  let top = 'M-200 1400V850'
  for (let x = -200; x < 1800; x += 250) top += `H${x}V772H${x + 140}V850`
  wash(b, `${top}H1800V1400Z`, stone, 760, 900, { lit: 0.35, shade: 0.3 })
  bricks(b, -200, 862, 2000, 70, 60, stone, 52)
  const caps = new Marks()
  for (let x = -200; x < 1800; x += 250) caps.add(shift(stone, 0.05), `M${x - 10} 758h160v24h-160Z`)
  caps.fill(b)
  flagstones(b, 940, '#bba99c')
  b.d.shape('M-200 928H1800V950H-200Z', shift(stone, -0.05), { shade: 0.3 })
  const pole = lay(b, 1560, 1330, 700)
  if (b.layout < 2) {
    b.d.stroke(`M${pole} 950V250`, tone('#7a5a40'), 16)
    b.d.shape(
      `M${pole} 262c100 -32 160 38 240 8v160c-80 30 -140 -40 -240 -10Z`,
      tone(r.pick(['#d9674f', '#d8a23f', '#5a8aa0'])),
      {
        shade: 0.45,
        dir: [0.7, 0.6],
      },
    )
  }
  if (b.layout < 2)
    lamplit(b, lay(b, 1330, 180, 0), 690, 70, 130, { arched: true, depth: 0.06, frame: '#a58e80' })
  for (const [x, s] of [
    [lay(b, 110, 1520, 300), 1],
    [lay(b, 225, 1410, 1330), 0.75],
  ] as const) {
    b.d.shape(
      `M${x - 56 * s} ${1000 - 120 * s}h${112 * s}l${-14 * s} ${120 * s}h${-84 * s}Z`,
      tone('#b5704f'),
      { shade: 0.5 },
    )
    bush(b, x, 1000 - 100 * s, 150 * s, ['#4c7a42', '#b0c062'])
  }
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') birds(b, 700, 330, 5)
  return {
    ground: 1040,
    foreground: (f) => {
      const dark = f.frame('#a3948c')
      f.d.shape('M-200 1400V1200H20V1260H150V1400Z', dark, { shade: 0.4 })
      f.d.shape('M1800 1400V1190H1590V1250H1460V1400Z', dark, { shade: 0.4 })
    },
  }
}

export const castlePlaces = {
  'castle-hill': castleHill,
  'castle-hall': castleHall,
  'castle-tower': castleTower,
} satisfies Record<string, PaintPlace>
