import { mix, shift } from '../colour.ts'
import { n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { palm, reeds } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'
import { pond } from './parts/water.ts'

/** A dune: a wind-cut crest with its lit and its shaded slope. */
function dune(
  b: Brush,
  left: number,
  crest: number,
  right: number,
  top: number,
  base: number,
  color: string,
  depth: number,
): void {
  const paint = b.tone(color, depth)
  wash(
    b,
    `M${left} ${base}C${n1(left + (crest - left) * 0.5)} ${base} ${n1(left + (crest - left) * 0.7)} ${top} ${crest} ${top}C${n1(crest + (right - crest) * 0.3)} ${n1(top + 10)} ${n1(crest + (right - crest) * 0.5)} ${base} ${right} ${base}Z`,
    paint,
    top,
    base,
    { lit: 0.4, shade: 0.1 },
  )
  b.d.shape(
    `M${crest} ${top}C${n1(crest + (right - crest) * 0.3)} ${n1(top + 10)} ${n1(crest + (right - crest) * 0.5)} ${base} ${right} ${base}H${n1(crest - (crest - left) * 0.1)}C${n1(crest + 40)} ${n1(base - (base - top) * 0.4)} ${n1(crest - 60)} ${n1(top + (base - top) * 0.4)} ${crest} ${top}Z`,
    mix(paint, b.mood.shadow, 0.26),
    { shade: 0.3, lit: 0 },
  )
}

function ripples(b: Brush, top: number, n: number, color: string): void {
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const t = b.r()
    const l = 60 + t * 190
    marks.add(
      shift(b.tone(color), b.r.pick([-0.045, 0.04])),
      `M${n1(b.r.between(-200, 1700))} ${n1(top + t * (1380 - top))}q${n1(l * 0.25)} ${n1(-10 - 8 * t)} ${n1(l * 0.5)} 0t${n1(l * 0.5)} 0`,
    )
  }
  marks.stroke(b, 5, 0.7)
}

export function saguaro(b: Brush, x: number, y: number, h: number, depth = 0): void {
  const paint = b.tone('#6f9a62', depth)
  const w = h * 0.15
  b.d.groundShadow(x, y, w * 1.6, w * 0.3, 0.4)
  b.d.stroke(
    `M${n1(x - w * 0.2)} ${n1(y - h * 0.36)}H${n1(x - w * 1.5)}Q${n1(x - w * 1.9)} ${n1(y - h * 0.36)} ${n1(x - w * 1.9)} ${n1(y - h * 0.46)}V${n1(y - h * 0.66)}M${n1(x)} ${n1(y - h * 0.26)}H${n1(x + w * 1.3)}Q${n1(x + w * 1.7)} ${n1(y - h * 0.26)} ${n1(x + w * 1.7)} ${n1(y - h * 0.36)}V${n1(y - h * 0.52)}`,
    paint,
    w * 0.72,
  )
  b.d.shape(
    `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h + w / 2)}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0V${n1(y)}Z`,
    paint,
    { shade: 0.5, lit: 0.35, dir: [1, 0.1] },
  )
  new Marks()
    .add(
      shift(paint, -0.07),
      `M${n1(x - w * 0.2)} ${n1(y - 8)}V${n1(y - h * 0.94)}M${n1(x + w * 0.16)} ${n1(y - 8)}V${n1(y - h * 0.94)}`,
    )
    .stroke(b, Math.max(2, w * 0.07), 0.7)
  new Marks()
    .add(b.tone('#e8789a', depth), `M${n1(x)} ${n1(y - h)}v1M${n1(x - w * 1.9)} ${n1(y - h * 0.68)}v1`)
    .stroke(b, w * 0.34)
}

/** Camels along a crest, small and far. */
function caravan(b: Brush, x: number, y: number, s: number): void {
  const color = mix(b.tone('#7a5444', 0.2), b.mood.shadow, 0.25)
  const marks = new Marks()
  for (let i = 0; i < 3; i++) {
    const [cx, cy] = [x + i * 92 * s, y + i * 7 * s]
    const p = (dx: number, dy: number) => `${n1(cx + dx * s)} ${n1(cy + dy * s)}`
    marks.add(
      color,
      `M${p(-30, 0)}L${p(-26, -30)}Q${p(-30, -46)} ${p(-16, -48)}Q${p(-8, -66)} ${p(2, -48)}Q${p(8, -66)} ${p(18, -48)}L${p(28, -44)}Q${p(34, -40)} ${p(36, -58)}Q${p(38, -74)} ${p(52, -72)}L${p(54, -64)}L${p(44, -62)}Q${p(44, -36)} ${p(30, -30)}L${p(30, 0)}H${n1(cx + 24 * s)}L${p(20, -26)}H${n1(cx - 16 * s)}L${p(-22, 0)}Z`,
    )
  }
  marks.fill(b)
}

/** Great dunes, a caravan on a crest. */
const dunes: PaintPlace = (b) => {
  const { r } = b
  sky(b, 740)
  heavens(b, 380, 200, 640)
  if (r() < 0.6) clouds(b, 2, 240)
  dune(b, -300, 250, 760, 590, 760, '#e0b078', 0.56)
  dune(b, 520, 1160, 1900, 540, 770, '#e4b47c', 0.5)
  mist(b, 600, 780, b.mood.haze, 0.4)
  ridge(b, 752, 6, '#e4b47c', { depth: 0.4, bottom: 960, bumps: 4 })
  dune(b, 250, 760, 1500, 640, 850, '#e4b27a', 0.34)
  caravan(b, 600, 676, 0.62)
  dune(b, 800, 1420, 2100, 600, 900, '#e2ac70', 0.2)
  dune(b, -500, 70, 800, 690, 930, '#e6b478', 0.14)
  ridge(b, 880, 12, '#eabd84', { depth: 0.04, bumps: 4, bowl: 40 })
  ripples(b, 900, 56, '#eabd84')
  saguaro(b, 1400, 1030, 500)
  saguaro(b, 1230, 950, 210, 0.08)
  saguaro(b, 240, 960, 260, 0.06)
  rock(b, 1530, 1070, 210, 120, '#c08a66')
  rock(b, 110, 1060, 240, 130, '#c08a66')
  bush(b, 330, 1070, 120, ['#7a8a52', '#b8b468'])
  pebbles(b, 1000, 34, '#c89a68')
  return { ground: 1030, foreground: sandFront }
}

const sandFront = (f: Brush) => {
  wash(f, 'M-200 1400V1230C-40 1200 160 1260 360 1400Z', f.frame('#d8a468'), 1210, 1400)
  wash(f, 'M1800 1400V1220C1660 1190 1480 1260 1240 1400Z', f.frame('#d8a468'), 1200, 1400)
  for (const [x, h] of [
    [40, 150],
    [1570, 170],
  ] as const) {
    const blades = new Marks()
    for (let k = -4; k <= 4; k++)
      blades.add(
        f.frame('#a8a05c'),
        `M${x + k * 6} 1260q${k * 8} ${n1(-h * 0.6)} ${k * 20} ${n1(-h + Math.abs(k) * 14)}`,
      )
    blades.stroke(f, 8)
  }
}

function tent(b: Brush, x: number, y: number, w: number, color: string): void {
  const h = w * 0.62
  const lit = b.mood.dark
  b.d.groundShadow(x, y, w * 0.6, 20, 0.5)
  const wall = b.tone('#efe0c0', 0.05)
  b.d.shape(
    `M${n1(x - w * 0.42)} ${n1(y)}L${n1(x - w * 0.34)} ${n1(y - h * 0.52)}H${n1(x + w * 0.34)}L${n1(x + w * 0.42)} ${n1(y)}Z`,
    wall,
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x - w * 0.12)} ${n1(y)}Q${n1(x)} ${n1(y - h * 0.3)} ${n1(x)} ${n1(y - h * 0.5)}Q${n1(x)} ${n1(y - h * 0.3)} ${n1(x + w * 0.12)} ${n1(y)}Z`,
    lit ? '#ffd98a' : b.tone('#8a5a4c', 0.05),
    { shade: lit ? 0.1 : 0.5 },
  )
  if (lit) {
    halo(b, x, y - h * 0.2, w * 0.5, '#ffcf7a', 0.65)
    pool(b, x, y + 14, w * 0.6, 34, '#ffcf7a', 0.5)
  }
  const roof = b.tone(color, 0.05)
  b.d.shape(
    `M${n1(x - w * 0.46)} ${n1(y - h * 0.44)}Q${n1(x - w * 0.1)} ${n1(y - h * 0.66)} ${n1(x)} ${n1(y - h * 1.06)}Q${n1(x + w * 0.1)} ${n1(y - h * 0.66)} ${n1(x + w * 0.46)} ${n1(y - h * 0.44)}Q${n1(x + w * 0.345)} ${n1(y - h * 0.34)} ${n1(x + w * 0.23)} ${n1(y - h * 0.46)}Q${n1(x + w * 0.115)} ${n1(y - h * 0.34)} ${n1(x)} ${n1(y - h * 0.46)}Q${n1(x - w * 0.115)} ${n1(y - h * 0.34)} ${n1(x - w * 0.23)} ${n1(y - h * 0.46)}Q${n1(x - w * 0.345)} ${n1(y - h * 0.34)} ${n1(x - w * 0.46)} ${n1(y - h * 0.44)}Z`,
    roof,
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x)} ${n1(y - h * 1.06)}v${n1(-h * 0.16)}q${n1(w * 0.06)} 0 ${n1(w * 0.13)} ${n1(h * 0.04)}q${n1(-w * 0.06)} ${n1(h * 0.03)} ${n1(-w * 0.13)} ${n1(h * 0.06)}Z`,
    b.tone('#d8a23f', 0.05),
  )
}

/** Water under palms, bright tents beside it. */
const oasis: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 740)
  heavens(b, 420, 200, 640)
  dune(b, -300, 300, 900, 610, 780, '#e0b078', 0.5)
  dune(b, 700, 1300, 2000, 580, 790, '#e4b47c', 0.44)
  mist(b, 640, 800, b.mood.haze, 0.35)
  ridge(b, 786, 10, '#e8bb82', { depth: 0.2, bumps: 5, bowl: 30 })
  for (const [x, h, lean] of [
    [470, 260, -30],
    [560, 210, 26],
    [1010, 250, 34],
  ] as const)
    palm(b, x, 850, h, lean, 0.2)
  tent(b, 1260, 890, 300, r.pick(['#b5485a', '#4f7a94', '#c8763f']))
  tent(b, 1540, 930, 380, r.pick(['#5a8a7c', '#c8763f', '#8a5a94']))
  pond(b, 620, 920, 500, 66, '#8aa860', mix(tone('#4fb0b4'), b.mood.sky[1], 0.25))
  bush(b, 200, 900, 190, ['#4c7a42', '#a8ba5c'], 0.04)
  reeds(b, 160, 960, 170, 11)
  reeds(b, 1060, 930, 110, 7)
  ridge(b, 985, 8, '#eabd84', { depth: 0.03, bumps: 4, bowl: 10 })
  ripples(b, 1010, 34, '#eabd84')
  palm(b, 130, 1040, 760, 120)
  palm(b, 1450, 1040, 540, 100, 0.02)
  bush(b, 300, 1050, 150, ['#4c7a42', '#a8ba5c'])
  rock(b, 1280, 1070, 150, 78, '#c08a66')
  pebbles(b, 1010, 30, '#c89a68')
  if (!b.mood.dark) birds(b, 760, 300)
  return { ground: 1050, foreground: sandFront }
}

/** A cliff of red layers; `edge` from top to bottom, filled to `outer`. */
function cliff(
  b: Brush,
  edge: readonly (readonly [number, number])[],
  outer: number,
  color: string,
  depth: number,
): void {
  const paint = b.tone(color, depth)
  const line = edge.map(([x, y]) => `L${x + b.r.int(-10, 10)} ${y}`).join('')
  const [first, last] = [edge[0]!, edge.at(-1)!]
  const d = `M${outer} ${first[1]}${line}L${outer} ${last[1]}Z`
  wash(b, d, paint, first[1], last[1], { lit: 0.35, shade: 0.35 })
  b.d.clip(d, () => {
    const bands = new Marks()
    const [lo, hi] = [
      Math.min(outer, ...edge.map(([x]) => x)) - 20,
      Math.max(outer, ...edge.map(([x]) => x)) + 20,
    ]
    for (let y = first[1] + 50, i = 0; y < last[1]; y += b.r.between(60, 110), i++)
      bands.add(
        shift(paint, i % 2 ? -0.05 : 0.045, 1.05),
        `M${lo} ${n1(y)}Q${n1((lo + hi) / 2)} ${n1(y + b.r.between(-26, 26))} ${hi} ${n1(y + b.r.between(-8, 8))}v${n1(b.r.between(18, 46))}Q${n1((lo + hi) / 2)} ${n1(y + b.r.between(20, 50))} ${lo} ${n1(y + 30)}Z`,
      )
    bands.fill(b, 0.8)
  })
}

/** Red cliffs on both sides, an arch, a dry river bed between. */
const canyon: PaintPlace = (b) => {
  const { r } = b
  sky(b, 760)
  heavens(b, 640, 210, 640)
  clouds(b, 2, 240)
  ridge(b, 690, 30, '#d09a80', { depth: 0.6, bottom: 900, bumps: 5 })
  cliff(
    b,
    [
      [520, 560],
      [570, 640],
      [556, 740],
      [610, 860],
    ],
    250,
    '#cf8560',
    0.5,
  )
  b.d.shape(
    'M880 860C890 700 860 600 960 540C1080 490 1200 520 1250 560L1300 860H1180C1190 740 1180 660 1090 650C1000 650 990 740 996 860Z',
    b.tone('#cf7f58', 0.4),
    { shade: 0.5 },
  )
  new Marks()
    .add(
      shift(b.tone('#cf7f58', 0.4), -0.04),
      'M904 640Q1060 540 1264 630M930 700Q960 620 1000 600M1200 660Q1180 610 1140 590',
    )
    .stroke(b, 12, 0.6)
  mist(b, 660, 870, b.mood.haze, 0.45)
  cliff(
    b,
    [
      [310, 250],
      [380, 330],
      [356, 470],
      [430, 600],
      [400, 740],
      [486, 900],
    ],
    -200,
    '#c9714c',
    0.2,
  )
  cliff(
    b,
    [
      [1330, 180],
      [1250, 290],
      [1290, 440],
      [1200, 590],
      [1240, 760],
      [1130, 900],
    ],
    1800,
    '#c9714c',
    0.18,
  )
  ridge(b, 870, 10, '#dfa676', { depth: 0.08, bumps: 5, bowl: 14 })
  const bed =
    'M760 872C700 920 900 950 820 1010C720 1090 640 1180 620 1400H1180C1120 1180 1020 1090 1010 1010C1000 950 860 920 830 872Z'
  wash(b, bed, b.tone('#ecc896', 0.03), 870, 1300, { lit: 0.2, shade: 0.25 })
  cliff(
    b,
    [
      [80, -200],
      [150, 60],
      [120, 330],
      [210, 560],
      [170, 800],
      [260, 1010],
    ],
    -200,
    '#b9603f',
    0.04,
  )
  cliff(
    b,
    [
      [1560, -200],
      [1500, 120],
      [1540, 420],
      [1450, 640],
      [1500, 860],
      [1400, 1010],
    ],
    1800,
    '#b9603f',
    0.04,
  )
  ripples(b, 930, 22, '#dfa676')
  saguaro(b, 330, 1000, 300)
  saguaro(b, 1270, 960, 190, 0.05)
  rock(b, 1360, 1050, 200, 120, '#b86a48')
  rock(b, 220, 1060, 170, 90, '#b86a48')
  rock(b, 1180, 970, 90, 54, '#c07a58')
  bush(b, 1500, 1070, 140, ['#7a8a52', '#b8b468'])
  pebbles(b, 960, 60, '#b9825c')
  if (!b.mood.dark && r() < 0.8) birds(b, 640, 330)
  return { ground: 1040, foreground: sandFront }
}

export const desert = { dunes, oasis, canyon } satisfies Record<string, PaintPlace>
