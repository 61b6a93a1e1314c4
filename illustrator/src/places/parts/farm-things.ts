import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { pool } from './wash.ts'

export function redBarn(b: Brush, x: number, y: number, w: number, depth: number): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  const red = b.tone('#b5483a', depth)
  const body = `M${at(-0.5)} ${n1(y)}V${up(0.5)}L${at(-0.36)} ${up(0.76)}L${at(0)} ${up(0.94)}L${at(0.36)} ${up(0.76)}L${at(0.5)} ${up(0.5)}V${n1(y)}Z`
  b.d.shape(body, red, { shade: 0.5, lit: 0.3, dir: [0.9, 0.3] })
  const planks = new Marks()
  for (let t = -0.44; t < 0.5; t += 0.08)
    planks.add(shift(red, -0.05), `M${at(t)} ${n1(y)}V${up(0.52 + (0.42 * (0.5 - Math.abs(t))) / 0.5)}`)
  planks.stroke(b, w * 0.008, 0.8)
  const trim = b.tone('#f2e8da', depth)
  const warm = b.mood.dark
  b.d.shape(
    `M${at(-0.2)} ${n1(y)}V${up(0.42)}H${at(0.2)}V${n1(y)}Z`,
    warm ? '#ffd98a' : b.tone('#6b3a34', depth),
    { shade: warm ? 0.2 : 0.5 },
  )
  if (warm) pool(b, x, y + 12, w * 0.42, w * 0.08, '#ffcf7a', 0.55)
  for (const k of [-1, 1]) {
    b.d.shape(`M${at(k * 0.2)} ${n1(y)}V${up(0.42)}H${at(k * 0.4)}V${n1(y)}Z`, shift(red, 0.03), {
      shade: 0.4,
    })
    new Marks()
      .add(
        trim,
        `M${at(k * 0.21)} ${up(0.01)}H${at(k * 0.39)}V${up(0.41)}H${at(k * 0.21)}ZL${at(k * 0.39)} ${up(0.41)}M${at(k * 0.39)} ${up(0.01)}L${at(k * 0.21)} ${up(0.41)}`,
      )
      .stroke(b, w * 0.018)
  }
  lamplit(b, x, y - w * 0.6, w * 0.13, w * 0.14, { depth })
  b.d.shape(
    `M${at(-0.56)} ${up(0.46)}L${at(-0.41)} ${up(0.77)}L${at(0)} ${up(0.98)}L${at(0.41)} ${up(0.77)}L${at(0.56)} ${up(0.46)}L${at(0.51)} ${up(0.45)}L${at(0.36)} ${up(0.73)}L${at(0)} ${up(0.91)}L${at(-0.36)} ${up(0.73)}L${at(-0.51)} ${up(0.45)}Z`,
    b.tone('#6f5a60', depth),
    { shade: 0.4 },
  )
}

export function silo(b: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  const steel = b.tone('#c4c4c0', depth)
  b.d.shape(
    `M${n1(x - w / 2)} ${y}V${n1(y - h)}a${n1(w / 2)} ${n1(w * 0.46)} 0 0 1 ${n1(w)} 0V${y}Z`,
    steel,
    { shade: 0.6, lit: 0.4, dir: [1, 0.1] },
  )
  const bands = new Marks()
  for (let t = 0; t <= 1; t += 0.2)
    bands.add(
      shift(steel, -0.06),
      `M${n1(x - w / 2)} ${n1(y - h * t)}q${n1(w / 2)} ${n1(w * 0.12)} ${n1(w)} 0`,
    )
  bands.stroke(b, 4, 0.8)
}

export function windmill(b: Brush, x: number, y: number, h: number, depth: number): void {
  const steel = b.tone('#8f8a86', depth)
  b.d.stroke(
    `M${n1(x - h * 0.14)} ${y}L${x} ${n1(y - h)}L${n1(x + h * 0.14)} ${y}M${n1(x - h * 0.095)} ${n1(y - h * 0.33)}h${n1(h * 0.19)}M${n1(x - h * 0.05)} ${n1(y - h * 0.66)}h${n1(h * 0.1)}`,
    steel,
    h * 0.022,
  )
  const vanes = new Marks()
  for (let k = 0; k < 8; k++) {
    const a = k * 0.785 + b.r() * 0.05
    const p = (u: number, v: number) =>
      `${n1(x + Math.cos(a + v) * u * h)} ${n1(y - h + Math.sin(a + v) * u * h)}`
    vanes.add(b.tone(k % 2 ? '#d9674f' : '#f0e6d2', depth), `M${p(0.03, 0)}L${p(0.2, -0.2)}L${p(0.2, 0.2)}Z`)
  }
  vanes.fill(b)
  b.d.raw(`<path d="${ellipse(x, y - h, h * 0.03)}" fill="${steel}"/>`)
}

/** A round bale of hay on its side. */
export function bale(b: Brush, x: number, y: number, s: number, depth = 0): void {
  const straw = b.tone('#e2bf6c', depth)
  b.d.groundShadow(x + s * 0.2, y, s * 0.95, s * 0.14, 0.5)
  b.d.shape(
    `M${n1(x)} ${n1(y - s)}H${n1(x + s * 0.62)}a${n1(s * 0.3)} ${n1(s * 0.5)} 0 0 1 0 ${n1(s)}H${n1(x)}Z`,
    shift(straw, -0.05),
    { shade: 0.5 },
  )
  b.d.shape(ellipse(x, y - s * 0.5, s * 0.44, s * 0.5), straw, { shade: 0.4 })
  new Marks()
    .add(
      shift(straw, -0.09),
      `M${n1(x)} ${n1(y - s * 0.5)}m${n1(-s * 0.1)} 0a${n1(s * 0.12)} ${n1(s * 0.13)} 0 1 1 ${n1(s * 0.2)} ${n1(s * 0.08)}a${n1(s * 0.22)} ${n1(s * 0.25)} 0 1 1 ${n1(-s * 0.34)} ${n1(-s * 0.2)}a${n1(s * 0.32)} ${n1(s * 0.36)} 0 1 1 ${n1(s * 0.52)} ${n1(s * 0.3)}`,
    )
    .stroke(b, Math.max(2.5, s * 0.03), 0.8)
}

/** Hens pecking, small. */
export function hens(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    const body = b.tone(b.r.pick(['#f0e6d8', '#c98a5a', '#a5654a']))
    b.d.groundShadow(x, y, 34 * s, 8 * s, 0.45)
    new Marks()
      .add(
        b.tone('#d8903c'),
        `M${n1(x - 6 * s)} ${n1(y - 14 * s)}v${n1(14 * s)}M${n1(x + 7 * s)} ${n1(y - 14 * s)}v${n1(14 * s)}`,
      )
      .stroke(b, 4 * s)
    b.d.shape(
      `M${n1(x - 44 * s)} ${n1(y - 56 * s)}Q${n1(x - 30 * s)} ${n1(y - 34 * s)} ${n1(x - 4 * s)} ${n1(y - 44 * s)}Q${n1(x + 8 * s)} ${n1(y - 50 * s)} ${n1(x + 12 * s)} ${n1(y - 74 * s)}Q${n1(x + 26 * s)} ${n1(y - 88 * s)} ${n1(x + 36 * s)} ${n1(y - 70 * s)}Q${n1(x + 42 * s)} ${n1(y - 10 * s)} ${n1(x)} ${n1(y - 10 * s)}Q${n1(x - 40 * s)} ${n1(y - 12 * s)} ${n1(x - 44 * s)} ${n1(y - 56 * s)}Z`,
      body,
    )
    b.d.raw(
      `<path d="M${n1(x + 36 * s)} ${n1(y - 72 * s)}l${n1(14 * s)} ${n1(5 * s)}l${n1(-14 * s)} ${n1(5 * s)}Z" fill="${b.tone('#e8a04c')}"/><path d="M${n1(x + 14 * s)} ${n1(y - 80 * s)}q${n1(3 * s)} ${n1(-14 * s)} ${n1(8 * s)} ${n1(-3 * s)}q${n1(6 * s)} ${n1(-10 * s)} ${n1(8 * s)} ${n1(4 * s)}Z" fill="${b.tone('#d0483c')}"/><path d="${ellipse(x + 27 * s, y - 72 * s, 3 * s)}" fill="${b.tone('#2e2430')}"/>`,
    )
  }
}

export function trough(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 150, 20, 0.5)
  b.d.shape(`M${x - 130} ${y - 84}H${x + 130}L${x + 112} ${y}H${x - 112}Z`, b.tone('#9a7552'), { shade: 0.5 })
  b.d.shape(
    `M${x - 130} ${y - 84}q130 -26 260 0q-130 26 -260 0Z`,
    mix(b.tone('#6fb0c4'), b.mood.sky[1], 0.3),
    { shade: 0.2 },
  )
  new Marks().add(b.tone('#7a5a40'), `M${x - 122} ${y - 44}h244`).stroke(b, 7)
}

export function squareBale(b: Brush, x: number, y: number, w: number): void {
  const h = w * 0.66
  const straw = b.tone('#dcb45c')
  b.d.groundShadow(x, y, w * 0.6, w * 0.08, 0.5)
  b.d.shape(`M${n1(x - w / 2)} ${n1(y)}l4 ${n1(-h)}h${n1(w - 8)}l4 ${n1(h)}Z`, straw, {
    shade: 0.5,
    lit: 0.35,
  })
  const stalks = new Marks()
  for (let i = 0; i < w / 7; i++) {
    const [sx, sy] = [x + b.r.between(-0.46, 0.36) * w, y - b.r.between(0.06, 0.94) * h]
    stalks.add(
      shift(straw, b.r.pick([-0.08, 0.06])),
      `M${n1(sx)} ${n1(sy)}l${n1(b.r.between(16, 34))} ${n1(b.r.between(-5, 5))}`,
    )
  }
  stalks.stroke(b, 3.4, 0.75)
  new Marks()
    .add(b.tone('#9a5a44'), `M${n1(x - w * 0.24)} ${n1(y)}v${n1(-h)}M${n1(x + w * 0.24)} ${n1(y)}v${n1(-h)}`)
    .stroke(b, 5)
}

export function ladder(b: Brush, x: number, y: number): void {
  const wood = b.tone('#c09464')
  let rungs = ''
  for (let i = 1; i < 10; i++) rungs += `M${x + i * 8} ${y - i * 76}h82`
  b.d.stroke(`M${x} ${y}L${x + 80} ${y - 780}M${x + 92} ${y}L${x + 166} ${y - 780}`, wood, 16)
  b.d.stroke(rungs, wood, 11)
}

export function sheep(b: Brush, x: number, y: number, s: number): void {
  const depth = 0.1
  b.d.groundShadow(x, y, 60 * s, 10 * s, 0.4)
  new Marks()
    .add(
      b.tone('#4a4048', depth),
      `M${n1(x - 26 * s)} ${n1(y - 26 * s)}v${n1(26 * s)}M${n1(x + 24 * s)} ${n1(y - 26 * s)}v${n1(26 * s)}`,
    )
    .stroke(b, 9 * s)
  b.d.shape(blob(x, y - 52 * s, 56 * s, 38 * s, 11, 0.09, b.r), b.tone('#f6f0e6', depth), { shade: 0.4 })
  b.d.shape(ellipse(x + 54 * s, y - 64 * s, 19 * s, 23 * s), b.tone('#564a50', depth), { shade: 0.3 })
  b.d.shape(blob(x + 50 * s, y - 86 * s, 22 * s, 13 * s, 7, 0.1, b.r), b.tone('#f6f0e6', depth), {
    shade: 0.2,
  })
}
