import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks } from './buildings.ts'
import { cabbage, carrotTops, tallFlower } from './garden-things.ts'
import { Marks } from './marks.ts'
import { bush, leaves } from './trees.ts'
import { halo, wash } from './wash.ts'

/** A small house of glass, plants inside, lit when it is dark. */
export function glasshouse(b: Brush, x: number, y: number, w: number, depth = 0.08): void {
  const h = w * 0.5
  const glass = `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h)}L${n1(x)} ${n1(y - h * 1.6)}L${n1(x + w / 2)} ${n1(y - h)}V${n1(y)}Z`
  if (b.mood.dark) halo(b, x, y - h * 0.7, w * 0.8, '#ffd98a', 0.4)
  b.d.shape(glass, b.mood.dark ? '#e8d498' : mix(b.tone('#cfe6e0', depth), b.mood.sky[1], 0.25), {
    shade: 0.25,
  })
  b.d.clip(glass, () => {
    const green = new Marks()
    for (let i = 0; i < 22; i++) {
      const q = h * b.r.between(0.16, 0.6)
      green.add(
        b.tone(b.r.pick(['#5f9a58', '#7fb060', '#4a8858']), depth),
        ellipse(x + b.r.between(-0.46, 0.46) * w, y - q * 0.5, w * 0.06, q * 0.62),
      )
    }
    green.fill(b, 0.9)
    const fruit = new Marks()
    for (let i = 0; i < 12; i++)
      fruit.add(
        b.tone('#e0604c', depth),
        ellipse(x + b.r.between(-0.42, 0.42) * w, y - h * b.r.between(0.1, 0.6), w * 0.016),
      )
    fruit.fill(b)
  })
  let bars = `M${n1(x - w / 2)} ${n1(y - h)}H${n1(x + w / 2)}M${n1(x)} ${n1(y - h * 1.6)}V${n1(y)}`
  for (const t of [-0.34, -0.17, 0.17, 0.34])
    bars += `M${n1(x + t * w)} ${n1(y)}V${n1(y - h * (1.6 - Math.abs(t) * 1.2))}`
  new Marks().add(b.tone('#f4efe2', depth), `${glass}${bars}`).stroke(b, Math.max(4, w * 0.018))
  b.d.shape(
    `M${n1(x - w * 0.52)} ${n1(y + 4)}v${n1(-h * 0.22)}h${n1(w * 1.04)}v${n1(h * 0.22)}Z`,
    b.tone('#b87a62', depth),
    { shade: 0.4 },
  )
}

/** A wooden summer house with a pointed roof, open all round. */
export function gazebo(b: Brush, x: number, y: number, w: number, depth = 0.06): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  const white = b.tone('#f4ecdc', depth)
  b.d.groundShadow(x, y, w * 0.6, w * 0.08, 0.5)
  b.d.shape(`M${at(-0.52)} ${n1(y)}v${n1(-w * 0.1)}h${n1(w * 1.04)}v${n1(w * 0.1)}Z`, shift(white, -0.06), {
    shade: 0.4,
  })
  if (b.mood.dark) halo(b, x, y - w * 0.5, w * 0.6, '#ffd08a', 0.6)
  b.d.stroke(
    `M${at(-0.26)} ${up(0.1)}V${up(0.68)}M${at(0.26)} ${up(0.1)}V${up(0.68)}`,
    shift(white, -0.09),
    w * 0.03,
  )
  let rail = `M${at(-0.46)} ${up(0.3)}H${at(-0.2)}M${at(0.2)} ${up(0.3)}H${at(0.46)}`
  for (let t = -0.44; t < 0.46; t += 0.07) if (Math.abs(t) > 0.18) rail += `M${at(t)} ${up(0.1)}V${up(0.3)}`
  b.d.stroke(rail, white, w * 0.022)
  b.d.stroke(`M${at(-0.47)} ${n1(y)}V${up(0.68)}M${at(0.47)} ${n1(y)}V${up(0.68)}`, white, w * 0.045)
  b.d.shape(
    `M${at(-0.6)} ${up(0.66)}Q${at(-0.2)} ${up(0.9)} ${at(0)} ${up(1.2)}Q${at(0.2)} ${up(0.9)} ${at(0.6)} ${up(0.66)}Q${at(0)} ${up(0.58)} ${at(-0.6)} ${up(0.66)}Z`,
    b.tone('#8aa0a8', depth),
    { shade: 0.5, dir: [1, 0.2] },
  )
  b.d.raw(`<path d="${ellipse(x, y - w * 1.22, w * 0.03)}" fill="${b.tone('#e8c060', depth)}"/>`)
}

/** A wooden box of soil with vegetables in it, seen from above a little. */
export function raisedBed(b: Brush, x: number, y: number, w: number, kind: number): void {
  const wood = b.tone('#a8784e')
  const h = w * 0.2
  b.d.groundShadow(x, y, w * 0.56, w * 0.06, 0.5)
  b.d.shape(
    `M${n1(x - w * 0.46)} ${n1(y - h * 1.8)}H${n1(x + w * 0.46)}L${n1(x + w / 2)} ${n1(y - h)}H${n1(x - w / 2)}Z`,
    b.tone('#6f4f3c'),
    { shade: 0.3 },
  )
  for (const t of [-0.36, -0.12, 0.12, 0.36])
    if (kind % 3 === 0) cabbage(b, x + t * w, y - h * 1.05, w * 0.2)
    else if (kind % 3 === 1) carrotTops(b, x + t * w, y - h * 1.1, w * 0.2)
    else tallFlower(b, x + t * w, y - h * 1.1, w * 0.3, 'tulip', b.r.pick(['#e0706a', '#f2c24f', '#e98fae']))
  b.d.shape(`M${n1(x - w / 2)} ${n1(y)}v${n1(-h)}h${n1(w)}v${n1(h)}Z`, wood, { shade: 0.5 })
  new Marks()
    .add(
      shift(wood, -0.08),
      `M${n1(x - w / 2)} ${n1(y - h * 0.5)}h${n1(w)}M${n1(x - w * 0.47)} ${n1(y)}v${n1(-h)}M${n1(x + w * 0.47)} ${n1(y)}v${n1(-h)}`,
    )
    .stroke(b, 4)
}

/** A wheelbarrow with pumpkins or leaves in it. */
export function barrow(b: Brush, x: number, y: number, s: number): void {
  b.d.groundShadow(x, y, 120 * s, 14 * s, 0.5)
  const tin = b.tone('#5f8a94')
  b.d.stroke(
    `M${n1(x + 60 * s)} ${n1(y - 60 * s)}L${n1(x + 170 * s)} ${n1(y - 96 * s)}M${n1(x + 40 * s)} ${n1(y - 50 * s)}L${n1(x + 64 * s)} ${n1(y)}`,
    b.tone('#8a6244'),
    12 * s,
  )
  for (const [dx, dy, q] of [
    [-30, -116, 44],
    [36, -112, 38],
    [4, -138, 34],
  ] as const)
    b.d.shape(ellipse(x + dx * s, y + dy * s, q * s, q * 0.84 * s), b.tone('#e0883c'), { shade: 0.5 })
  b.d.shape(
    `M${n1(x - 104 * s)} ${n1(y - 112 * s)}H${n1(x + 86 * s)}L${n1(x + 52 * s)} ${n1(y - 40 * s)}H${n1(x - 54 * s)}Z`,
    tin,
    { shade: 0.5 },
  )
  b.d.raw(
    `<path d="${ellipse(x - 74 * s, y - 32 * s, 30 * s)}" fill="none" stroke="${b.tone('#4f4a54')}" stroke-width="${n1(11 * s)}"/>`,
  )
}

/** A brick wall across the back of a garden, a green door in it, pears trained along it. */
export function gardenWall(b: Brush, top: number, y: number, door: number): void {
  const brick = b.tone('#c08468', 0.12)
  wash(b, `M-200 ${y}V${top}H1800V${y}Z`, brick, top, y, { lit: 0.25, shade: 0.35 })
  bricks(b, -200, top + 10, 2000, y - top - 24, 150, brick, 34)
  b.d.shape(`M-200 ${top - 18}H1800V${top + 8}H-200Z`, b.tone('#dcc8b0', 0.1), { shade: 0.3 })
  b.d.shape(`M${door - 84} ${y}V${y - 150}a84 84 0 0 1 168 0V${y}Z`, b.tone('#dcc8b0', 0.1), { shade: 0.3 })
  b.d.shape(`M${door - 64} ${y}V${y - 148}a64 64 0 0 1 128 0V${y}Z`, b.tone('#5f8a6c', 0.08), { shade: 0.45 })
  new Marks()
    .add(b.tone('#46705a', 0.08), `M${door - 24} ${y}V${y - 200}M${door + 22} ${y}V${y - 200}`)
    .stroke(b, 5)
  b.d.raw(`<path d="${ellipse(door + 42, y - 96, 8)}" fill="${b.tone('#e8c060')}"/>`)
  for (const x of [-40, 250, 540, 1080, 1380, 1660]) {
    if (Math.abs(x - door) < 170) continue
    b.d.stroke(
      `M${x} ${y}V${top + 20}M${x - 96} ${top + 60}H${x + 96}M${x - 100} ${top + 116}H${x + 100}`,
      b.tone('#7a5a48', 0.1),
      9,
    )
    for (const dx of [-84, -30, 34, 88])
      leaves(
        b,
        x + dx,
        top + 64 + (dx % 4) * 12,
        40,
        46,
        9,
        [b.tone('#4c7a42', 0.1), b.tone('#a8c060', 0.1)],
        13,
      )
  }
}

/** A stone bowl on a foot, for birds. */
export function birdBath(b: Brush, x: number, y: number, s: number): void {
  const stone = b.tone('#b8b0a8')
  b.d.groundShadow(x, y, 70 * s, 12 * s, 0.5)
  b.d.shape(
    `M${n1(x - 50 * s)} ${n1(y)}Q${n1(x - 16 * s)} ${n1(y - 40 * s)} ${n1(x - 18 * s)} ${n1(y - 150 * s)}H${n1(x + 18 * s)}Q${n1(x + 16 * s)} ${n1(y - 40 * s)} ${n1(x + 50 * s)} ${n1(y)}Z`,
    stone,
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x - 96 * s)} ${n1(y - 186 * s)}Q${n1(x)} ${n1(y - 110 * s)} ${n1(x + 96 * s)} ${n1(y - 186 * s)}Z`,
    stone,
    { shade: 0.5 },
  )
  b.d.raw(
    `<path d="${ellipse(x, y - 186 * s, 92 * s, 17 * s)}" fill="${mix(b.tone('#7fb8c8'), b.mood.sky[1], 0.4)}" stroke="${shift(stone, 0.06)}" stroke-width="${n1(8 * s)}"/>`,
  )
}

/** A box tree clipped into balls. */
export function topiary(b: Brush, x: number, y: number, s: number): void {
  b.d.groundShadow(x, y, 70 * s, 12 * s, 0.5)
  b.d.stroke(`M${n1(x)} ${n1(y - 40 * s)}V${n1(y - 300 * s)}`, b.tone('#77553f'), 14 * s)
  for (const [dy, q] of [
    [150, 82],
    [292, 58],
    [392, 36],
  ] as const) {
    b.d.shape(blob(x, y - dy * s, q * s, q * s * 0.94, 11, 0.04, b.r), b.tone('#5a8a4c'), {
      shade: 0.5,
      lit: 0.35,
    })
    leaves(b, x, y - dy * s, q * s * 0.95, q * s * 0.9, 16, [b.tone('#4c7a42'), b.tone('#a0c060')], 10 * s)
  }
  b.d.shape(
    `M${n1(x - 54 * s)} ${n1(y - 72 * s)}h${n1(108 * s)}l${n1(-14 * s)} ${n1(72 * s)}h${n1(-80 * s)}Z`,
    b.tone('#b8704f'),
    { shade: 0.5 },
  )
}

/** A clipped hedge between two x. */
export function hedge(b: Brush, x0: number, x1: number, y: number, h: number, depth = 0.1): void {
  wash(
    b,
    `M${x0} ${y}V${n1(y - h)}Q${(x0 + x1) / 2} ${n1(y - h - 14)} ${x1} ${n1(y - h)}V${y}Z`,
    b.tone('#5a8a4c', depth),
    y - h,
    y,
    { lit: 0.4, shade: 0.45 },
  )
  for (let x = x0 + 30; x < x1; x += 74)
    leaves(b, x, y - h * 0.55, 44, h * 0.5, 9, [b.tone('#4c7a42', depth), b.tone('#98b85c', depth)], 11)
}

/** Sunflowers in a row, tall as a child. */
export function sunflowers(b: Brush, x0: number, x1: number, y: number, h: number): void {
  for (let x = x0; x <= x1; x += 74)
    tallFlower(
      b,
      x + b.r.between(-14, 14),
      y + b.r.between(-6, 10),
      h * b.r.between(0.8, 1.15),
      'daisy',
      '#f2bc3c',
    )
  for (let x = x0; x <= x1; x += 150) bush(b, x, y + 14, 170, ['#4c7a42', '#a0b85c'], 0.06)
}
