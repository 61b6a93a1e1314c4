import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks } from './buildings.ts'
import { leaf, Marks } from './marks.ts'
import { halo, wash } from './wash.ts'

/** A bridge of ropes and planks that sags between two points. */
export function ropeBridge(
  b: Brush,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  depth: number,
): void {
  const at = (t: number, up = 0) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) - up] as const
  const rope = b.tone('#c8a878', depth)
  const line = (up: number) => {
    let d = ''
    for (let i = 0; i <= 12; i++) {
      const [x, y] = at(i / 12, up * (1 - 0.3 * Math.sin((Math.PI * i) / 12)))
      d += `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`
    }
    return d
  }
  let ties = ''
  const planks = new Marks()
  for (let i = 0; i <= 24; i++) {
    const [x, y] = at(i / 24)
    planks.add(b.tone(i % 2 ? '#9a7250' : '#86603f', depth), `M${n1(x - 26)} ${n1(y)}h52v15h-52Z`)
    if (i % 2 === 0)
      ties += `M${n1(x)} ${n1(y)}V${n1(at(i / 24, 84 * (1 - 0.3 * Math.sin((Math.PI * i) / 24)))[1])}`
  }
  b.d.stroke(line(92), rope, 8)
  new Marks().add(rope, ties).stroke(b, 4)
  planks.fill(b)
  b.d.stroke(line(78), shift(rope, 0.04), 8)
}

/** A hut of reeds in the crown of a tree, a ladder down. */
export function treeHouse(b: Brush, x: number, y: number, s: number, depth = 0.06): void {
  const wood = b.tone('#a87c50', depth)
  const lit = b.mood.dark
  b.d.stroke(
    `M${n1(x - 30 * s)} ${n1(y)}V${n1(y + 480 * s)}M${n1(x + 30 * s)} ${n1(y)}V${n1(y + 480 * s)}`,
    wood,
    9 * s,
  )
  let rungs = ''
  for (let i = 1; i < 12; i++) rungs += `M${n1(x - 30 * s)} ${n1(y + i * 40 * s)}h${n1(60 * s)}`
  new Marks().add(wood, rungs).stroke(b, 7 * s)
  b.d.shape(
    `M${n1(x - 160 * s)} ${n1(y)}h${n1(320 * s)}v${n1(22 * s)}h${n1(-320 * s)}Z`,
    shift(wood, -0.05),
    { shade: 0.4 },
  )
  b.d.shape(
    `M${n1(x - 116 * s)} ${n1(y)}V${n1(y - 150 * s)}H${n1(x + 116 * s)}V${n1(y)}Z`,
    b.tone('#c8a468', depth),
    { shade: 0.5 },
  )
  if (lit) halo(b, x, y - 80 * s, 240 * s, '#ffcf7a', 0.6)
  const warm = lit ? '#ffd98a' : b.tone('#5f4a40', depth)
  b.d.shape(`M${n1(x - 28 * s)} ${n1(y)}v${n1(-96 * s)}h${n1(56 * s)}v${n1(96 * s)}Z`, warm, { shade: 0.2 })
  b.d.raw(
    `<path d="${ellipse(x + 70 * s, y - 88 * s, 22 * s)}${ellipse(x - 70 * s, y - 88 * s, 22 * s)}" fill="${warm}"/>`,
  )
  b.d.shape(
    `M${n1(x - 170 * s)} ${n1(y - 128 * s)}Q${n1(x - 60 * s)} ${n1(y - 190 * s)} ${n1(x)} ${n1(y - 290 * s)}Q${n1(x + 60 * s)} ${n1(y - 190 * s)} ${n1(x + 170 * s)} ${n1(y - 128 * s)}Q${n1(x)} ${n1(y - 106 * s)} ${n1(x - 170 * s)} ${n1(y - 128 * s)}Z`,
    b.tone('#9a8048', depth),
    { shade: 0.5 },
  )
  let rail = `M${n1(x - 156 * s)} ${n1(y - 60 * s)}H${n1(x - 120 * s)}M${n1(x + 120 * s)} ${n1(y - 60 * s)}H${n1(x + 156 * s)}`
  for (const dx of [-156, -138, 138, 156]) rail += `M${n1(x + dx * s)} ${n1(y)}v${n1(-60 * s)}`
  new Marks().add(wood, rail).stroke(b, 7 * s)
}

/** Bamboo canes in a clump, out of the picture above. */
export function bamboo(b: Brush, x: number, y: number, n: number, spread: number, depth: number): void {
  const [canes, knots, blades] = [new Marks(), new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const bx = x + ((i + b.r.between(0.2, 0.8)) / n - 0.5) * spread
    const lean = b.r.between(-60, 60)
    const rise = b.r.between(-0.5, 0.5)
    const top = -220
    const color = b.tone(b.r.pick(['#8fae58', '#7a9a50', '#a0b868']), depth)
    canes.add(
      color,
      `M${n1(bx)} ${n1(y + b.r.between(-8, 12))}Q${n1(bx + lean * 0.2)} ${n1(y * 0.5)} ${n1(bx + lean)} ${top}`,
    )
    for (let k = 1; k < 8; k++) {
      const t = (k + rise) / 8
      const px = bx + lean * t * t * 0.8 + lean * 0.2 * t
      knots.add(shift(color, -0.1), `M${n1(px - 11)} ${n1(y - (y - top) * t)}h22`)
      if (b.r() < 0.5)
        for (const a of [-30, 20, 150, 200])
          blades.add(
            shift(color, b.r.pick([-0.04, 0.05])),
            leaf(px + Math.cos((a * Math.PI) / 180) * 44, y - (y - top) * t + 16, 40, a + 12, 0.16),
          )
    }
  }
  canes.stroke(b, 22 * (1 - depth))
  knots.stroke(b, 6)
  blades.fill(b)
}

/** A gate of great stones, overgrown, a face over its opening. */
export function stoneGate(b: Brush, x: number, y: number, s: number, depth: number): void {
  const stone = b.tone('#bcae92', depth)
  const warm = b.scene.time !== 'afternoon'
  b.d.group(`translate(${n1(x)} ${n1(y)}) scale(${s})`, () => {
    b.d.shape('M-330 0V-380H-120V0ZM120 0V-380H330V0Z', stone, { shade: 0.55, lit: 0.35, dir: [0.9, 0.2] })
    b.d.shape(
      'M-120 0V-300Q0 -400 120 -300V0Z',
      warm ? mix(b.tone('#e0a860', depth), '#ffc86a', 0.5) : mix(stone, b.mood.shadow, 0.5),
      { shade: 0.4, dir: [0, -1] },
    )
    bricks(b, -320, -370, 190, 360, 16, stone, 44)
    bricks(b, 130, -370, 190, 360, 16, stone, 44)
    b.d.shape('M-380 -370H380V-470H-380Z', shift(stone, 0.03), { shade: 0.45 })
    b.d.shape('M-170 -450V-590Q0 -700 170 -590V-450Z', stone, { shade: 0.5 })
    b.d.raw(
      `<path d="M-96 -556q36 -30 72 0M24 -556q36 -30 72 0" fill="none" stroke="${mix(stone, b.mood.shadow, 0.5)}" stroke-width="13" stroke-linecap="round"/><path d="M-60 -496q60 40 120 0" fill="none" stroke="${mix(stone, b.mood.shadow, 0.5)}" stroke-width="11" stroke-linecap="round"/>`,
    )
    b.d.shape('M-20 -548q20 60 -14 66h50q-20 -10 -14 -66Z', shift(stone, 0.04), { shade: 0.3 })
    for (const k of [-1, 1])
      b.d.shape(`M${k * 170} -440v-120l${k * 50} -30v150ZM${k * 250} -470v-60h${k * 60}v60Z`, stone, {
        shade: 0.4,
      })
    const moss = new Marks()
    for (const [mx, my, w] of [
      [-380, -470, 160],
      [-120, -470, 120],
      [200, -470, 180],
      [-60, -640, 130],
      [-330, -380, 120],
      [230, -300, 100],
    ] as const)
      moss.add(
        b.tone('#6f9a5c', depth),
        `M${mx} ${my}q${w / 2} -16 ${w} 0l-18 ${n1(b.r.between(24, 70))}q-20 -26 -40 ${n1(b.r.between(-20, 10))}q-16 34 -36 6Z`,
      )
    moss.fill(b)
  })
  if (warm) b.d.glow(x, y - 160 * s, 240 * s, '#ffb85c', 0.55)
}

/** A round temple under a bell-shaped roof, steps all round. */
export function bellTemple(b: Brush, x: number, y: number, s: number, depth: number): void {
  const stone = b.tone('#c2b498', depth)
  const warm = b.scene.time !== 'afternoon'
  b.d.group(`translate(${n1(x)} ${n1(y)}) scale(${s})`, () => {
    for (const [w, top] of [
      [330, -50],
      [280, -100],
      [230, -150],
    ] as const)
      wash(b, `M${-w} ${top + 52}V${top}H${w}V${top + 52}Z`, shift(stone, top * 0.0002), top, top + 60)
    b.d.shape('M-180 -150V-330H180V-150Z', mix(stone, b.mood.shadow, 0.35), { shade: 0.3 })
    if (warm) b.d.shape('M-60 -150V-290Q0 -340 60 -290V-150Z', '#ffcf7a', { shade: 0.2 })
    for (const dx of [-176, -92, 64, 148])
      b.d.shape(`M${dx} -150V-330h30V-150Z`, shift(stone, 0.04), { shade: 0.5, dir: [1, 0.1] })
    b.d.shape(
      'M-230 -322C-200 -400 -190 -520 -40 -590L0 -690L40 -590C190 -520 200 -400 230 -322Q0 -290 -230 -322Z',
      b.tone('#b0a484', depth),
      { shade: 0.55, lit: 0.4 },
    )
    b.d.raw(
      `<path d="M-206 -392Q0 -350 206 -392M-170 -476Q0 -440 170 -476" fill="none" stroke="${mix(stone, b.mood.shadow, 0.3)}" stroke-width="8"/><path d="${ellipse(0, -700, 16)}" fill="${b.tone('#e8c870', depth)}"/>`,
    )
    b.d.shape('M-70 0L-46 -150H46L70 0Z', shift(stone, 0.05), { shade: 0.3 })
    const moss = new Marks()
    for (const [mx, my, w] of [
      [-320, -50, 140],
      [150, -100, 120],
      [-170, -440, 110],
      [90, -520, 90],
    ] as const)
      moss.add(
        b.tone('#6f9a5c', depth),
        `M${mx} ${my}q${w / 2} -20 ${w} 0l-18 ${n1(b.r.between(24, 60))}q-30 -30 -60 0Z`,
      )
    moss.fill(b)
  })
  if (warm) b.d.glow(x, y - 220 * s, 220 * s, '#ffb85c', 0.55)
}

/** A slim boat of one log on the water. */
export function canoe(b: Brush, x: number, y: number, s: number): void {
  b.d.raw(
    `<path d="M${n1(x - 150 * s)} ${n1(y + 6 * s)}q${n1(150 * s)} ${n1(30 * s)} ${n1(300 * s)} 0Z" fill="${b.mood.shadow}" fill-opacity=".3"/>`,
  )
  b.d.shape(
    `M${n1(x - 170 * s)} ${n1(y - 50 * s)}Q${n1(x)} ${n1(y - 10 * s)} ${n1(x + 170 * s)} ${n1(y - 50 * s)}Q${n1(x + 140 * s)} ${n1(y + 16 * s)} ${n1(x + 70 * s)} ${n1(y + 16 * s)}H${n1(x - 70 * s)}Q${n1(x - 140 * s)} ${n1(y + 16 * s)} ${n1(x - 170 * s)} ${n1(y - 50 * s)}Z`,
    b.tone('#8a5c3e', 0.06),
    { shade: 0.5 },
  )
  b.d.stroke(
    `M${n1(x - 168 * s)} ${n1(y - 48 * s)}Q${n1(x)} ${n1(y - 10 * s)} ${n1(x + 168 * s)} ${n1(y - 48 * s)}`,
    b.tone('#d8a868', 0.06),
    9 * s,
  )
}
