import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

export function nebula(b: Brush): void {
  const { r } = b
  for (let i = 0; i < 9; i++)
    b.d.raw(
      `<ellipse data-sh="1" cx="${n1(r.between(-100, 1700))}" cy="${n1(r.between(0, 620))}" rx="${n1(r.between(180, 420))}" ry="${n1(r.between(70, 150))}" transform="rotate(-24 800 400)" fill="${b.d.radial(r.pick(['#8a4fa8', '#4a5fc0', '#c0609a', '#3f86b0']), 0.4)}" fill-opacity=".32"/>`,
    )
}

export function earth(b: Brush, x: number, y: number, s: number): void {
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

export function ringed(b: Brush, x: number, y: number, s: number): void {
  const ring = (half: string) => b.d.stroke(half, '#f2d3a0', s * 0.17, { shade: 0.3 })
  ring(
    `M${n1(x - s * 1.3)} ${n1(y + s * 0.1)}C${n1(x - s * 1.6)} ${n1(y - s * 0.3)} ${n1(x + s * 1.2)} ${n1(y - s * 1.1)} ${n1(x + s * 1.7)} ${n1(y - s * 0.66)}`,
  )
  b.d.shape(ellipse(x, y, s), '#e0a06a', { shade: 0.7 })
  ring(
    `M${n1(x - s * 1.3)} ${n1(y + s * 0.1)}C${n1(x - s * 1.5)} ${n1(y + s * 0.8)} ${n1(x + s * 1.9)} ${n1(y)} ${n1(x + s * 1.7)} ${n1(y - s * 0.66)}`,
  )
}

export function crater(b: Brush, x: number, y: number, w: number, depth = 0): void {
  const rim = b.tone('#c9c5e4', depth)
  const d = ellipse(x, y, w, w * 0.28)
  b.d.raw(`<path d="${ellipse(x, y - w * 0.03, w * 1.1, w * 0.34)}" fill="${rim}"/>`)
  b.d.raw(`<path d="${d}" fill="${b.tone('#7f7aaa', depth)}"/>`)
  b.d.raw(`<path data-sh="1" d="${d}" fill="${b.d.linear('#332e66', [-0.4, -0.9])}" fill-opacity=".7"/>`)
}

export function rover(b: Brush, x: number, y: number, s: number): void {
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

export function footprints(b: Brush, x: number, y: number): void {
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

export function dome(b: Brush, x: number, y: number, s: number, depth: number): void {
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

export function tube(b: Brush, x0: number, x1: number, y: number, depth: number): void {
  b.d.shape(`M${x0} ${y}v-64q${(x1 - x0) / 2} -22 ${x1 - x0} 0v64Z`, b.tone('#cfcae0', depth), {
    shade: 0.55,
  })
}

export function mast(b: Brush, x: number, y: number, s: number): void {
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

export function rocket(b: Brush, x: number, y: number, s: number): void {
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
