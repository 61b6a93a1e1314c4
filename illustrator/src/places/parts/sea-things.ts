import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

/** A wreck on the sea bed with lit portholes. */
export function wreck(b: Brush, x: number, y: number, s: number, depth: number): void {
  const wood = b.tone('#8a6a5c', depth)
  b.d.group(`translate(${n1(x)} ${n1(y)}) rotate(-7) scale(${s})`, () => {
    b.d.stroke('M-70 -190V-520M150 -180V-430', shift(wood, -0.04), 24)
    b.d.stroke('M-190 -420H50M60 -350H240', shift(wood, -0.04), 14)
    b.d.shape(
      'M-184 -414Q-70 -350 44 -414Q60 -280 40 -214Q-70 -250 -150 -240Q-160 -330 -184 -414Z',
      b.tone('#c8c0a8', depth),
      { shade: 0.4, opacity: 0.75 },
    )
    b.d.shape('M-360 -210C-340 -90 -300 0 -240 60H270C330 -10 360 -100 400 -250L300 -190H-230Z', wood, {
      shade: 0.55,
    })
    b.d.shape('M-250 -192H310V-160H-262Z', shift(wood, 0.05), { shade: 0.3 })
    const planks = new Marks()
    for (const dy of [-120, -76, -30, 14])
      planks.add(shift(wood, -0.09), `M${-330 - dy * 0.1} ${dy}Q0 ${dy + 30} ${350 - dy * 0.3} ${dy - 10}`)
    planks.stroke(b, 6, 0.7)
    b.d.shape(blob(90, -20, 70, 54, 8, 0.14, b.r), mix(wood, b.mood.shadow, 0.6), { shade: 0 })
    for (const dx of [-190, -90, 220]) {
      halo(b, dx, -96, 60, '#ffe6a0', b.mood.dark ? 0.6 : 0.2)
      b.d.raw(
        `<path d="${ellipse(dx, -96, 25)}" fill="${b.mood.dark ? '#ffe09a' : mix(wood, b.mood.shadow, 0.5)}" stroke="${b.tone('#d0a85c', depth)}" stroke-width="9"/>`,
      )
    }
    const weed = new Marks()
    for (let i = 0; i < 18; i++)
      weed.add(
        b.tone(i % 2 ? '#5f9a6c' : '#88b070', depth),
        `M${n1(-300 + i * 38)} ${n1(60 - (i % 3) * 6)}q${i % 2 ? 14 : -14} -30 0 ${n1(-b.r.between(40, 90))}`,
      )
    weed.stroke(b, 9)
  })
}

/** A great arch of rock with weed on it. */
export function rockArch(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth: number,
): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * h)
  const stone = b.tone(color, depth)
  b.d.shape(
    `M${at(-0.56)} ${n1(y)}C${at(-0.52)} ${up(0.5)} ${at(-0.46)} ${up(0.9)} ${at(-0.18)} ${up(0.98)}C${at(0.1)} ${up(1.08)} ${at(0.44)} ${up(0.94)} ${at(0.5)} ${up(0.5)}Q${at(0.54)} ${up(0.2)} ${at(0.6)} ${n1(y)}H${at(0.26)}C${at(0.3)} ${up(0.4)} ${at(0.24)} ${up(0.66)} ${at(0.02)} ${up(0.68)}C${at(-0.2)} ${up(0.68)} ${at(-0.26)} ${up(0.4)} ${at(-0.22)} ${n1(y)}Z`,
    stone,
    { shade: 0.55, lit: 0.4 },
  )
  const weed = new Marks()
  for (let i = 0; i < 12; i++) {
    const t = -0.42 + i * 0.075
    weed.add(
      b.tone(b.r.pick(['#5f9a7c', '#8fb070', '#c87a94']), depth),
      `M${at(t)} ${up(0.96 - Math.abs(t) * 0.6)}q${b.r.int(-12, 12)} -26 ${b.r.int(-16, 16)} ${-b.r.int(40, 80)}`,
    )
  }
  weed.stroke(b, Math.max(4, w * 0.014))
}

/** A jellyfish that glows a little. */
export function jelly(b: Brush, x: number, y: number, s: number, color: string, depth = 0.2): void {
  const paint = mix(b.tone(color, depth), '#ffffff', 0.12)
  halo(b, x, y, s * 2.2, color, b.mood.dark ? 0.6 : 0.3)
  const arms = new Marks()
  for (let k = -3; k <= 3; k++)
    arms.add(
      paint,
      `M${n1(x + k * s * 0.22)} ${n1(y + s * 0.1)}q${n1(s * 0.16)} ${n1(s * 0.4)} 0 ${n1(s * 0.8)}t0 ${n1(s * b.r.between(0.4, 0.8))}`,
    )
  arms.stroke(b, s * 0.07, 0.7)
  b.d.shape(
    `M${n1(x - s)} ${n1(y + s * 0.2)}C${n1(x - s * 0.96)} ${n1(y - s * 1.05)} ${n1(x + s * 0.96)} ${n1(y - s * 1.05)} ${n1(x + s)} ${n1(y + s * 0.2)}q${n1(-s * 0.16)} ${n1(s * 0.18)} ${n1(-s * 0.33)} 0q${n1(-s * 0.16)} ${n1(s * 0.18)} ${n1(-s * 0.33)} 0q${n1(-s * 0.17)} ${n1(s * 0.18)} ${n1(-s * 0.34)} 0q${n1(-s * 0.16)} ${n1(s * 0.18)} ${n1(-s * 0.33)} 0q${n1(-s * 0.16)} ${n1(s * 0.18)} ${n1(-s * 0.67)} 0Z`,
    paint,
    { shade: 0.35, lit: 0.5 },
  )
}

/** Sea grass on the bed between two x. */
export function seaGrass(b: Brush, x0: number, x1: number, y: number, h: number, depth = 0.06): void {
  const blades = new Marks()
  for (let x = x0; x < x1; x += 17) {
    const l = h * b.r.between(0.5, 1.1)
    const bend = b.r.between(-30, 30)
    blades.add(
      b.tone(b.r.pick(['#4f9a6c', '#6fae5a', '#3f8a6a', '#86b868']), depth),
      `M${n1(x)} ${n1(y + b.r.between(-8, 24))}q${n1(bend)} ${n1(-l * 0.5)} ${n1(bend * 0.3)} ${n1(-l)}`,
    )
  }
  blades.stroke(b, 9)
}

/** Stepped plates of coral, one over the other. */
export function tableCoral(b: Brush, x: number, y: number, s: number, paint: string): void {
  b.d.groundShadow(x, y, s * 0.9, s * 0.14, 0.4)
  b.d.shape(
    `M${n1(x - s * 0.16)} ${n1(y)}Q${n1(x - s * 0.06)} ${n1(y - s * 0.5)} ${n1(x - s * 0.2)} ${n1(y - s * 0.8)}H${n1(x + s * 0.2)}Q${n1(x + s * 0.08)} ${n1(y - s * 0.4)} ${n1(x + s * 0.2)} ${n1(y)}Z`,
    shift(paint, -0.06),
    { shade: 0.5 },
  )
  for (const [dx, dy, w] of [
    [-0.12, -0.42, 0.62],
    [0.16, -0.66, 0.7],
    [0, -0.94, 0.9],
  ] as const)
    b.d.shape(
      `M${n1(x + (dx - w) * s)} ${n1(y + dy * s)}Q${n1(x + dx * s)} ${n1(y + (dy - 0.2) * s)} ${n1(x + (dx + w) * s)} ${n1(y + dy * s)}Q${n1(x + dx * s)} ${n1(y + (dy + 0.16) * s)} ${n1(x + (dx - w) * s)} ${n1(y + dy * s)}Z`,
      shift(paint, dy * -0.06),
      { shade: 0.45, lit: 0.4 },
    )
}
