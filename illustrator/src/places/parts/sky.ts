import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { isOvercast } from '../../weather/weather-mood.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo, wash } from './wash.ts'

/** Fills canvas and bleed with the sky of the mood; its third colour begins at y = `horizon`. */
export function sky(b: Brush, horizon = 780): void {
  const [top, middle, low] = b.mood.sky
  const id = `sky${Math.round(horizon)}`
  b.d.define(
    id,
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-80" x2="0" y2="${horizon}"><stop offset="0" stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  )
  b.d.raw(`<path d="M-200 -200H1800V1400H-200Z" fill="url(#${id})"/>`)
  strokes(b, mix(middle, b.mood.key, 0.5), -60, horizon - 160, 11, b.mood.dark ? 0.1 : 0.22)
}

/** `n` long brush strokes between `top` and `bottom`, so that no large area is of one flat colour. */
export function strokes(
  b: Brush,
  color: string,
  top: number,
  bottom: number,
  n: number,
  opacity: number,
): void {
  const { r } = b
  for (let i = 0; i < n; i++) {
    const [x, y, l, w, bend] = [
      r.between(-300, 1500),
      r.between(top, bottom),
      r.between(240, 760),
      r.between(14, 46),
      r.between(-22, 22),
    ]
    b.d.raw(
      `<path data-sh="1" d="M${n1(x)} ${n1(y)}Q${n1(x + l * 0.4)} ${n1(y + bend - w * 0.7)} ${n1(x + l)} ${n1(y + bend * 0.4)}Q${n1(x + l * 0.6)} ${n1(y + bend + w * 0.6)} ${n1(x)} ${n1(y)}Z" fill="${color}" fill-opacity="${n1(r.between(4, 10) * opacity) / 10}"/>`,
    )
  }
}

const sparkle = (x: number, y: number, s: number) =>
  `M${n1(x)} ${n1(y - s)}Q${n1(x)} ${n1(y)} ${n1(x + s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y + s)}Q${n1(x)} ${n1(y)} ${n1(x - s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y - s)}Z`

/** `n` stars above `bottom`, fewer towards it; a few of them sparkle. */
export function stars(b: Brush, n: number, bottom = 620): void {
  const { air: r, mood } = b
  const [bright, faint] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const [x, y, k] = [r.between(-200, 1800), -150 + (bottom + 150) * r() ** 1.25, r() ** 3]
    const marks = r() < 0.5 ? bright : faint
    marks.add(r() < 0.6 ? '#fdf3d0' : mood.key, ellipse(x, y, 1.6 + k * 3.4))
    if (k > 0.55) {
      halo(b, x, y, 22 + k * 24, mood.warm, 0.4)
      bright.add('#fff8e0', sparkle(x, y, 8 + k * 13))
    }
  }
  faint.fill(b, 0.55)
  bright.fill(b, 0.95)
}

const seas = [
  [-0.3, -0.2, 0.2],
  [0.3, 0.1, 0.26],
  [-0.1, 0.45, 0.15],
  [0.2, -0.5, 0.12],
] as const

function crescent(b: Brush, x: number, y: number, s: number): void {
  b.d.shape(
    `M${n1(x + s * 0.3)} ${n1(y - s * 0.95)}A${s} ${s} 0 1 0 ${n1(x + s * 0.95)} ${n1(y + s * 0.32)}A${n1(s * 0.8)} ${n1(s * 0.8)} 0 0 1 ${n1(x + s * 0.3)} ${n1(y - s * 0.95)}Z`,
    '#f7ecc6',
    { shade: 0.25 },
  )
}

/** The moon about (x, y), `size` its radius: full with its seas, or a crescent. */
export function moon(b: Brush, x: number, y: number, size: number, full = true): void {
  b.d.glow(x, y, size * 4, b.mood.key, 0.4, 0.3)
  halo(b, x, y, size * 1.9, b.mood.warm, 0.45)
  if (!full) return crescent(b, x, y, size)
  b.d.shape(ellipse(x, y, size), '#f7ecc6', { shade: 0.25 })
  for (const [dx, dy, q] of seas)
    b.d.raw(
      `<path d="${ellipse(x + dx * size, y + dy * size, q * size, q * size * 0.9)}" fill="#e6d5a4" fill-opacity=".7"/>`,
    )
}

/** What is in the sky at this time of day: the sun, the low sun, a crescent, or the moon with stars. */
export function heavens(b: Brush, x = 330, y = 220, horizon = 700): void {
  const { time, things = [], weather } = b.scene
  if (isOvercast(weather)) return overcast(b)
  if (weather === 'starless') return
  if (weather === 'stars') {
    stars(b, time === 'night' || time === 'dusk' ? 260 : 120, horizon - 40)
    milkyWay(b, horizon)
  }
  // The moon that a picture is about is its only one.
  const isOwn = things.some(({ prop }) => prop === 'moon')
  if (time === 'afternoon') {
    b.d.glow(x, y, 520, '#fff2b8', 0.7)
    b.d.raw(`<path d="${ellipse(x, y, 76)}" fill="#fff8dc"/>`)
  } else if (time === 'sunset') {
    const low = Math.max(y, horizon - 150)
    b.d.glow(x, low, 700, '#ffcf8a', 0.75)
    b.d.raw(`<path d="${ellipse(x, low, 96)}" fill="#fff0c8"/>`)
    strokes({ ...b, r: b.air }, '#f7c0a0', 140, horizon - 60, 9, 0.3)
  } else if (time === 'dusk') {
    stars(b, 60, horizon - 200)
    b.d.glow(x + 100, horizon, 760, '#f0a878', 0.3)
    if (!isOwn) moon(b, x, y, 62, false)
  } else {
    stars(b, 150, horizon - 60)
    const isFull = b.air() < 0.7
    if (!isOwn) moon(b, x, y, 88, isFull)
  }
}

/** A band of many small stars across the sky. */
function milkyWay(b: Brush, horizon: number): void {
  const { air: r } = b
  const marks = new Marks()
  for (let i = 0; i < 150; i++) {
    const t = r()
    const spread = (r() + r() - 1) * 130
    marks.add('#fdf6dc', ellipse(-100 + t * 1800, horizon * (0.72 - 0.6 * t) + spread, r.between(1.6, 4.4)))
  }
  for (const t of [0.15, 0.4, 0.65, 0.9])
    halo(b, -100 + t * 1800, horizon * (0.72 - 0.6 * t), 260, b.mood.key, 0.16)
  marks.fill(b, 0.85)
}

/** A sky without sun, moon and stars: long low clouds. */
function overcast(b: Brush): void {
  const { air: r, mood } = b
  for (let i = 0; i < 9; i++)
    b.d.raw(
      `<path data-sh="1" d="${blob(r.between(-150, 1750), r.between(-20, 420), r.between(260, 460), r.between(50, 110), 12, 0.08, r)}" fill="${mix(mood.sky[0], i % 2 ? mood.shadow : mood.key, mood.dark ? 0.14 : 0.22)}" fill-opacity=".5"/>`,
    )
}

/** A flat-bottomed cloud about 360·`scale` wide. */
export function cloud(b: Brush, x: number, y: number, scale: number, color = cloudColor(b)): void {
  const { r } = b
  const half = 180 * scale
  const lumps = r.int(4, 6)
  let d = `M${n1(x - half)} ${n1(y)}`
  for (let i = 0; i < lumps; i++) {
    const t = (i + 1) / lumps
    const top = Math.sin(Math.PI * Math.min(0.94, t)) * 78 * scale * r.between(0.75, 1.1)
    const step = (2 * half) / lumps
    const radius = step * r.between(0.56, 0.72)
    d += `A${n1(radius)} ${n1(radius)} 0 0 1 ${n1(x - half + t * 2 * half)} ${n1(i === lumps - 1 ? y : y - top)}`
  }
  d += `Q${n1(x)} ${n1(y + 26 * scale)} ${n1(x - half)} ${n1(y)}Z`
  wash(b, d, color, y - 150 * scale, y + 30 * scale, { lit: 0.5, shade: b.mood.dark ? 0.35 : 0.16 })
  const puffs = new Marks()
  for (let i = 0; i < 3; i++)
    puffs.add(
      mix(color, b.mood.key, 0.3),
      blob(
        x + r.between(-0.5, 0.5) * half,
        y - r.between(14, 40) * scale,
        46 * scale,
        24 * scale,
        9,
        0.06,
        r,
      ),
    )
  puffs.fill(b, 0.4)
}

/** The colour of a cloud in this mood. */
export const cloudColor = (b: Brush): string =>
  mix(b.mood.sky[2], b.mood.key, { afternoon: 0.75, sunset: 0.3, dusk: 0.12, night: 0.08 }[b.scene.time])

/** A few clouds at different heights on both sides of the middle. */
export function clouds(b: Brush, n = 3, low = 380): void {
  const { r } = b
  const from = r() < 0.5 ? 0 : 1
  for (let i = 0; i < n; i++) {
    const left = (i + from) % 2 === 0
    const x = left ? r.between(-170, 80) : r.between(900, 1660)
    const y = r.between(90, low)
    cloud(b, x, y, r.between(0.4, 0.7) + (1 - y / low) * 0.5, shift(cloudColor(b), r.between(-0.02, 0.02)))
  }
}

/** Far birds, as strokes. */
export function birds(b: Brush, x: number, y: number, n = 3): void {
  const { air: r } = b
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const [bx, by, s] = [x + i * r.between(60, 95), y + r.between(-40, 40), r.between(0.5, 0.9)]
    marks.add(
      mix(b.mood.shadow, b.mood.haze, 0.35),
      `M${n1(bx)} ${n1(by)}q${n1(20 * s)} ${n1(-24 * s)} ${n1(38 * s)} 0q${n1(16 * s)} ${n1(-24 * s)} ${n1(38 * s)} 0`,
    )
  }
  marks.stroke(b, 5)
}
