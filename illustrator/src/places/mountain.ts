import { mix, shift } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { cliff } from './parts/desert-things.ts'
import { flowers, path, peak, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fern, reeds } from './parts/plants.ts'
import { birds, cloudColor, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leaves, pine } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { glints, lightRoad, waterColor } from './parts/water.ts'

const heather = ['#b878b8', '#f6efe0', '#8a6fb0', '#f2c24f']

/** A trail that climbs between boulders towards great peaks. */
const mountainTrail: PaintPlace = (b) => {
  const { r } = b
  sky(b, 760)
  heavens(b, 340, 190, 640)
  clouds(b, 3, 300)
  peak(b, 560, 780, 760, 380, { depth: 0.55 })
  peak(b, 1560, 800, 800, 420, { depth: 0.5 })
  peak(b, 1080 + r.between(-60, 60), 800, 1020, 660, { depth: 0.36 })
  mist(b, 560, 800, b.mood.haze, 0.55)
  const mid = ridge(b, 740, 34, '#83a377', { depth: 0.34, bottom: 960, bowl: 30 })
  farWood(b, mid, 24, [90, 180], { depth: 0.34, pines: 1, clear: [860, 1010] })
  path(b, { from: [960, 742], to: [760, 900], width: [12, 60], sway: 130, turns: 1.2 }, '#d2b78e', 0.22)
  const land = ridge(b, 850, 26, '#8ba76a', { depth: 0.08, bowl: 40 })
  path(b, { from: [770, 852], to: [860, 1420], width: [62, 500], sway: 150, turns: 1 }, '#d2b78e')
  tufts(b, land, 150, '#8ba76a', { skip: (x, y) => Math.abs(x - 790) < 60 + (y - 852) * 0.5 })
  flowers(b, land, 90, { colors: heather, skip: (x, y) => x > 440 && x < 1180 && y < 1120 })
  pine(b, 120, 1010, 720, { color: '#4f7a5c' })
  pine(b, 320, 930, 420, { color: '#55806a', depth: 0.12 })
  pine(b, 1540, 990, 560, { color: '#4f7a5c', depth: 0.04 })
  rock(b, 1330, 1000, 290, 230, '#938f9c')
  rock(b, 1190, 1010, 130, 90, '#a29daa')
  rock(b, 300, 1040, 170, 100, '#938f9c')
  pebbles(b, 1020, 34, '#aaa4a4')
  if (!b.mood.dark) birds(b, 420, 330)
  return {
    ground: 1030,
    foreground: (f) => {
      f.d.shape(blob(-20, 1380, 300, 200, 9, 0.09, f.r), f.frame('#86828f'), { shade: 0.4 })
      fern(f, 200, 1300, 150, f.frame('#5d8a52'))
      f.d.shape(blob(1650, 1390, 280, 190, 9, 0.09, f.r), f.frame('#86828f'), { shade: 0.4 })
      fern(f, 1430, 1310, 150, f.frame('#5d8a52'))
    },
  }
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

/** High up on a ledge: a sea of clouds below, peaks like islands in it. */
const mountainLedge: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 760)
  heavens(b, 420, 190, 620)
  clouds(b, 2, 240)
  const foam = mix(cloudColor(b), mood.haze, mood.dark ? 0.35 : 0.15)
  peak(b, 700, 760, 460, 260, { depth: 0.62 })
  peak(b, 1040, 780, 560, 370, { depth: 0.52 })
  cloudSea(b, 680, mix(foam, mood.sky[2], 0.45), 150)
  peak(b, 470, 820, 420, 250, { depth: 0.4 })
  cloudSea(b, 750, mix(foam, mood.sky[2], 0.22), 210)
  peak(b, 1360, 900, 520, 300, { depth: 0.26 })
  cloudSea(b, 830, foam, 280)
  const stone = tone('#9a93a0')
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
  twisted(b, 190, 985)
  rock(b, 1270, 1010, 190, 130, '#a29daa')
  rock(b, 1400, 1040, 150, 80, '#938f9c')
  pebbles(b, 990, 40, '#aaa4a8')
  bush(b, 1500, 990, 180, ['#55824f', '#a5b55c'])
  if (!mood.dark) birds(b, 620, 400, 4)
  return {
    ground: 1035,
    foreground: (f) => {
      fern(f, 40, 1300, 200, f.frame('#5d8a52'), -6)
      f.d.shape(blob(1640, 1390, 300, 180, 9, 0.09, f.r), f.frame('#86828f'), { shade: 0.4 })
    },
  }
}

/** A pine that the wind has bent. */
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

/** A still lake that mirrors the peaks; a hut and its light on the far shore. */
const mountainLake: PaintPlace = (b) => {
  const { r, mood, tone } = b
  const shore = 760
  sky(b, shore)
  heavens(b, 300, 200, 620)
  clouds(b, 2, 260)
  const scene = (up: 1 | -1, depth: number, color?: string) => {
    const y = (dy: number) => shore - up * dy
    for (const [x, w, h, q] of [
      [380, 620, 300, 0.5],
      [1330, 700, 360, 0.46],
      [860, 760, 440, 0.38],
    ] as const)
      if (up === 1) peak(b, x, shore, w, h, { depth: q + depth })
      else
        b.d.raw(
          `<path d="M${x - w / 2} ${shore}L${x - w * 0.1} ${n1(y(h * 0.72))}L${x} ${n1(y(h * 0.86))}L${x + w * 0.14} ${n1(y(h * 0.66))}L${x + w / 2} ${shore}Z" fill="${color}" fill-opacity=".5"/>`,
        )
  }
  scene(1, 0)
  mist(b, 600, shore, mood.haze, 0.4)
  const bank = ridge(b, 736, 12, '#7a9a70', { depth: 0.34, bottom: shore + 6 })
  farWood(b, bank, 34, [70, 150], { depth: 0.34, pines: 1, clear: [1050, 1240] })
  cottage(b, 1150, shore, 130, { depth: 0.22, wall: '#a87f5c', roof: '#6b4f52' })
  const water = waterColor(b, '#5b9ec0', 0.42)
  wash(b, `M-200 ${shore}H1800V1120H-200Z`, water, shore, 1080, { lit: 0.3, shade: 0.3 })
  scene(-1, 0, mix(water, mood.haze, 0.5))
  b.d.raw(
    `<path d="M-200 ${shore}H1800v14Q800 ${shore + 46} -200 ${shore + 14}Z" fill="${mix(water, tone('#4f7a58', 0.3), 0.6)}" fill-opacity=".7"/>`,
  )
  lightRoad(b, mood.dark ? 300 : 340, shore + 20, 960)
  if (mood.dark) {
    const warm = new Marks()
    for (let i = 0; i < 7; i++)
      warm.add(
        '#ffd88a',
        `M${n1(1150 - 22 + r.between(-10, 10))} ${shore + 18 + i * 15}h${n1(r.between(24, 50))}`,
      )
    warm.stroke(b, 5, 0.7)
  }
  glints(b, 34, [-150, 1650], [shore + 30, 960])
  const beach = ridge(b, 968, 12, '#c0b296', { depth: 0.04, bumps: 5, bowl: 20 })
  pebbles(b, 985, 130, '#a59c90')
  tufts(b, (x) => beach(x) + (Math.abs(x - 800) < 480 ? 170 : 0), 70, '#8ba76a')
  jetty(b, 1100, 985)
  pine(b, 130, 1060, 820, { color: '#4a7560' })
  pine(b, 310, 1000, 460, { color: '#55806a', depth: 0.08 })
  rock(b, 1420, 1060, 260, 150, '#938f9c')
  rock(b, 1270, 1090, 120, 66, '#a29daa')
  reeds(b, 440, 975, 120, 7)
  reeds(b, 1540, 1010, 220, 11)
  return {
    ground: 1050,
    foreground: (f) => {
      f.d.shape(blob(-10, 1390, 320, 180, 9, 0.09, f.r), f.frame('#86828f'), { shade: 0.4 })
      reeds(f, 1600, 1320, 340, 12, f.frame('#6f8f4c'))
    },
  }
}

function jetty(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9c7a5c', 0.04)
  b.d.stroke(`M${x + 10} ${y - 72}v66M${x + 130} ${y - 72}v74`, shift(wood, -0.08), 14)
  b.d.shape(`M${x - 10} ${y - 84}L${x + 140} ${y - 88}L${x + 230} ${y + 34}L${x + 40} ${y + 44}Z`, wood, {
    shade: 0.35,
  })
  const planks = new Marks()
  for (let i = 1; i < 7; i++)
    planks.add(
      shift(wood, -0.07),
      `M${n1(x - 10 + i * 7.2)} ${n1(y - 84 + i * 18.3)}L${n1(x + 140 + i * 12.9)} ${n1(y - 88 + i * 17.4)}`,
    )
  planks.stroke(b, 4)
}

export const mountain = {
  'mountain-trail': mountainTrail,
  'mountain-ledge': mountainLedge,
  'mountain-lake': mountainLake,
} satisfies Record<string, PaintPlace>
