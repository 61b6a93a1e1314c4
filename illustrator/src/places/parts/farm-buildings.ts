import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks, lamplit } from './buildings.ts'
import { Marks } from './marks.ts'

/** A round tower mill with four sails, `h` to its cap. */
export function millTower(b: Brush, x: number, y: number, h: number, depth: number): void {
  const wall = b.tone('#efe2c8', depth)
  const at = (t: number) => n1(x + t * h)
  const up = (t: number) => n1(y - t * h)
  b.d.shape(`M${at(-0.26)} ${n1(y)}L${at(-0.15)} ${up(0.86)}H${at(0.15)}L${at(0.26)} ${n1(y)}Z`, wall, {
    shade: 0.55,
    lit: 0.35,
    dir: [1, 0.1],
  })
  bricks(b, x - h * 0.16, y - h * 0.8, h * 0.3, h * 0.7, 14, wall, h * 0.05)
  b.d.shape(
    `M${at(-0.19)} ${up(0.84)}C${at(-0.18)} ${up(1.06)} ${at(-0.06)} ${up(1.12)} ${at(0)} ${up(1.13)}C${at(0.06)} ${up(1.12)} ${at(0.18)} ${up(1.06)} ${at(0.19)} ${up(0.84)}Z`,
    b.tone('#8a5a5e', depth),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${at(-0.06)} ${n1(y)}v${n1(-h * 0.18)}a${n1(h * 0.06)} ${n1(h * 0.06)} 0 0 1 ${n1(h * 0.12)} 0v${n1(h * 0.18)}Z`,
    b.tone('#6f8a90', depth),
  )
  lamplit(b, x - h * 0.02, y - h * 0.36, h * 0.09, h * 0.12, { depth, arched: true })
  lamplit(b, x + h * 0.03, y - h * 0.62, h * 0.08, h * 0.11, { depth, arched: true })
  const [cx, cy, turn] = [x, y - h * 0.94, b.r.between(0.2, 1.2)]
  const wood = b.tone('#7a5a46', depth)
  const [poles, cloth] = [new Marks(), new Marks()]
  for (let k = 0; k < 4; k++) {
    const a = turn + k * 1.571
    const p = (u: number, v: number) =>
      `${n1(cx + (Math.cos(a) * u - Math.sin(a) * v) * h)} ${n1(cy + (Math.sin(a) * u + Math.cos(a) * v) * h)}`
    cloth.add(
      b.tone('#f6ead2', depth),
      `M${p(0.16, 0.01)}L${p(0.66, 0.01)}L${p(0.66, 0.15)}L${p(0.16, 0.13)}Z`,
    )
    poles.add(
      wood,
      `M${p(0, 0)}L${p(0.68, 0)}M${p(0.3, 0)}L${p(0.3, 0.14)}M${p(0.48, 0)}L${p(0.48, 0.14)}M${p(0.16, 0.07)}L${p(0.66, 0.08)}`,
    )
  }
  cloth.fill(b, 0.92)
  poles.stroke(b, Math.max(3, h * 0.016))
  b.d.raw(`<path d="${ellipse(cx, cy, h * 0.035)}" fill="${wood}"/>`)
}

/** A stone well under a little roof, its bucket on a rope. */
export function well(b: Brush, x: number, y: number, s: number, depth = 0.03): void {
  const stone = b.tone('#a8a09c', depth)
  const wood = b.tone('#8a6244', depth)
  b.d.groundShadow(x, y + 4 * s, 110 * s, 20 * s, 0.5)
  b.d.stroke(
    `M${n1(x - 72 * s)} ${n1(y - 60 * s)}V${n1(y - 250 * s)}M${n1(x + 72 * s)} ${n1(y - 60 * s)}V${n1(y - 250 * s)}`,
    wood,
    16 * s,
  )
  b.d.stroke(`M${n1(x - 84 * s)} ${n1(y - 196 * s)}h${n1(168 * s)}`, wood, 14 * s)
  b.d.raw(
    `<path d="M${n1(x)} ${n1(y - 190 * s)}v${n1(50 * s)}" stroke="${b.tone('#e0cfae', depth)}" stroke-width="${n1(5 * s)}"/>`,
  )
  b.d.shape(
    `M${n1(x - 24 * s)} ${n1(y - 142 * s)}h${n1(48 * s)}l${n1(-7 * s)} ${n1(46 * s)}h${n1(-34 * s)}Z`,
    b.tone('#b08050', depth),
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x - 94 * s)} ${n1(y - 88 * s)}q${n1(94 * s)} ${n1(-34 * s)} ${n1(188 * s)} 0v${n1(70 * s)}q${n1(-94 * s)} ${n1(36 * s)} ${n1(-188 * s)} 0Z`,
    stone,
    { shade: 0.55, dir: [1, 0.2] },
  )
  bricks(b, x - 80 * s, y - 72 * s, 160 * s, 66 * s, 18, stone, 28 * s)
  b.d.shape(
    `M${n1(x - 100 * s)} ${n1(y - 92 * s)}q${n1(100 * s)} ${n1(-36 * s)} ${n1(200 * s)} 0q${n1(-100 * s)} ${n1(36 * s)} ${n1(-200 * s)} 0Z`,
    shift(stone, 0.05),
    { shade: 0.2 },
  )
  b.d.shape(
    `M${n1(x - 118 * s)} ${n1(y - 232 * s)}L${n1(x)} ${n1(y - 330 * s)}L${n1(x + 118 * s)} ${n1(y - 232 * s)}Q${n1(x)} ${n1(y - 254 * s)} ${n1(x - 118 * s)} ${n1(y - 232 * s)}Z`,
    b.tone('#a5583f', depth),
    { shade: 0.5 },
  )
}

/** A cart heaped with hay. */
export function hayCart(b: Brush, x: number, y: number, s: number, depth = 0.03): void {
  const straw = b.tone('#e6c270', depth)
  const wood = b.tone('#9a6a46', depth)
  b.d.groundShadow(x, y, 190 * s, 22 * s, 0.5)
  b.d.shape(blob(x, y - 178 * s, 168 * s, 92 * s, 11, 0.07, b.r), straw, { shade: 0.5, lit: 0.4 })
  const wisps = new Marks()
  for (let i = 0; i < 22; i++)
    wisps.add(
      shift(straw, b.r.pick([-0.08, 0.06])),
      `M${n1(x + b.r.between(-140, 130) * s)} ${n1(y - b.r.between(120, 250) * s)}l${n1(b.r.between(-24, 24) * s)} ${n1(b.r.between(8, 26) * s)}`,
    )
  wisps.stroke(b, 5 * s, 0.8)
  b.d.shape(
    `M${n1(x - 186 * s)} ${n1(y - 160 * s)}H${n1(x + 186 * s)}L${n1(x + 160 * s)} ${n1(y - 76 * s)}H${n1(x - 160 * s)}Z`,
    wood,
    { shade: 0.5 },
  )
  new Marks()
    .add(
      shift(wood, -0.08),
      `M${n1(x - 176 * s)} ${n1(y - 130 * s)}H${n1(x + 176 * s)}M${n1(x - 168 * s)} ${n1(y - 102 * s)}H${n1(x + 168 * s)}`,
    )
    .stroke(b, 5 * s)
  b.d.stroke(`M${n1(x - 160 * s)} ${n1(y - 100 * s)}L${n1(x - 330 * s)} ${n1(y - 20 * s)}`, wood, 13 * s)
  for (const dx of [-86, 92]) {
    const rim = b.tone('#6f4f3c', depth)
    b.d.raw(
      `<path d="${ellipse(x + dx * s, y - 58 * s, 56 * s)}" fill="none" stroke="${rim}" stroke-width="${n1(13 * s)}"/>`,
    )
    let spokes = ''
    for (let k = 0; k < 4; k++) {
      const [cx, cy] = [Math.cos(k * 0.785) * 52 * s, Math.sin(k * 0.785) * 52 * s]
      spokes += `M${n1(x + dx * s - cx)} ${n1(y - 58 * s - cy)}L${n1(x + dx * s + cx)} ${n1(y - 58 * s + cy)}`
    }
    b.d.stroke(spokes, rim, 7 * s)
  }
}

/** Two or three ducks on water. */
export function ducks(b: Brush, spots: readonly (readonly [x: number, y: number, s: number])[]): void {
  for (const [x, y, s] of spots) {
    const k = b.r() < 0.5 ? -1 : 1
    const at = (dx: number) => n1(x + k * dx * s)
    b.d.raw(
      `<path d="${ellipse(x, y + 2 * s, 52 * s, 9 * s)}" fill="${mix(b.mood.key, b.mood.sky[1], 0.4)}" fill-opacity=".5"/>`,
    )
    b.d.shape(
      `M${at(-44)} ${n1(y - 24 * s)}Q${at(-50)} ${n1(y)} ${at(0)} ${n1(y)}Q${at(46)} ${n1(y)} ${at(36)} ${n1(y - 28 * s)}Q${at(0)} ${n1(y - 22 * s)} ${at(-44)} ${n1(y - 24 * s)}Z`,
      b.tone('#f6eee0', 0.05),
      { shade: 0.4 },
    )
    b.d.raw(
      `<path d="M${at(50)} ${n1(y - 48 * s)}l${n1(k * 18 * s)} ${n1(5 * s)}l${n1(-k * 18 * s)} ${n1(6 * s)}Z" fill="${b.tone('#e8983c', 0.05)}"/>`,
    )
    b.d.shape(ellipse(x + k * 34 * s, y - 46 * s, 19 * s, 20 * s), b.tone('#f6eee0', 0.05), { shade: 0.3 })
    b.d.raw(`<path d="${ellipse(x + k * 40 * s, y - 50 * s, 3.4 * s)}" fill="${b.tone('#2e2430')}"/>`)
  }
}
