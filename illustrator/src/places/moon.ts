import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { lamplit } from './parts/buildings.ts'
import { crystals } from './parts/crystals.ts'
import { pebbles, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { sky, stars } from './parts/sky.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

function nebula(b: Brush): void {
  const { r } = b
  for (let i = 0; i < 9; i++)
    b.d.raw(
      `<ellipse data-sh="1" cx="${n1(r.between(-100, 1700))}" cy="${n1(r.between(0, 620))}" rx="${n1(r.between(180, 420))}" ry="${n1(r.between(70, 150))}" transform="rotate(-24 800 400)" fill="${b.d.radial(r.pick(['#8a4fa8', '#4a5fc0', '#c0609a', '#3f86b0']), 0.4)}" fill-opacity=".32"/>`,
    )
}

function earth(b: Brush, x: number, y: number, s: number): void {
  const { r } = b
  b.d.glow(x, y, s * 2.1, '#7fc4ff', 0.45, 0.45)
  const disc = ellipse(x, y, s)
  b.d.shape(disc, '#4f96c8', { shade: 0.2, lit: 0.4 })
  b.d.clip(disc, () => {
    const [land, weather] = [new Marks(), new Marks()]
    for (const [dx, dy, rx, ry] of [
      [-0.38, -0.36, 0.46, 0.32],
      [0.3, 0.36, 0.52, 0.34],
      [-0.46, 0.54, 0.26, 0.16],
      [0.52, -0.46, 0.3, 0.18],
    ] as const)
      land.add('#7fae6f', blob(x + dx * s, y + dy * s, rx * s, ry * s, 10, 0.22, r))
    for (let i = 0; i < 6; i++)
      weather.add(
        '#f2fafc',
        `M${n1(x + r.between(-0.8, 0.2) * s)} ${n1(y + r.between(-0.8, 0.8) * s)}q${n1(s * 0.3)} ${n1(-s * 0.08)} ${n1(s * r.between(0.45, 0.75))} 0`,
      )
    land.fill(b)
    weather.stroke(b, s * 0.075, 0.75)
    b.d.raw(
      `<path data-sh="1" d="${ellipse(x, y, s * 1.02)}" fill="${b.d.linear('#0e1030', [0.8, 0.6])}" fill-opacity=".8"/>`,
    )
  })
}

function ringed(b: Brush, x: number, y: number, s: number): void {
  const ring = (half: string) => b.d.stroke(half, '#f2d3a0', s * 0.17, { shade: 0.3 })
  ring(
    `M${n1(x - s * 1.3)} ${n1(y + s * 0.1)}C${n1(x - s * 1.6)} ${n1(y - s * 0.3)} ${n1(x + s * 1.2)} ${n1(y - s * 1.1)} ${n1(x + s * 1.7)} ${n1(y - s * 0.66)}`,
  )
  b.d.shape(ellipse(x, y, s), '#e0a06a', { shade: 0.7 })
  ring(
    `M${n1(x - s * 1.3)} ${n1(y + s * 0.1)}C${n1(x - s * 1.5)} ${n1(y + s * 0.8)} ${n1(x + s * 1.9)} ${n1(y)} ${n1(x + s * 1.7)} ${n1(y - s * 0.66)}`,
  )
}

function crater(b: Brush, x: number, y: number, w: number, depth = 0): void {
  const rim = b.tone('#c9c5e4', depth)
  const d = ellipse(x, y, w, w * 0.28)
  b.d.raw(`<path d="${ellipse(x, y - w * 0.03, w * 1.1, w * 0.34)}" fill="${rim}"/>`)
  b.d.raw(`<path d="${d}" fill="${b.tone('#7f7aaa', depth)}"/>`)
  b.d.raw(`<path data-sh="1" d="${d}" fill="${b.d.linear('#332e66', [-0.4, -0.9])}" fill-opacity=".7"/>`)
}

const dust = '#b4afd0'
const [cyan, violet] = ['#8fdcf4', '#c4a4f8']

/** The wide plain of dust, the earth high over it. */
const moonPlain: PaintPlace = (b) => {
  const { r } = b
  sky(b, 900)
  nebula(b)
  stars(b, 180, 760)
  earth(b, 420, 300, 176)
  ringed(b, 1330, 210, 62)
  ridge(b, 800, 36, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6 })
  ridge(b, 860, 26, '#a29dc6', { depth: 0.32, bottom: 1040, bumps: 5, bowl: 24 })
  for (const [x, y, w] of [
    [300, 905, 70],
    [1180, 900, 54],
    [1500, 915, 90],
  ] as const)
    crater(b, x, y, w, 0.24)
  ridge(b, 930, 14, dust, { bumps: 5 })
  for (const [x, y, w] of [
    [170, 1010, 130],
    [1450, 1040, 150],
    [1200, 960, 60],
    [430, 1150, 90],
    [1130, 1180, 80],
  ] as const)
    crater(b, x + r.between(-20, 20), y, w)
  pebbles(b, 960, 60, '#9a96c0')
  rover(b, 1330, 905, 0.72)
  footprints(b, 560, 1140)
  return { ground: 1030, foreground: moonRocks }
}

function rover(b: Brush, x: number, y: number, s: number): void {
  const at = (dx: number, dy: number) => `${n1(x + dx * s)} ${n1(y - dy * s)}`
  b.d.groundShadow(x, y, 150 * s, 22 * s, 0.6)
  b.d.shape(`M${at(-100, 60)}L${at(-80, 130)}H${n1(x + 90 * s)}L${at(110, 60)}Z`, b.tone('#e9e4ee', 0.1), {
    shade: 0.5,
  })
  b.d.stroke(
    `M${at(-60, 130)}V${n1(y - 220 * s)}M${at(50, 130)}L${at(90, 190)}`,
    b.tone('#cfd4de', 0.1),
    8 * s,
  )
  b.d.shape(`M${at(-110, 250)}Q${at(-60, 190)} ${at(-10, 250)}Z`, b.tone('#d8dfe8', 0.1))
  b.d.shape(`M${at(60, 200)}h${n1(70 * s)}v${n1(-44 * s)}h${n1(-70 * s)}Z`, b.tone('#e0a04a', 0.1))
  for (const dx of [-80, 0, 80]) {
    b.d.shape(ellipse(x + dx * s, y - 34 * s, 36 * s), b.tone('#5a5678', 0.1))
    b.d.raw(`<path d="${ellipse(x + dx * s, y - 34 * s, 14 * s)}" fill="${b.tone('#c9c5e4', 0.1)}"/>`)
  }
  halo(b, x + 112 * s, y - 96 * s, 60 * s, '#ffe6a0', 0.8)
  b.d.raw(`<path d="${ellipse(x + 104 * s, y - 94 * s, 10 * s)}" fill="#fff3c4"/>`)
}

function footprints(b: Brush, x: number, y: number): void {
  const marks = new Marks()
  for (let i = 0; i < 9; i++) {
    const k = 1 - i / 12
    marks.add(
      b.tone('#8f8abc'),
      ellipse(x + 120 + i * 64 + (i % 2) * 20, y - i * 27 + (i % 2) * 16, 17 * k, 9 * k),
    )
  }
  marks.fill(b, 0.8)
}

const moonRocks = (f: Brush) => {
  f.d.shape(blob(-30, 1370, 330, 170, 9, 0.08, f.r), f.frame('#8a86b4'), { shade: 0.4 })
  f.d.shape(blob(1650, 1380, 300, 190, 9, 0.08, f.r), f.frame('#8a86b4'), { shade: 0.4 })
}

/** Down inside a great crater: its rim all round, crystals that glow. */
const moonCrater: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 760)
  nebula(b)
  stars(b, 150, 560)
  earth(b, 560, 150, 92)
  const terrace = (y: number, dip: number, depth: number, color: string) => {
    const j = () => r.between(-14, 14)
    wash(
      b,
      `M-200 ${y - dip}C${60 + j()} ${y - dip * 0.9} ${150 + j()} ${y - dip * 0.3} ${360 + j()} ${y - dip * 0.16}C600 ${y + j()} 1000 ${y + j()} ${1240 + j()} ${y - dip * 0.16}C${1450 + j()} ${y - dip * 0.3} ${1540 + j()} ${y - dip * 0.9} 1800 ${y - dip}V1100H-200Z`,
      tone(color, depth),
      y - dip,
      y + 120,
      { lit: 0.35, shade: 0.4 },
    )
  }
  terrace(600, 120, 0.58, '#8f8abc')
  terrace(700, 250, 0.42, '#9691be')
  mist(b, 640, 800, b.mood.haze, 0.4)
  terrace(800, 330, 0.26, '#a09bc6')
  terrace(890, 330, 0.12, '#aaa5cc')
  for (const [x, y] of [
    [160, 770],
    [1380, 800],
    [1050, 850],
    [480, 850],
  ] as const)
    crystals(b, x, y, 0.5, x < 800 ? cyan : violet, 0.3)
  ridge(b, 950, 12, dust, { bumps: 5, bowl: 30 })
  crater(b, 460, 1150, 100)
  crater(b, 1290, 1170, 90)
  pebbles(b, 980, 60, '#9a96c0')
  crystals(b, 190, 1040, 1.15, cyan)
  crystals(b, 1440, 1050, 1.3, violet)
  crystals(b, 1260, 1000, 0.55, violet)
  return {
    ground: 1030,
    lamps: [
      { x: 190, y: 960, radius: 380, color: '#9fe8ff' },
      { x: 1440, y: 960, radius: 400, color: '#c8a8ff' },
    ],
    foreground: moonRocks,
  }
}

/** Domes with warm windows, tubes between them, a rocket on its pad. */
const moonBase: PaintPlace = (b) => {
  const { r } = b
  sky(b, 900)
  nebula(b)
  stars(b, 170, 720)
  earth(b, 330, 220, 118)
  ridge(b, 790, 44, '#8f8abc', { depth: 0.55, bottom: 1000, bumps: 6 })
  ridge(b, 850, 20, '#a29dc6', { depth: 0.34, bottom: 1040, bumps: 5 })
  mast(b, 700, 856, 0.8)
  dome(b, 560, 880, 110, 0.22)
  tube(b, 640, 1000, 880, 0.16)
  dome(b, 1020, 900, 150, 0.14)
  tube(b, 1140, 1300, 910, 0.1)
  rocket(b, 190, 930, 1.25)
  ridge(b, 925, 10, dust, { bumps: 5 })
  dome(b, 1420, 990, 260, 0.02)
  crater(b, 420, 1160, 110)
  crater(b, 1180, 1180, 80)
  pebbles(b, 960, 50, '#9a96c0')
  const marks = new Marks()
  for (let i = 0; i < 7; i++) marks.add('#fff0b8', ellipse(440 + i * 118, 960 + Math.abs(i - 3) * 7, 8, 6))
  for (let i = 0; i < 7; i++) halo(b, 440 + i * 118, 958 + Math.abs(i - 3) * 7, 46, '#ffdf94', 0.6)
  marks.fill(b)
  if (r() < 0.5) ringed(b, 1240, 180, 54)
  return {
    ground: 1040,
    lamps: [{ x: 1350, y: 930, radius: 460, color: '#ffcf7a' }],
    foreground: moonRocks,
  }
}

function dome(b: Brush, x: number, y: number, s: number, depth: number): void {
  const shell = b.tone('#e4e0ee', depth)
  b.d.groundShadow(x, y, s * 1.2, s * 0.14, 0.5)
  b.d.shape(`M${n1(x - s)} ${n1(y)}a${s} ${n1(s * 0.92)} 0 0 1 ${n1(2 * s)} 0Z`, shell, {
    shade: 0.6,
    lit: 0.4,
  })
  new Marks()
    .add(
      shift(shell, -0.08),
      `M${n1(x)} ${n1(y - s * 0.92)}V${n1(y)}M${n1(x)} ${n1(y - s * 0.92)}Q${n1(x - s * 0.62)} ${n1(y - s * 0.7)} ${n1(x - s * 0.56)} ${n1(y)}M${n1(x)} ${n1(y - s * 0.92)}Q${n1(x + s * 0.62)} ${n1(y - s * 0.7)} ${n1(x + s * 0.56)} ${n1(y)}M${n1(x - s * 0.86)} ${n1(y - s * 0.46)}Q${n1(x)} ${n1(y - s * 0.4)} ${n1(x + s * 0.86)} ${n1(y - s * 0.46)}`,
    )
    .stroke(b, Math.max(2, s * 0.022), 0.8)
  b.d.shape(
    `M${n1(x - s * 1.08)} ${n1(y + s * 0.02)}v${n1(-s * 0.12)}h${n1(s * 2.16)}v${n1(s * 0.12)}Z`,
    b.tone('#b8b2cc', depth),
    { shade: 0.5 },
  )
  for (const dx of [-0.3, 0.28]) {
    const [wx, wy, q] = [x + dx * s, y - s * 0.64, s * 0.13]
    halo(b, wx, wy, q * 3.2, '#ffcf7a', 0.7)
    b.d.raw(
      `<path d="${ellipse(wx, wy, q)}" fill="#ffe09a" stroke="${b.tone('#a8a2c0', depth)}" stroke-width="${n1(q * 0.3)}"/>`,
    )
  }
  lamplit(b, x, y - s * 0.06, s * 0.34, s * 0.42, { arched: true, depth, lit: true, frame: '#a8a2c0' })
  b.d.raw(
    `<path d="M${n1(x - s * 0.6)} ${n1(y - s * 0.55)}q${n1(s * 0.12)} ${n1(-s * 0.2)} ${n1(s * 0.3)} ${n1(-s * 0.26)}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="${n1(s * 0.04)}" stroke-linecap="round"/>`,
  )
}

function tube(b: Brush, x0: number, x1: number, y: number, depth: number): void {
  b.d.shape(`M${x0} ${y}v-64q${(x1 - x0) / 2} -22 ${x1 - x0} 0v64Z`, b.tone('#cfcae0', depth), {
    shade: 0.55,
  })
}

function mast(b: Brush, x: number, y: number, s: number): void {
  const steel = b.tone('#c8cbe0', 0.26)
  b.d.stroke(
    `M${n1(x - 40 * s)} ${y}L${x} ${n1(y - 300 * s)}L${n1(x + 40 * s)} ${y}M${n1(x - 27 * s)} ${n1(y - 100 * s)}h${n1(54 * s)}M${n1(x - 14 * s)} ${n1(y - 200 * s)}h${n1(28 * s)}`,
    steel,
    7 * s,
  )
  b.d.shape(
    `M${n1(x - 90 * s)} ${n1(y - 350 * s)}Q${n1(x - 70 * s)} ${n1(y - 250 * s)} ${n1(x + 40 * s)} ${n1(y - 290 * s)}Z`,
    steel,
  )
  halo(b, x, y - 320 * s, 60, '#ff9a8a', 0.8)
}

function rocket(b: Brush, x: number, y: number, s: number): void {
  b.d.groundShadow(x, y + 6, 170 * s, 24 * s, 0.7)
  b.d.group(`translate(${n1(x)} ${n1(y)}) scale(${s})`, () => {
    const red = b.tone('#d8563f', 0.06)
    b.d.shape('M-66 -70Q-140 -30 -132 0L-76 -14Z', red)
    b.d.shape('M66 -70Q140 -30 132 0L76 -14Z', red)
    b.d.shape('M-80 -50C-112 -220 -56 -390 0 -460C56 -390 112 -220 80 -50Z', b.tone('#f0ead8', 0.06), {
      shade: 0.6,
      dir: [1, 0.2],
    })
    b.d.shape('M-57 -320C-42 -390 -20 -436 0 -460C20 -436 42 -390 57 -320Q0 -296 -57 -320Z', red, {
      shade: 0.5,
    })
    b.d.shape('M-84 -54h168l-16 44h-136Z', b.tone('#c0a050', 0.06), { shade: 0.5 })
    b.d.shape(ellipse(0, -220, 42), b.tone('#c0a050', 0.06))
    b.d.raw(`<path d="${ellipse(0, -220, 30)}" fill="#ffe09a"/>`)
    halo(b, 0, -220, 110, '#ffcf7a', 0.6)
  })
}

export const moonPlaces = {
  'moon-plain': moonPlain,
  'moon-crater': moonCrater,
  'moon-base': moonBase,
} satisfies Record<string, PaintPlace>
