import { mix, shift } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import { mountainLake } from './mountain-lake.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { cliff } from './parts/desert-things.ts'
import { flowers, path, peak, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { birds, cloudColor, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leaves, pine } from './parts/trees.ts'
import { halo, mist, wash } from './parts/wash.ts'

const heather = ['#b878b8', '#f6efe0', '#8a6fb0', '#f2c24f']

/** Three layouts: a trail towards great peaks; along a slope with a hut on it; down into a valley of lakes. */
const mountainTrail: PaintPlace = (b) => {
  const { r } = b
  const { mood, tone } = b
  sky(b, 760)
  heavens(b, ...lay(b, [340, 190, 640], [1000, 200, 600], [760, 230, 640]))
  clouds(b, 3, 300)
  for (const [x, base, w, h, depth] of lay<readonly (readonly [number, number, number, number, number])[]>(
    b,
    [
      [560, 780, 760, 380, 0.55],
      [1560, 800, 800, 420, 0.5],
      [1080, 800, 1020, 660, 0.36],
    ],
    [
      [900, 760, 700, 300, 0.58],
      [1300, 780, 820, 420, 0.48],
      [330, 820, 1180, 700, 0.34],
    ],
    [
      [800, 760, 560, 250, 0.6],
      [160, 800, 880, 520, 0.42],
      [1450, 800, 940, 580, 0.38],
    ],
  ))
    peak(b, x + r.between(-50, 50), base, w, h, { depth })
  mist(b, 560, 800, mood.haze, 0.55)
  const [p0, p1] = lay(b, [960, 770], [520, 700], [800, 760])
  const mid = ridge(b, 740, 34, '#83a377', {
    depth: 0.34,
    bottom: 960,
    bowl: lay(b, 30, 0, 60),
    slope: lay(b, 0, -140, 0),
  })
  if (b.layout === 2)
    wash(
      b,
      'M560 800C640 770 980 768 1060 800C1010 830 640 834 560 800Z',
      mix(tone('#7fc0d0', 0.3), mood.sky[1], 0.35),
      770,
      830,
    )
  farWood(b, mid, 24, [90, 180], {
    depth: 0.34,
    pines: 1,
    clear: lay(b, [860, 1010], [380, 620], [560, 1060]),
  })
  if (b.layout === 1) cottage(b, 440, mid(440) + 40, 170, { depth: 0.26, wall: '#a87f5c', roof: '#6b4f52' })
  path(b, { from: [p0, 742], to: [p1 - 10, 900], width: [12, 60], sway: 130, turns: 1.2 }, '#d2b78e', 0.22)
  const land = ridge(b, 850, 26, '#8ba76a', {
    depth: 0.08,
    bowl: lay(b, 40, 10, 50),
    slope: lay(b, 0, -70, 40),
  })
  const to = lay(b, 860, 940, 780)
  path(
    b,
    { from: [p1, 852], to: [to, 1420], width: [62, 500], sway: lay(b, 150, 90, 120), turns: 1 },
    '#d2b78e',
  )
  tufts(b, land, 150, '#8ba76a', {
    skip: (x, y) => Math.abs(x - p1 - ((to - p1) * (y - 852)) / 560) < 60 + (y - 852) * 0.48,
  })
  flowers(b, land, 90, { colors: heather, skip: (x, y) => x > 440 && x < 1180 && y < 1120 })
  if (b.layout === 0) {
    pine(b, 120, 1010, 720, { color: '#4f7a5c' })
    pine(b, 320, 930, 420, { color: '#55806a', depth: 0.12 })
    pine(b, 1540, 990, 560, { color: '#4f7a5c', depth: 0.04 })
    rock(b, 1330, 1000, 290, 230, '#938f9c')
    rock(b, 1190, 1010, 130, 90, '#a29daa')
    rock(b, 300, 1040, 170, 100, '#938f9c')
  } else if (b.layout === 1) {
    rock(b, 130, 1020, 420, 330, '#938f9c')
    rock(b, 350, 1030, 180, 120, '#a29daa')
    pine(b, 1310, 930, 470, { color: '#55806a', depth: 0.1 })
    pine(b, 1480, 1010, 760, { color: '#4f7a5c' })
    signpost(b, 1180, 985)
  } else {
    pine(b, 1330, 940, 360, { color: '#55806a', depth: 0.1 })
    pine(b, 1560, 1030, 640, { color: '#4f7a5c' })
    cairn(b, 300, 1020)
    rock(b, 100, 1040, 240, 150, '#938f9c')
    bush(b, 1420, 1040, 200, ['#5a7f4f', '#b0a860'])
  }
  pebbles(b, 1020, 34, '#aaa4a4')
  if (!mood.dark) birds(b, 420, 330)
  return {
    ground: 1030,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'rocks', 'flowers', 'rocks'),
        right: lay(f, 'rocks', 'ferns', 'grass'),
        topRight: lay(f, 'none', 'needles', 'none'),
        leaves: ['#3f5f48', '#9aae64'],
      }),
  }
}

function signpost(b: Brush, x: number, y: number): void {
  b.d.stroke(`M${x} ${y}v-190`, b.tone('#7f5840', 0.03), 18)
  b.d.shape(`M${x - 70} ${y - 190}h120l36 26l-36 26h-120Z`, b.tone('#c7935f', 0.03), { shade: 0.4 })
  b.d.shape(`M${x + 60} ${y - 124}h-110l-34 24l34 24h110Z`, b.tone('#b98452', 0.03), { shade: 0.4 })
}

/** A cairn, its foot on (x, y). */
function cairn(b: Brush, x: number, y: number): void {
  for (const [dy, w, h] of [
    [0, 150, 70],
    [-52, 118, 60],
    [-100, 92, 54],
    [-142, 66, 44],
    [-176, 42, 34],
  ] as const)
    b.d.shape(
      blob(x + b.r.between(-8, 8), y - h / 2 + dy, w / 2, h / 2, 9, 0.07, b.r),
      b.tone(b.r.pick(['#9a95a2', '#aaa4a8', '#8c8896'])),
      { shade: 0.5 },
    )
}

function cloudSea(b: Brush, y: number, color: string, size: number): void {
  const { r } = b
  let d = `M-260 ${n1(y)}`
  for (let x = -260; x < 1820;) {
    const w = size * r.between(0.7, 1.3)
    d += `a${n1(w * 0.56)} ${n1(w * 0.44)} 0 0 1 ${n1(w)} ${n1(r.between(-5, 5))}`
    x += w
  }
  wash(b, `${d}V1100H-260Z`, color, y - size * 0.4, y + 200, { lit: 0.5, shade: 0.35 })
}

/** Three layouts: high on a ledge over a sea of clouds: a cliff at one side; open all round; a fall beside it. */
const mountainLedge: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 760)
  heavens(b, ...lay(b, [420, 190, 620], [800, 260, 640], [980, 190, 620]))
  clouds(b, 2, 240)
  const foam = mix(cloudColor(b), mood.haze, mood.dark ? 0.35 : 0.15)
  const [one, two, three, four] = lay(b, [700, 1040, 470, 1360], [420, 1180, 900, 90], [1130, 760, 1350, 520])
  peak(b, one, 760, 460, 260, { depth: 0.62 })
  peak(b, two, 780, 560, 370, { depth: 0.52 })
  cloudSea(b, 680, mix(foam, mood.sky[2], 0.45), 150)
  peak(b, three, 820, 420, 250, { depth: 0.4 })
  cloudSea(b, 750, mix(foam, mood.sky[2], 0.22), 210)
  peak(b, four, 900, 520, lay(b, 300, 430, 260), { depth: 0.26 })
  cloudSea(b, 830, foam, 280)
  const stone = tone('#9a93a0')
  if (b.layout === 0)
    cliff(
      b,
      [
        [1480, -200],
        [1430, 20],
        [1450, 180],
        [1350, 330],
        [1370, 520],
        [1280, 690],
        [1300, 850],
        [1230, 1020],
      ],
      1800,
      '#8a8496',
      0.06,
    )
  else if (b.layout === 2) fallBeside(b)
  wash(
    b,
    'M-200 1400V985C-60 940 60 985 180 962C360 930 480 972 640 958C860 944 1000 968 1160 950C1340 930 1500 960 1800 930V1400Z',
    stone,
    940,
    1240,
    { lit: 0.4, shade: 0.4 },
  )
  wash(
    b,
    'M-200 1400V1040C0 1000 60 1100 150 1150C260 1210 200 1300 260 1400Z',
    shift(stone, -0.1),
    1000,
    1400,
  )
  const edge = (x: number) => 960 + Math.sin(x / 130) * 10
  tufts(b, edge, 70, '#94a86c', { bottom: 1300 })
  flowers(b, edge, 50, { colors: heather, bottom: 1250, skip: (x, y) => x > 430 && x < 1170 && y < 1110 })
  twisted(b, lay(b, 190, 1330, 1290), lay(b, 985, 1000, 990))
  rock(b, lay(b, 1270, 190, 330), 1010, lay(b, 190, 300, 170), lay(b, 130, 200, 100), '#a29daa')
  rock(b, 1400, 1040, 150, 80, '#938f9c')
  pebbles(b, 990, 40, '#aaa4a8')
  bush(b, 1500, 990, 180, ['#55824f', '#a5b55c'])
  if (!mood.dark) birds(b, 620, 400, 4)
  return {
    ground: 1035,
    foreground: (f) => {
      near(f, {
        left: lay(f, 'ferns', 'rocks', 'grass'),
        right: lay(f, 'rocks', 'grass', 'ferns'),
        topLeft: lay(f, 'none', 'needles', 'none'),
        leaves: ['#3f5f48', '#9aae64'],
      })
    },
  }
}

/** Cliffs on the left with water falling down them. */
function fallBeside(b: Brush): void {
  cliff(
    b,
    [
      [210, -200],
      [260, 60],
      [220, 260],
      [330, 430],
      [300, 620],
      [390, 800],
      [380, 1020],
    ],
    -200,
    '#8a8496',
    0.06,
  )
  const foam = mix(b.tone('#eaf4f6', 0.06), b.mood.sky[1], 0.2)
  wash(b, 'M90 -200H180C190 200 176 600 236 1010H70C90 600 110 200 90 -200Z', foam, -100, 1000, {
    lit: 0.2,
    shade: 0.1,
  })
  const lines = new Marks()
  for (let i = 0; i < 9; i++)
    lines.add(
      mix(b.tone('#8fc4d0'), b.mood.sky[1], 0.3),
      `M${100 + i * 9} ${-150 + (i % 3) * 220}v${b.r.int(200, 420)}`,
    )
  lines.stroke(b, 5, 0.6)
  halo(b, 150, 1000, 200, foam, 0.8)
}

/** A pine bent by the wind, its foot on (x, y). */
function twisted(b: Brush, x: number, y: number): void {
  b.d.shape(
    `M${x - 44} ${y}C${x - 40} ${y - 160} ${x - 90} ${y - 260} ${x + 20} ${y - 400}C${x + 60} ${y - 450} ${x + 120} ${y - 470} ${x + 190} ${y - 476}L${x + 190} ${y - 458}C${x + 120} ${y - 446} ${x + 84} ${y - 410} ${x + 60} ${y - 370}C${x - 10} ${y - 250} ${x + 40} ${y - 150} ${x + 46} ${y}Q${x} ${y + 16} ${x - 44} ${y}Z`,
    b.tone('#77594a'),
    { shade: 0.6, lit: 0.4, dir: [0.9, 0.3] },
  )
  for (const [dx, dy, w] of [
    [30, -420, 170],
    [190, -490, 160],
    [-60, -300, 130],
    [110, -560, 140],
  ] as const) {
    b.d.shape(blob(x + dx, y + dy, w, w * 0.36, 11, 0.08, b.r), b.tone('#4f7a58'), { shade: 0.5 })
    leaves(b, x + dx, y + dy - 6, w, w * 0.34, 36, [b.tone('#416a50'), b.tone('#8fae74')], 13)
  }
}

export const mountain = {
  'mountain-trail': mountainTrail,
  'mountain-ledge': mountainLedge,
  'mountain-lake': mountainLake,
} satisfies Record<string, PaintPlace>
