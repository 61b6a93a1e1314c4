import { Drawing } from '../../drawing.ts'
import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import { type Brush, isNamed } from './brush.ts'
import { Marks } from './marks.ts'
import { wash } from './wash.ts'

/** The colour of water: `color` mixed with that of the sky, which it mirrors. */
export const waterColor = (b: Brush, color = '#5fa6c4', sky = 0.35): string =>
  mix(b.tone(color), b.mood.sky[1], sky)

/** Short bright strokes of reflected light. */
export function glints(
  b: Brush,
  n: number,
  x: readonly [number, number],
  y: readonly [number, number],
  color = mix(b.mood.key, b.mood.sky[2], 0.3),
  opacity = 0.6,
): void {
  const { r } = b
  const [far, near] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const t = r()
    const l = (22 + 80 * t) * r.between(0.5, 1.3)
    ;(t < 0.5 ? far : near).add(
      color,
      `M${n1(r.between(...x))} ${n1(y[0] + (y[1] - y[0]) * t)}q${n1(l / 2)} ${n1(-3 - 6 * t)} ${n1(l)} 0`,
    )
  }
  far.stroke(b, 3, opacity)
  near.stroke(b, 5, opacity)
}

/** The sea from the horizon down to `bottom`, in bands of swell. */
export function sea(
  b: Brush,
  horizon: number,
  [far, near]: readonly [string, string],
  bottom = 1400,
  bands = 7,
): void {
  wash(b, `M-200 ${horizon}H1800V${bottom}H-200Z`, far, horizon, horizon + 300, { lit: 0.3, shade: 0 })
  for (let i = 1; i < bands; i++) {
    const t = i / bands
    const y = horizon + (bottom - horizon) * t ** 1.5
    const w = 60 + 170 * t
    const offset = b.r() * w
    let d = `M${n1(-220 - offset)} ${n1(y)}`
    for (let x = -220 - offset; x < 1820; x += w) d += `q${n1(w / 2)} ${n1(-8 - 20 * t)} ${n1(w)} 0`
    const next = horizon + (bottom - horizon) * ((i + 1) / bands) ** 1.5
    wash(b, `${d}V${n1(Math.min(bottom, next + 40))}H-220Z`, mix(far, near, t), y - 20, next + 20, {
      lit: 0.28,
      shade: 0.2,
    })
  }
  glints(b, 40, [-180, 1700], [horizon + 16, bottom - 40], mix(b.mood.key, far, 0.25), 0.5)
}

/** The light of sun or moon lying on water below it. */
export function lightRoad(b: Brush, x: number, top: number, bottom: number): void {
  const { r } = b
  const [far, near] = [new Marks(), new Marks()]
  const color = b.scene.time === 'night' ? '#e8e2c8' : '#ffe6b0'
  for (let i = 0; i < 30; i++) {
    const t = r()
    const w = (18 + 80 * t) * r.between(0.5, 1.3)
    ;(t < 0.45 ? far : near).add(
      color,
      `M${n1(x - w + r.between(-30, 30))} ${n1(top + 8 + (bottom - top) * t)}q${n1(w)} -7 ${n1(2 * w)} 0`,
    )
  }
  far.stroke(b, 4, 0.6)
  near.stroke(b, 8, 0.55)
}

/** A pond seen at an angle, with a soft bank. */
export function pond(
  of: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  bank = '#a89468',
  color?: string,
): void {
  // The pond that the page is about is its only one; what is random stays the same.
  const b = isNamed(of, 'pond') ? { ...of, d: new Drawing(of.mood) } : of
  const paint = color ?? waterColor(b)
  b.d.raw(`<path d="${blob(x, y + ry * 0.04, rx * 1.05, ry * 1.13, 15, 0.03, b.r)}" fill="${b.tone(bank)}"/>`)
  const d = blob(x, y, rx, ry, 15, 0.03, b.r)
  wash(b, d, paint, y - ry, y + ry, { lit: 0.45, shade: 0.45 })
  b.d.clip(d, () =>
    glints(b, Math.round(rx / 22), [x - rx * 0.8, x + rx * 0.6], [y - ry * 0.8, y + ry * 0.85]),
  )
}

/** Lily pads with a few flowers, inside an ellipse. */
export function lilies(b: Brush, x: number, y: number, rx: number, ry: number, n: number): void {
  const { r } = b
  const [pads, petals] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const [a, q] = [r() * 6.283, Math.sqrt(r()) * 0.85]
    const [px, py, s] = [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q, r.between(20, 42)]
    pads.add(
      b.tone(r.pick(['#6f9f58', '#86b067', '#5a8a50'])),
      `M${n1(px)} ${n1(py)}L${n1(px + s)} ${n1(py - s * 0.12)}A${n1(s)} ${n1(s * 0.4)} 0 1 1 ${n1(px + s * 0.8)} ${n1(py - s * 0.26)}Z`,
    )
    if (i % 4 === 0) {
      let d = ''
      for (const k of [-1, -0.5, 0, 0.5, 1])
        d += `M${n1(px)} ${n1(py)}q${n1(k * s * 0.7 - s * 0.16)} ${n1(-s * 0.3)} ${n1(k * s * 0.55)} ${n1(-s * (0.75 - Math.abs(k) * 0.35))}q${n1(s * 0.2)} ${n1(s * 0.2)} ${n1(-k * s * 0.55)} ${n1(s * (0.75 - Math.abs(k) * 0.35))}Z`
      petals.add(b.tone(r.pick(['#f3c9d4', '#f8efe6'])), d)
    }
  }
  pads.fill(b)
  petals.fill(b)
}

/** A stone in water with a ring of light about its foot. */
export function steppingStone(b: Brush, x: number, y: number, w: number): void {
  b.d.raw(
    `<path d="${ellipse(x, y + w * 0.1, w * 0.62, w * 0.22)}" fill="${mix(b.mood.key, b.mood.sky[2], 0.4)}" fill-opacity=".4"/>`,
  )
  b.d.shape(blob(x, y, w * 0.5, w * 0.2, 9, 0.06, b.r), b.tone('#9a979c'), { shade: 0.5, lit: 0.4 })
  b.d.raw(
    `<path d="${ellipse(x - w * 0.06, y - w * 0.05, w * 0.3, w * 0.08)}" fill="${shift(b.tone('#9a979c'), 0.06)}" fill-opacity=".7"/>`,
  )
}
