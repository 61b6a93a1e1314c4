import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo, wash } from './wash.ts'

/** A flat-topped rock, banded like a cake. */
export function mesa(
  b: Brush,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
  depth: number,
): void {
  const stone = b.tone(color, depth)
  const j = () => b.r.between(-0.03, 0.03) * w
  const top = base - h
  wash(
    b,
    `M${n1(x - w * 0.66)} ${base}L${n1(x - w * 0.5 + j())} ${n1(base - h * 0.34)}L${n1(x - w * 0.42 + j())} ${n1(base - h * 0.4)}L${n1(x - w * 0.4 + j())} ${n1(top + h * 0.06)}Q${n1(x - w * 0.36)} ${n1(top - 6)} ${n1(x - w * 0.2)} ${n1(top + 4)}L${n1(x + w * 0.3)} ${n1(top)}Q${n1(x + w * 0.4)} ${n1(top + 2)} ${n1(x + w * 0.41 + j())} ${n1(top + h * 0.1)}L${n1(x + w * 0.44 + j())} ${n1(base - h * 0.42)}L${n1(x + w * 0.54 + j())} ${n1(base - h * 0.34)}L${n1(x + w * 0.7)} ${base}Z`,
    stone,
    top,
    base,
    { lit: 0.4, shade: 0.3 },
  )
  b.d.raw(
    `<path d="M${n1(x + w * 0.12)} ${n1(top + 2)}L${n1(x + w * 0.3)} ${n1(top)}Q${n1(x + w * 0.4)} ${n1(top + 2)} ${n1(x + w * 0.41)} ${n1(top + h * 0.1)}L${n1(x + w * 0.44)} ${n1(base - h * 0.42)}L${n1(x + w * 0.54)} ${n1(base - h * 0.34)}L${n1(x + w * 0.7)} ${base}H${n1(x + w * 0.22)}L${n1(x + w * 0.16)} ${n1(base - h * 0.36)}Z" fill="${mix(stone, b.mood.shadow, 0.24)}" fill-opacity=".75"/>`,
  )
  const bands = new Marks()
  for (const t of [0.5, 0.62, 0.76, 0.88])
    bands.add(
      shift(stone, t > 0.7 ? -0.05 : 0.035),
      `M${n1(x - w * 0.39)} ${n1(base - h * t)}q${n1(w * 0.38)} ${n1(b.r.between(-6, 10))} ${n1(w * 0.79)} 0`,
    )
  bands.stroke(b, Math.max(4, h * 0.025), 0.55)
}

/** A house of mud bricks with a flat roof, a ladder to it, beams that stick out. */
export function mudHouse(b: Brush, x: number, y: number, w: number, depth = 0.06): void {
  const clay = b.tone('#dca878', depth)
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  b.d.groundShadow(x, y, w * 0.6, w * 0.06, 0.5)
  b.d.shape(
    `M${at(-0.1)} ${n1(y)}V${up(0.84)}Q${at(0.16)} ${up(0.88)} ${at(0.42)} ${up(0.84)}V${n1(y)}Z`,
    shift(clay, -0.02),
    { shade: 0.45, dir: [0.9, 0.3] },
  )
  b.d.shape(
    `M${at(-0.52)} ${n1(y)}L${at(-0.5)} ${up(0.52)}Q${at(0)} ${up(0.56)} ${at(0.5)} ${up(0.52)}L${at(0.52)} ${n1(y)}Z`,
    clay,
    { shade: 0.5, lit: 0.35, dir: [0.9, 0.3] },
  )
  const beams = new Marks()
  for (let t = -0.42; t < 0.48; t += 0.12)
    beams.add(b.tone('#8a5c40', depth), ellipse(x + t * w, y - w * 0.46, w * 0.016))
  beams.fill(b)
  lamplit(b, x + w * 0.3, y - w * 0.2, w * 0.13, w * 0.15, { depth, arched: true })
  lamplit(b, x + w * 0.18, y - w * 0.62, w * 0.12, w * 0.14, { depth, arched: true })
  const warm = b.mood.dark
  if (warm) halo(b, x - w * 0.22, y - w * 0.16, w * 0.3, '#ffcf7a', 0.6)
  b.d.shape(
    `M${at(-0.31)} ${n1(y)}v${n1(-w * 0.22)}a${n1(w * 0.09)} ${n1(w * 0.09)} 0 0 1 ${n1(w * 0.18)} 0v${n1(w * 0.22)}Z`,
    warm ? '#ffd98a' : b.tone('#4f8a94', depth),
    { shade: 0.4 },
  )
  b.d.stroke(
    `M${at(-0.02)} ${n1(y)}L${at(0.02)} ${up(0.66)}M${at(0.08)} ${n1(y)}L${at(0.12)} ${up(0.66)}`,
    b.tone('#9a6f4c', depth),
    w * 0.016,
  )
  let rungs = ''
  for (let i = 1; i < 8; i++) rungs += `M${at(-0.02 + i * 0.005)} ${up(i * 0.08)}h${n1(w * 0.1)}`
  new Marks().add(b.tone('#9a6f4c', depth), rungs).stroke(b, w * 0.013)
}

/** Round cactus pads that grow one on the other, with red fruit. */
export function pricklyPear(b: Brush, x: number, y: number, s: number, depth = 0): void {
  b.d.groundShadow(x, y, 90 * s, 14 * s, 0.4)
  const fruit = new Marks()
  for (const [dx, dy, q, turn] of [
    [0, -48, 52, 0],
    [-52, -112, 42, -30],
    [48, -116, 44, 26],
    [-86, -178, 32, -40],
    [8, -170, 36, 6],
    [92, -178, 32, 34],
  ] as const) {
    b.d.group(`translate(${n1(x + dx * s)} ${n1(y + dy * s)}) rotate(${turn})`, () =>
      b.d.shape(
        ellipse(0, 0, q * 0.78 * s, q * s),
        b.tone(b.r.pick(['#7aa268', '#6a9460', '#88ac6c']), depth),
        { shade: 0.45, lit: 0.35 },
      ),
    )
    if (q < 40)
      for (const k of [-0.5, 0.3])
        fruit.add(
          b.tone('#d8607a', depth),
          ellipse(x + (dx + k * q) * s, y + (dy - q * 0.9) * s, 9 * s, 12 * s),
        )
  }
  fruit.fill(b)
}
