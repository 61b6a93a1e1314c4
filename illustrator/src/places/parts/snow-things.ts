import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { type Edge } from './land.ts'
import { Marks } from './marks.ts'
import { wash } from './wash.ts'

/** The colour of snow. */
export const white = '#eef2fa'

/** Soft blue hollows and a glitter on snow. */
export function drifts(b: Brush, edge: Edge, n = 20): void {
  const { r, mood } = b
  const [hollows, glitter] = [new Marks(), new Marks()]
  const blue = mix(b.tone(white), mood.shadow, 0.22)
  for (let i = 0; i < n; i++) {
    const x = r.between(-200, 1700)
    const t = r()
    const y = edge(x) + 24 + t * (1380 - edge(x))
    const l = 90 + t * 260
    hollows.add(
      blue,
      `M${n1(x)} ${n1(y)}q${n1(l * 0.4)} ${n1(-12 - t * 16)} ${n1(l)} ${n1(-2)}q${n1(-l * 0.5)} ${n1(4 + t * 12)} ${n1(-l)} 2Z`,
    )
  }
  for (let i = 0; i < 60; i++)
    glitter.add(
      '#ffffff',
      ellipse(r.between(-190, 1790), r.between(edge(800) + 30, 1380), r.between(1.5, 3.5)),
    )
  hollows.fill(b, 0.55)
  glitter.fill(b, 0.8)
}

/** Falling snow over all. */
export function snowfall(b: Brush, n = 110): void {
  const { r } = b
  const [small, large] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++)
    (i % 4 ? small : large).add(
      '#ffffff',
      ellipse(r.between(-190, 1790), r.between(-150, 1150), i % 4 ? r.between(2, 4) : r.between(4.5, 8)),
    )
  small.fill(b, 0.6)
  large.fill(b, 0.75)
}

export function snowyRock(b: Brush, x: number, y: number, w: number): void {
  const h = w * 0.6
  b.d.groundShadow(x, y, w * 0.66, h * 0.2, 0.5)
  b.d.shape(blob(x, y - h * 0.4, w * 0.5, h * 0.5, 9, 0.06, b.r), b.tone('#8a8fa2'), { shade: 0.6 })
  b.d.shape(
    `M${n1(x - w * 0.46)} ${n1(y - h * 0.5)}Q${n1(x - w * 0.3)} ${n1(y - h * 1.1)} ${n1(x + w * 0.06)} ${n1(y - h * 1.04)}Q${n1(x + w * 0.4)} ${n1(y - h)} ${n1(x + w * 0.48)} ${n1(y - h * 0.46)}Q${n1(x + w * 0.28)} ${n1(y - h * 0.66)} ${n1(x + w * 0.12)} ${n1(y - h * 0.52)}Q${n1(x - w * 0.14)} ${n1(y - h * 0.7)} ${n1(x - w * 0.46)} ${n1(y - h * 0.5)}Z`,
    b.tone(white),
    { shade: 0.35 },
  )
}

export const snowFront = (f: Brush) => {
  const paint = mix(f.tone(white), f.mood.shadow, f.mood.dark ? 0.34 : 0.16)
  wash(f, 'M-200 1400V1190C-60 1160 120 1230 330 1400Z', paint, 1170, 1400, { lit: 0.3, shade: 0.35 })
  wash(f, 'M1800 1400V1180C1680 1150 1480 1240 1250 1400Z', paint, 1160, 1400, { lit: 0.3, shade: 0.35 })
  snowfall(f, 40)
}

export function bench(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9a6f4c', 0.06)
  b.d.groundShadow(x, y, 130, 16, 0.5)
  b.d.shape(`M${x - 100} ${y}v-110h14v110ZM${x + 86} ${y}v-110h14v110Z`, shift(wood, -0.06))
  b.d.shape(
    `M${x - 116} ${y - 108}h232v22h-232ZM${x - 116} ${y - 76}h232v18h-232ZM${x - 122} ${y - 48}h244v20h-244Z`,
    wood,
    { shade: 0.4 },
  )
  b.d.shape(`M${x - 124} ${y - 46}q60 -22 124 -14t124 10q4 10 -6 10h-236q-8 0 -6 -6Z`, b.tone(white, 0.04), {
    shade: 0.3,
  })
}

/** Northern lights: curtains of short rays hanging from waving edges. */
export function aurora(b: Brush): void {
  for (const [i, color] of ['#7ff0c0', '#8fc8ff', '#c89aff'].entries()) {
    const id = `aurora${i}`
    b.d.define(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".75" stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
    )
    for (let k = 0; k < 17; k++) {
      const x = 330 + k * 58
      const foot = 560 - i * 90 + Math.sin(k * 0.55 + i * 1.4) * 70
      const h = b.air.between(170, 270)
      b.d.raw(
        `<path data-sh="1" d="M${n1(x)} ${n1(foot)}l58.5 ${n1(Math.cos(k * 0.55 + i * 1.4) * 34)}l20 ${n1(-h)}h-58.5Z" fill="url(#${id})"/>`,
      )
    }
  }
}

export function facets(b: Brush, depth: number): void {
  const { r } = b
  const marks = new Marks()
  for (let i = 0; i < 26; i++) {
    const left = i % 2 === 0
    const [x, y] = [left ? r.between(-150, 270) : r.between(1330, 1750), r.between(-100, 900)]
    const s = r.between(50, 120)
    marks.add(
      b.tone(r.pick(['#b4dcf2', '#96c8e8', '#7fb6de']), depth),
      `M${n1(x)} ${n1(y)}l${n1(s * 0.7)} ${n1(-s * 0.5)}l${n1(s * 0.3)} ${n1(s * 0.8)}l${n1(-s * 0.6)} ${n1(s * 0.5)}Z`,
    )
  }
  marks.fill(b, 0.5)
}

export function icicles(b: Brush): void {
  const { r } = b
  for (let x = -120; x < 1750; x += r.between(50, 110)) {
    const [w, l] = [r.between(20, 46), r.between(90, 260) * (Math.abs(x - 800) > 420 ? 1.3 : 0.6)]
    const top = -60 + 50 * Math.sin(x / 160)
    b.d.shape(
      `M${n1(x - w)} ${n1(top)}Q${n1(x - w * 0.3)} ${n1(top + l * 0.5)} ${n1(x)} ${n1(top + l)}Q${n1(x + w * 0.3)} ${n1(top + l * 0.5)} ${n1(x + w)} ${n1(top)}Z`,
      b.tone('#b8e0f6', 0.05),
      { shade: 0.3, lit: 0.5, dir: [1, 0.2] },
    )
  }
}
