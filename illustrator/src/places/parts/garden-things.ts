import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks, leaf } from './marks.ts'
import { leaves } from './trees.ts'

/** A tall flower: stem, leaves and a head drawn by `kind`. */
export function tallFlower(
  b: Brush,
  x: number,
  y: number,
  h: number,
  kind: 'tulip' | 'daisy' | 'bells',
  color: string,
): void {
  const lean = b.r.between(-14, 14)
  const [hx, hy, s] = [x + lean, y - h, h * 0.16]
  new Marks()
    .add(b.tone('#5d8a42'), `M${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - h * 0.6)} ${n1(hx)} ${n1(hy)}`)
    .stroke(b, Math.max(4, h * 0.03))
  new Marks()
    .add(b.tone('#6b9a4c'), leaf(x - h * 0.14, y - h * 0.24, h * 0.17, 52, 0.3))
    .add(b.tone('#7dab58'), leaf(x + h * 0.13, y - h * 0.32, h * 0.16, -56, 0.3))
    .fill(b)
  const paint = b.tone(color)
  if (kind === 'tulip')
    b.d.shape(
      `M${n1(hx - s * 0.7)} ${n1(hy - s * 0.7)}L${n1(hx - s * 0.3)} ${n1(hy - s * 0.3)}L${n1(hx)} ${n1(hy - s)}L${n1(hx + s * 0.3)} ${n1(hy - s * 0.3)}L${n1(hx + s * 0.7)} ${n1(hy - s * 0.7)}Q${n1(hx + s * 0.8)} ${n1(hy + s * 0.6)} ${n1(hx)} ${n1(hy + s * 0.6)}Q${n1(hx - s * 0.8)} ${n1(hy + s * 0.6)} ${n1(hx - s * 0.7)} ${n1(hy - s * 0.7)}Z`,
      paint,
      { shade: 0.35 },
    )
  else if (kind === 'daisy') {
    let d = ''
    for (let k = 0; k < 9; k++)
      d += leaf(
        hx + Math.cos(k * 0.7) * s * 0.6,
        hy + Math.sin(k * 0.7) * s * 0.56,
        s * 0.42,
        (k * 0.7 * 180) / Math.PI,
        0.5,
      )
    b.d.raw(`<path d="${d}" fill="${paint}"/>`)
    b.d.shape(ellipse(hx, hy, s * 0.34), b.tone('#e8ae45'), { shade: 0.3 })
  } else {
    const bells = new Marks()
    for (let k = 0; k < 8; k++) {
      const t = k / 8
      const [bx, by, q] = [
        x + lean * (1 - t * 0.5) + (k % 2 ? 1 : -1) * s * (0.25 + t * 0.3),
        hy + t * h * 0.5,
        s * (0.28 + t * 0.24),
      ]
      bells.add(shift(paint, b.r.pick([-0.03, 0.03])), blob(bx, by, q, q, 7, 0.1, b.r))
    }
    bells.fill(b)
  }
}

export const bedColors = ['#e0706a', '#f2c24f', '#b88ad0', '#f6efe0', '#e98fae', '#e8935a']

/** A long bed: low leaves behind and before, flowers in three heights between. */
export function bed(b: Brush, x: number, y: number, w: number, height: number): void {
  const { r } = b
  const kinds = ['tulip', 'daisy', 'bells'] as const
  const [dark, bright] = [b.tone('#3f6f3f'), b.tone('#8fb456')]
  b.d.shape(
    `M${n1(x - w / 2)} ${n1(y)}Q${n1(x - w * 0.46)} ${n1(y - 34)} ${n1(x)} ${n1(y - 38)}Q${n1(x + w * 0.46)} ${n1(y - 34)} ${n1(x + w / 2)} ${n1(y)}Q${n1(x)} ${n1(y + 46)} ${n1(x - w / 2)} ${n1(y)}Z`,
    b.tone('#77573f'),
    { shade: 0.5 },
  )
  leaves(b, x, y - height * 0.24, w * 0.46, height * 0.26, Math.round(w / 7), [dark, bright], height * 0.085)
  const first = r.int(0, 2)
  const row = (share: number, lift: number, kind: (typeof kinds)[number], from: number) => {
    const color = r.pick(bedColors)
    const gap = height * share * 0.3 + 16
    for (let fx = x - w * 0.42 + from * gap; fx < x + w * 0.42; fx += gap)
      tallFlower(
        b,
        fx + r.between(-6, 6),
        y - lift,
        height * share * r.between(0.86, 1.14),
        kind,
        r() < 0.75 ? color : r.pick(bedColors),
      )
  }
  row(1, 20, kinds[first]!, 0.2)
  row(0.68, 6, kinds[(first + 1) % 3]!, 0.6)
  row(0.42, -10, kinds[(first + 2) % 3]!, 0.2)
  leaves(b, x, y + 10, w * 0.46, height * 0.07, Math.round(w / 11), [dark, bright], height * 0.06)
}

export function cabbage(b: Brush, x: number, y: number, s: number): void {
  b.d.groundShadow(x, y, s * 0.7, s * 0.14, 0.4)
  const marks = new Marks()
  for (const [dx, dy, rx, ry, c] of [
    [-0.34, -0.2, 0.36, 0.26, '#5f9460'],
    [0.34, -0.2, 0.36, 0.26, '#689c64'],
    [-0.16, -0.36, 0.32, 0.32, '#7fb070'],
    [0.18, -0.36, 0.32, 0.32, '#88b878'],
    [0, -0.36, 0.27, 0.28, '#a5cc8c'],
  ] as const)
    marks.add(b.tone(c), blob(x + dx * s, y + dy * s, rx * s, ry * s, 9, 0.07, b.r))
  marks.fill(b)
  new Marks()
    .add(
      b.tone('#c4e0a8'),
      `M${n1(x)} ${n1(y - s * 0.12)}V${n1(y - s * 0.56)}M${n1(x - s * 0.34)} ${n1(y - s * 0.08)}q${n1(-s * 0.06)} ${n1(-s * 0.14)} ${n1(-s * 0.18)} ${n1(-s * 0.22)}M${n1(x + s * 0.34)} ${n1(y - s * 0.08)}q${n1(s * 0.06)} ${n1(-s * 0.14)} ${n1(s * 0.18)} ${n1(-s * 0.22)}`,
    )
    .stroke(b, s * 0.04, 0.7)
}

export function carrotTops(b: Brush, x: number, y: number, s: number): void {
  b.d.shape(ellipse(x, y - s * 0.08, s * 0.2, s * 0.16), b.tone('#e8803f'))
  const marks = new Marks()
  for (let k = -3; k <= 3; k++) {
    const [ex, ey] = [x + k * s * 0.16, y - s * (0.95 - Math.abs(k) * 0.1)]
    marks.add(
      b.tone('#6b9a4c'),
      `M${n1(x)} ${n1(y - s * 0.2)}Q${n1(x + k * s * 0.05)} ${n1(y - s * 0.6)} ${n1(ex)} ${n1(ey)}m${n1(-s * 0.1)} ${n1(s * 0.1)}l${n1(s * 0.1)} ${n1(s * 0.08)}l${n1(s * 0.1)} ${n1(-s * 0.08)}`,
    )
  }
  marks.stroke(b, s * 0.06)
}

export function pumpkin(b: Brush, x: number, y: number, s: number): void {
  b.d.groundShadow(x, y, s * 0.8, s * 0.16, 0.5)
  for (const [dx, rx] of [
    [-0.36, 0.34],
    [0.36, 0.34],
    [0, 0.4],
  ] as const)
    b.d.shape(ellipse(x + dx * s, y - s * 0.38, rx * s, s * 0.42), b.tone('#e08a3c'), { shade: 0.5 })
  b.d.stroke(
    `M${n1(x)} ${n1(y - s * 0.76)}q${n1(s * 0.02)} ${n1(-s * 0.16)} ${n1(s * 0.16)} ${n1(-s * 0.2)}`,
    b.tone('#6b8a42'),
    s * 0.12,
  )
}

/** Beans on poles: the frame first, then leaves and pods. */
export function beans(b: Brush, x: number, y: number, h: number): void {
  const wood = b.tone('#a5855c', 0.05)
  b.d.stroke(
    `M${x - 110} ${y}L${x + 10} ${y - h}L${x + 130} ${y}M${x - 30} ${y + 10}L${x} ${y - h}M${x + 50} ${y + 10}L${x + 16} ${y - h}`,
    wood,
    11,
  )
  leaves(b, x + 6, y - h * 0.55, 74, h * 0.42, 70, [b.tone('#457a3f'), b.tone('#9aba58')], 17)
  const pods = new Marks()
  for (let i = 0; i < 9; i++)
    pods.add(
      b.tone(b.r.pick(['#d8566e', '#8fb04c'])),
      leaf(x + b.r.between(-66, 76), y - h * b.r.between(0.2, 0.85), 17, 96, 0.28),
    )
  pods.fill(b)
}

export function scarecrow(b: Brush, x: number, y: number, s: number): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.stroke(`M${x} ${y}V${up(390)}M${at(-130)} ${up(262)}H${at(130)}`, b.tone('#8a6a48'), 14 * s)
  b.d.shape(
    `M${at(-118)} ${up(286)}H${at(118)}V${up(238)}H${at(60)}L${at(74)} ${up(110)}H${at(-74)}L${at(-60)} ${up(238)}H${at(-118)}Z`,
    b.tone('#5f86a8'),
    { shade: 0.5 },
  )
  b.d.shape(`M${at(6)} ${up(214)}h${n1(38 * s)}v${n1(40 * s)}h${n1(-38 * s)}Z`, b.tone('#e0a04a'), {
    shade: 0.2,
  })
  b.d.shape(ellipse(x, y - 330 * s, 50 * s, 52 * s), b.tone('#ecd2a0'))
  b.d.shape(
    `M${at(-96)} ${up(362)}Q${x} ${up(340)} ${at(96)} ${up(362)}Q${at(58)} ${up(372)} ${at(44)} ${up(440)}H${at(-40)}Q${at(-54)} ${up(376)} ${at(-96)} ${up(362)}Z`,
    b.tone('#b0763f'),
  )
  new Marks()
    .add(
      b.tone('#54403a'),
      `M${at(-20)} ${up(336)}v${n1(5 * s)}M${at(20)} ${up(336)}v${n1(5 * s)}M${at(-20)} ${up(308)}q${n1(20 * s)} ${n1(16 * s)} ${n1(40 * s)} 0`,
    )
    .stroke(b, 7 * s)
  const straw = new Marks()
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++)
      straw.add(
        b.tone('#e8c86a'),
        `M${at(k * 116)} ${up(280 - i * 9)}l${n1(k * 34 * s)} ${n1((i - 2) * 9 * s)}`,
      )
  straw.stroke(b, 5 * s)
}

export function shed(b: Brush, x: number, y: number): void {
  const wood = b.tone('#a87f58', 0.16)
  b.d.shape(`M${x - 120} ${y}v-170h240v170Z`, wood, { shade: 0.5, dir: [0.9, 0.3] })
  const planks = new Marks()
  for (let i = -3; i <= 3; i++) planks.add(shift(wood, -0.06), `M${x + i * 34} ${y}v-168`)
  planks.stroke(b, 4)
  b.d.shape(`M${x - 42} ${y}v-124h76v124Z`, b.tone('#6f8f86', 0.16), { shade: 0.4 })
  b.d.shape(
    `M${x - 146} ${y - 162}L${x} ${y - 258}L${x + 146} ${y - 162}L${x + 130} ${y - 148}L${x} ${y - 232}L${x - 130} ${y - 148}Z`,
    b.tone('#7a5a5e', 0.14),
  )
  b.d.shape(`M${x - 118} ${y - 168}L${x} ${y - 240}L${x + 118} ${y - 168}Z`, shift(wood, 0.02), {
    shade: 0.4,
  })
}

export function bridge(b: Brush, x: number, y: number, half: number): void {
  const wood = b.tone('#b5714f', 0.05)
  b.d.shape(
    `M${x - half} ${y}Q${x} ${y - 120} ${x + half} ${y}L${x + half} ${y + 26}Q${x} ${y - 84} ${x - half} ${y + 26}Z`,
    wood,
    { shade: 0.4 },
  )
  const rail = (lift: number) => `M${x - half} ${y - lift}Q${x} ${y - 120 - lift} ${x + half} ${y - lift}`
  let posts = ''
  for (const t of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
    const py = y - 60 * (1 - t * t)
    posts += `M${n1(x + t * half)} ${n1(py)}V${n1(py - 84)}`
  }
  b.d.stroke(posts, shift(wood, -0.04), 12)
  b.d.stroke(rail(78), wood, 13)
  b.d.stroke(rail(40), wood, 8)
}

export function willow(b: Brush, x: number, y: number): void {
  const { r } = b
  b.d.shape(
    `M${x - 50} ${y}C${x - 20} ${y - 200} ${x - 60} ${y - 400} ${x - 10} ${y - 640}H${x + 70}C${x + 60} ${y - 400} ${x + 20} ${y - 200} ${x + 70} ${y}Q${x} ${y + 20} ${x - 50} ${y}Z`,
    b.tone('#7b5f4a'),
    { shade: 0.6, lit: 0.4, dir: [0.9, 0.1] },
  )
  for (const [dx, dy, rx, ry] of [
    [-190, -640, 190, 130],
    [230, -640, 190, 130],
    [20, -730, 260, 160],
  ] as const) {
    b.d.shape(blob(x + dx, y + dy, rx, ry, 13, 0.08, r), b.tone('#7d9a50'), { shade: 0.4, lit: 0.35 })
    leaves(b, x + dx, y + dy, rx, ry, 50, [b.tone('#6f8f48'), b.tone('#b4cc74')], 17)
  }
  const [strands, dabs] = [new Marks(), new Marks()]
  for (let i = 0; i < 38; i++) {
    const sx = x - 350 + i * 20 + r.between(-10, 10)
    const side = Math.min(1, Math.abs(sx - x - 20) / 330)
    const top = y - 700 + side * 130
    const l = r.between(0.75, 1.1) * (150 + side * 300)
    const lean = (sx - x) * 0.06
    strands.add(
      b.tone('#7d9a50'),
      `M${n1(sx)} ${n1(top)}q${n1(lean * 1.6)} ${n1(l * 0.4)} ${n1(lean)} ${n1(l)}`,
    )
    for (let t = 0.1, k = 0; t < 1; t += 34 / l, k++)
      dabs.add(
        b.tone(r.pick(['#8fae58', '#a5c068', '#7a9a4c'])),
        leaf(sx + lean * t * (2 - t) + (k % 2 ? 9 : -9), top + l * t, 17, 76 + r.between(-16, 16), 0.34),
      )
  }
  strands.stroke(b, 4)
  dabs.fill(b)
}
