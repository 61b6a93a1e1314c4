import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks, lamplit } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo, pool, wash } from './wash.ts'

/** Distant towers of a town, their feet at y = `base`; their windows are lit when it is dark. */
export function skyline(
  b: Brush,
  base: number,
  low: number,
  high: number,
  depth: number,
  clear?: readonly [number, number],
): void {
  const { r } = b
  const panes = new Marks()
  for (let x = -220; x < 1820;) {
    const w = r.between(70, 150)
    const middle = x + w / 2
    const h = clear && middle > clear[0] && middle < clear[1] ? low * 0.7 : r.between(low, high)
    const paint = b.tone(r.pick(['#9a94a8', '#8a8ea8', '#a89a9c', '#7f8aa0']), depth + r.between(-0.04, 0.04))
    const top = base - h
    const roof = r()
    const cap =
      roof < 0.3
        ? `L${n1(x + w / 2)} ${n1(top - w * 0.4)}L${n1(x + w)} ${n1(top)}`
        : roof < 0.55
          ? `h${n1(w * 0.25)}v${n1(-w * 0.24)}h${n1(w * 0.5)}v${n1(w * 0.24)}h${n1(w * 0.25)}`
          : roof < 0.7
            ? `a${n1(w / 2)} ${n1(w * 0.34)} 0 0 1 ${n1(w)} 0`
            : `h${n1(w)}`
    wash(b, `M${n1(x)} ${base}V${n1(top)}${cap}V${base}Z`, paint, top, base, { lit: 0.3, shade: 0.15 })
    for (let wy = top + 24; wy < base - 30; wy += 34)
      for (let wx = x + 14; wx < x + w - 18; wx += 27)
        if (r() < 0.45)
          panes.add(
            b.mood.dark ? mix('#ffd98a', b.mood.haze, depth * 0.5) : shift(paint, -0.05),
            `M${n1(wx)} ${n1(wy)}h11v15h-11Z`,
          )
    x += w + (r() < 0.4 ? r.between(0, 14) : 0)
  }
  panes.fill(b)
}

/** Colours of house walls. */
export const plaster = ['#d99a7c', '#e2c48c', '#c47f72', '#9fb2ac', '#e6d2ac', '#b49ab4', '#8fa8bc']

/** One narrow house of the street: shop below, windows above, a gable of its own. */
export function rowHouse(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  shop: boolean,
): void {
  const { r } = b
  const color = r.pick(plaster)
  const wall = b.tone(color, depth)
  const top = y - h
  const gable = r.int(0, 2)
  const crown =
    gable === 0
      ? `L${n1(x + w / 2)} ${n1(top - w * 0.5)}L${n1(x + w)} ${n1(top)}`
      : gable === 1
        ? `h${n1(w * 0.16)}v${n1(-w * 0.2)}h${n1(w * 0.16)}v${n1(-w * 0.2)}h${n1(w * 0.36)}v${n1(w * 0.2)}h${n1(w * 0.16)}v${n1(w * 0.2)}h${n1(w * 0.16)}`
        : `q${n1(w * 0.14)} ${n1(-w * 0.06)} ${n1(w * 0.2)} ${n1(-w * 0.24)}q${n1(w * 0.3)} ${n1(-w * 0.36)} ${n1(w * 0.6)} 0q${n1(w * 0.06)} ${n1(w * 0.18)} ${n1(w * 0.2)} ${n1(w * 0.24)}`
  b.d.shape(`M${n1(x)} ${y}V${n1(top)}${crown}V${y}Z`, wall, { shade: 0.4, lit: 0.3, dir: [0.7, 0.5] })
  bricks(b, x + 10, top + 10, w - 26, h - 30, Math.round((w * h) / 4200), wall, w * 0.08)
  b.d.raw(
    `<path d="M${n1(x - 5)} ${n1(top + 5)}h${n1(w + 10)}v${n1(-w * 0.06)}h${n1(-w - 10)}Z" fill="${b.tone('#efe4d0', depth)}"/>`,
  )
  lamplit(b, x + w / 2, top - w * 0.06, w * 0.16, w * 0.2, {
    depth,
    arched: true,
    lit: r() < 0.6 && b.mood.dark,
  })
  const floor = w * 0.62
  const shopTop = y - w * 0.92
  for (let wy = top + floor * 0.8; wy < (shop ? shopTop - 10 : y - w * 0.7); wy += floor) {
    const lit = () => r() < 0.72 && b.mood.dark
    for (const t of w > 170 ? [0.22, 0.5, 0.78] : [0.28, 0.72]) {
      lamplit(b, x + w * t, wy, w * 0.17, w * 0.32, { depth, lit: lit() })
      if (r() < 0.4) {
        b.d.raw(
          `<path d="M${n1(x + w * (t - 0.11))} ${n1(wy + 2)}h${n1(w * 0.22)}v${n1(w * 0.05)}h${n1(-w * 0.22)}Z" fill="${b.tone('#8a5c44', depth)}"/>`,
        )
        const buds = new Marks()
        for (let i = 0; i < 5; i++)
          buds.add(
            b.tone(i % 2 ? '#5d8a52' : r.pick(['#e0706a', '#e8a0b4', '#f2c24f']), depth),
            ellipse(x + w * (t - 0.09 + i * 0.045), wy - w * 0.02, w * 0.032),
          )
        buds.fill(b)
      }
    }
  }
  if (!shop) {
    b.d.shape(
      `M${n1(x + w * 0.36)} ${y}v${n1(-w * 0.56)}h${n1(w * 0.28)}v${n1(w * 0.56)}Z`,
      b.tone(r.pick(['#4f7a80', '#7a4f5c', '#5f7a52']), depth),
      { shade: 0.5 },
    )
    lamplit(b, x + w * 0.5, y - w * 0.62, w * 0.26, w * 0.1, { depth, bars: false })
    return
  }
  const warm = b.mood.dark
  b.d.shape(
    `M${n1(x + w * 0.08)} ${y - 8}V${n1(shopTop + w * 0.2)}H${n1(x + w * 0.62)}V${y - 8}Z`,
    warm ? '#ffdf94' : mix(b.tone('#7a90a0', depth), b.mood.sky[1], 0.3),
    { shade: 0.15 },
  )
  if (warm) {
    halo(b, x + w * 0.36, y - w * 0.3, w * 0.6, '#ffcf7a', 0.5)
    pool(b, x + w * 0.4, y + w * 0.12, w * 0.66, w * 0.14, '#ffcf7a', 0.5)
  }
  const goods = new Marks()
  for (let i = 0; i < 5; i++)
    goods.add(
      b.tone(r.pick(['#c8674f', '#5aa7a8', '#d8a23f', '#7f6aa8']), depth),
      ellipse(x + w * (0.14 + i * 0.1), y - w * 0.12, w * 0.042, w * r.between(0.05, 0.09)),
    )
  goods.fill(b)
  b.d.raw(
    `<path d="M${n1(x + w * 0.35)} ${y - 8}V${n1(shopTop + w * 0.2)}" stroke="${b.tone('#efe4d0', depth)}" stroke-width="${n1(w * 0.025)}"/>`,
  )
  b.d.shape(
    `M${n1(x + w * 0.7)} ${y}v${n1(-w * 0.6)}h${n1(w * 0.22)}v${n1(w * 0.6)}Z`,
    b.tone('#5f7a80', depth),
    { shade: 0.5 },
  )
  const awning = r.pick(['#c8503f', '#3f7f86', '#d8963f', '#6f5a9a'])
  const stripes = 6
  for (let i = 0; i < stripes; i++) {
    const [x0, x1] = [x + (w * i) / stripes, x + (w * (i + 1)) / stripes]
    b.d.raw(
      `<path d="M${n1(x + w * 0.05 + (w * 0.9 * i) / stripes)} ${n1(shopTop)}L${n1(x + w * 0.05 + (w * 0.9 * (i + 1)) / stripes)} ${n1(shopTop)}L${n1(x1)} ${n1(shopTop + w * 0.2)}a${n1(w / stripes / 2)} ${n1(w * 0.05)} 0 0 1 ${n1(x0 - x1)} 0Z" fill="${b.tone(i % 2 ? '#f4ead8' : awning, depth)}"/>`,
    )
  }
  b.d.raw(
    `<path data-sh="1" d="M${n1(x)} ${n1(shopTop)}h${n1(w)}v${n1(w * 0.24)}h${n1(-w)}Z" fill="${b.d.linear(b.mood.shadow, [0, 1])}" fill-opacity=".3"/>`,
  )
}

export function fountain(b: Brush, x: number, y: number): void {
  const stone = b.tone('#c8bcb4', 0.1)
  b.d.shape(`M${x - 14} ${y}v-90h28v90Z`, stone, { shade: 0.5 })
  b.d.shape(`M${x - 86} ${y - 92}q86 46 172 0v-12h-172Z`, stone, { shade: 0.5 })
  b.d.shape(`M${x - 9} ${y - 100}v-60h18v60Z`, stone)
  const jets = new Marks()
  for (const k of [-1, 1])
    for (const w of [40, 78])
      jets.add(mix(b.mood.key, '#ffffff', 0.4), `M${x} ${y - 160}q${k * w * 0.5} -50 ${k * w} ${w * 0.7}`)
  for (const k of [-1, 1])
    jets.add(mix(b.mood.key, '#ffffff', 0.4), `M${x + k * 84} ${y - 96}q${k * 16} 40 ${k * 20} 90`)
  jets.stroke(b, 5, 0.7)
}

export function parkBench(b: Brush, x: number, y: number): void {
  const wood = b.tone('#a8754c')
  const iron = b.tone('#4a4f5e')
  b.d.groundShadow(x, y, 170, 20, 0.5)
  b.d.stroke(
    `M${x - 110} ${y}l10 -70v-110M${x + 110} ${y}l-10 -70v-110M${x - 130} ${y}l30 -70M${x + 130} ${y}l-30 -70`,
    iron,
    10,
  )
  b.d.shape(
    `M${x - 142} ${y - 178}h284v26h-284ZM${x - 142} ${y - 138}h284v26h-284ZM${x - 150} ${y - 82}h300v22h-300Z`,
    wood,
    { shade: 0.4 },
  )
}

export function chimney(b: Brush, x: number, y: number): void {
  const brick = b.tone('#a5654f')
  b.d.shape(`M${x - 110} ${y}V${y - 380}h220V${y}Z`, brick, { shade: 0.55, lit: 0.3, dir: [1, 0.1] })
  bricks(b, x - 104, y - 370, 204, 360, 60, brick, 34)
  b.d.shape(`M${x - 130} ${y - 370}v-40h260v40Z`, b.tone('#c48a70'), { shade: 0.4 })
  for (const dx of [-58, 46])
    b.d.shape(`M${x + dx - 32} ${y - 408}l8 -84h56l8 84Z`, b.tone('#c9794f'), { shade: 0.5 })
}

export function waterTank(b: Brush, x: number, y: number): void {
  const wood = b.tone('#a07a5c', 0.03)
  b.d.stroke(
    `M${x - 100} ${y}L${x - 76} ${y - 220}M${x + 100} ${y}L${x + 76} ${y - 220}M${x - 92} ${y - 70}L${x + 84} ${y - 190}M${x + 92} ${y - 70}L${x - 84} ${y - 190}`,
    b.tone('#5f5a68', 0.03),
    14,
  )
  b.d.shape(`M${x - 120} ${y - 210}V${y - 460}h240V${y - 210}q-120 30 -240 0Z`, wood, {
    shade: 0.6,
    lit: 0.35,
    dir: [1, 0.1],
  })
  const staves = new Marks()
  for (let i = -4; i <= 4; i++) staves.add(shift(wood, -0.06), `M${x + i * 26} ${y - 458}V${y - 204}`)
  staves.stroke(b, 4, 0.7)
  new Marks()
    .add(b.tone('#5f5a68', 0.03), `M${x - 120} ${y - 270}q120 30 240 0M${x - 120} ${y - 400}q120 30 240 0`)
    .stroke(b, 7)
  b.d.shape(
    `M${x - 146} ${y - 452}Q${x - 40} ${y - 500} ${x} ${y - 590}Q${x + 40} ${y - 500} ${x + 146} ${y - 452}Q${x} ${y - 420} ${x - 146} ${y - 452}Z`,
    b.tone('#6f5a6c', 0.03),
    { shade: 0.5 },
  )
}
