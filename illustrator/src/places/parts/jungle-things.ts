import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks, leaf } from './marks.ts'
import { bigLeaf } from './plants.ts'
import { type Leaves, trunk } from './trees.ts'
import { halo, pool } from './wash.ts'

export const lush: Leaves = ['#2f6a4c', '#9ac458']

/** A clump of large leaves fanning out from one root; `paint` gives finished colours. */
export function clump(
  b: Brush,
  x: number,
  y: number,
  size: number,
  n: number,
  paint: (color: string) => string,
  cut = false,
): void {
  const colors = ['#3f8a52', '#5fa652', '#7ab85a', '#357a56']
  for (let i = 0; i < n; i++) {
    const a = -165 + (150 * (i + 0.5)) / n + b.r.between(-8, 8)
    bigLeaf(
      b,
      x,
      y,
      size * b.r.between(0.8, 1.15) * (1 - Math.abs(i - n / 2 + 0.5) * 0.03),
      a,
      paint(b.r.pick(colors)),
      cut && i % 2 === 0,
    )
  }
}

export function blossoms(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    let d = ''
    for (let k = 0; k < 5; k++)
      d += leaf(
        x + Math.cos(k * 1.257 - 1.57) * s * 0.55,
        y + Math.sin(k * 1.257 - 1.57) * s * 0.55,
        s * 0.55,
        k * 72 - 90,
        0.6,
      )
    b.d.raw(`<path d="${d}" fill="${b.tone(b.r.pick(['#f0709a', '#f8a04c', '#e85a5a', '#d890f0']))}"/>`)
    b.d.raw(`<path d="${ellipse(x, y, s * 0.24)}" fill="${b.tone('#ffe08a')}"/>`)
  }
}

export const leafFrame = (f: Brush) => {
  clump(f, -60, 1370, 430, 5, f.frame, true)
  clump(f, 1660, 1370, 440, 5, f.frame, true)
  bigLeaf(f, -40, -40, 380, 42, f.frame('#3f8a52'))
  bigLeaf(f, -60, 60, 340, 74, f.frame('#4f9a52'), true)
  bigLeaf(f, 1640, -50, 380, 140, f.frame('#3f8a52'), true)
}

export function buttress(b: Brush, x: number, y: number, w: number): void {
  trunk(b, x, y, w, { color: '#7a604c' })
  const bark = b.tone('#7a604c')
  for (const k of [-1, 1])
    b.d.shape(
      `M${x + k * w * 0.3} ${y - 300}C${x + k * w * 0.6} ${y - 160} ${x + k * w * 0.8} ${y - 60} ${x + k * w * 1.7} ${y + 10}H${x + k * w * 0.5}C${x + k * w * 0.4} ${y - 60} ${x + k * w * 0.2} ${y - 160} ${x + k * w * 0.3} ${y - 300}Z`,
      shift(bark, k * 0.015),
      { shade: 0.6 },
    )
}

export function toadstools(b: Brush, x: number, y: number): void {
  for (const [dx, s] of [
    [0, 1],
    [38, 0.7],
    [-32, 0.6],
  ] as const) {
    b.d.shape(`M${x + dx - 6} ${y}v${-46 * s}h12v${46 * s}Z`, b.tone('#efe0c4'))
    b.d.shape(`M${x + dx - 32 * s} ${y - 42 * s}q${32 * s} ${-48 * s} ${64 * s} 0Z`, b.tone('#e8a04c'))
    if (b.mood.dark) halo(b, x + dx, y - 44 * s, 60 * s, '#ffd07a', 0.6)
  }
}

/** A carved stone head with a fire bowl on top. */
export function head(b: Brush, x: number, y: number, s: number) {
  const stone = b.tone('#b0a48c', 0.04)
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.groundShadow(x, y, 110 * s, 20 * s, 0.5)
  b.d.shape(`M${at(-92)} ${n1(y)}v${n1(-40 * s)}h${n1(184 * s)}v${n1(40 * s)}Z`, shift(stone, -0.03), {
    shade: 0.5,
  })
  b.d.shape(
    `M${at(-74)} ${up(40)}Q${at(-84)} ${up(170)} ${at(-62)} ${up(236)}Q${at(0)} ${up(262)} ${at(62)} ${up(236)}Q${at(84)} ${up(170)} ${at(74)} ${up(40)}Z`,
    stone,
    { shade: 0.55, lit: 0.4 },
  )
  const dark = mix(stone, b.mood.shadow, 0.45)
  new Marks()
    .add(
      dark,
      `M${at(-44)} ${up(180)}q${n1(16 * s)} ${n1(-14 * s)} ${n1(32 * s)} 0M${at(12)} ${up(180)}q${n1(16 * s)} ${n1(-14 * s)} ${n1(32 * s)} 0M${at(-30)} ${up(86)}q${n1(30 * s)} ${n1(22 * s)} ${n1(60 * s)} 0M${at(-8)} ${up(160)}l${n1(-8 * s)} ${n1(40 * s)}h${n1(26 * s)}`,
    )
    .stroke(b, 7 * s, 0.8)
  new Marks()
    .add(
      b.tone('#6f9a5c', 0.04),
      `M${at(-66)} ${up(236)}q${n1(30 * s)} ${n1(-20 * s)} ${n1(76 * s)} ${n1(-16 * s)}l${n1(-16 * s)} ${n1(34 * s)}q${n1(-20 * s)} ${n1(-16 * s)} ${n1(-30 * s)} ${n1(12 * s)}Z`,
    )
    .fill(b)
  b.d.shape(
    `M${at(-50)} ${up(290)}h${n1(100 * s)}l${n1(-20 * s)} ${n1(44 * s)}h${n1(-60 * s)}Z`,
    shift(stone, -0.05),
    { shade: 0.5 },
  )
  const lit = b.scene.time !== 'afternoon'
  if (lit) {
    b.d.glow(x, y - 320 * s, 300 * s, '#ffb04c', 0.55)
    b.d.raw(
      `<path d="M${at(-30)} ${up(288)}q${n1(-6 * s)} ${n1(-36 * s)} ${n1(18 * s)} ${n1(-60 * s)}q${n1(6 * s)} ${n1(18 * s)} ${n1(14 * s)} ${n1(20 * s)}q${n1(4 * s)} ${n1(-26 * s)} ${n1(4 * s)} ${n1(-44 * s)}q${n1(38 * s)} ${n1(40 * s)} ${n1(24 * s)} ${n1(84 * s)}Z" fill="#ffb84c"/><path d="M${at(-12)} ${up(288)}q0 ${n1(-26 * s)} ${n1(14 * s)} ${n1(-42 * s)}q${n1(16 * s)} ${n1(22 * s)} ${n1(10 * s)} ${n1(42 * s)}Z" fill="#fff0b0"/>`,
    )
    pool(b, x, y + 20, 240 * s, 50 * s, '#ffb85c', 0.45)
  }
  return { x, y: y - 310 * s, radius: 420, color: '#ffb85c' }
}
