import type { Thing } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { ellipse, n1, type Point } from '../path.ts'
import type { Random } from '../random.ts'

type Side = { shade?: number; lit?: number; opacity?: number; dir?: readonly [number, number] }

/** The colour of eyes and mouths. */
export const ink = '#2e2230'

/** What a prop is drawn with. Colours are tinted by the scene's mood; lengths are in canvas units. */
export class Pen {
  readonly d: Drawing
  readonly r: Random
  readonly lit: boolean
  readonly tint: (color: string) => string
  /** The mood's tint alone, for a thing in another one that has a color. */
  readonly plain: (color: string) => string
  /** Degrees by which the moving part of a prop is turned: its right end down. */
  readonly tilt: number

  /** What is written on it. */
  readonly says: string | undefined

  /** The color that the scene gives it. */
  readonly color: string | undefined

  /** Whether its eyes are shut. */
  readonly isAsleep: boolean

  /** How it is made on all pages of its book. */
  readonly make: Thing['make']

  /** Maps one of its colors to that in which the scene has it. */
  readonly recolor: (own: string) => string

  constructor(
    d: Drawing,
    r: Random,
    lit: boolean,
    tint: (color: string) => string,
    {
      tilt = -8,
      says,
      color,
      isAsleep = false,
      make,
      recolor = (own) => own,
    }: {
      tilt?: number | undefined
      says?: string | undefined
      color?: string | undefined
      isAsleep?: boolean | undefined
      make?: Thing['make']
      recolor?: ((own: string) => string) | undefined
    } = {},
  ) {
    this.d = d
    this.r = r
    this.lit = lit
    this.tint = (own) => tint(recolor(own))
    this.plain = tint
    this.recolor = recolor
    this.tilt = tilt
    this.says = says
    this.isAsleep = isAsleep
    this.make = make
    this.color = color
  }

  /** The color that the scene gives the prop, else its usual one. */
  dye(usual: string): string {
    return this.color ?? usual
  }

  /** A filled shape with a shaded and a lit side. */
  cut(path: string, color: string, side: Side = {}): void {
    this.d.shape(path, this.tint(color), side)
  }

  /** A light source: in the untinted colour `light` when it is dark, else a filled shape in `day`. */
  shine(path: string, light: string, day = light): void {
    if (this.lit) this.d.shape(path, this.recolor(light), { shade: 0.2, lit: 0.3 })
    else this.cut(path, day, { shade: 0.25 })
  }

  flat(path: string, color: string, opacity = 1): void {
    this.d.raw(`<path d="${path}" fill="${this.tint(color)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
  }

  /** A rounded bar with light and shade: poles, ropes, legs. */
  bar(path: string, color: string, width: number): void {
    this.d.stroke(path, this.tint(color), width)
  }

  /** A line without shading: seams, smiles, veins. */
  mark(path: string, color: string, width: number, opacity = 1): void {
    this.d.raw(
      `<path d="${path}" fill="none" stroke="${this.tint(color)}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    )
  }

  clip(path: string, draw: () => void): void {
    this.d.clip(path, draw)
  }

  at(x: number, y: number, turn: number, draw: () => void, scale = 1): void {
    const size = scale === 1 ? '' : ` scale(${scale})`
    this.d.group(`translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})${size}`, draw)
  }

  mirrored(draw: () => void): void {
    this.d.mirrored('scale(-1 1)', draw)
  }

  /** Light around a source when it is dark: smooth outside, grainy inside. Draw it before the source. */
  halo(x: number, y: number, radius: number, color: string, strength = 1): void {
    if (!this.lit) return
    const disc = (share: number, opacity: number) =>
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius * share)}" fill="${this.d.radial(color, 0.3)}" opacity="${n1(opacity * strength * 100) / 100}" style="mix-blend-mode:screen"/>`
    this.d.raw(disc(1, 0.45) + disc(0.45, 0.6))
    this.d.glow(x, y, radius, color, 0.35 * strength)
    this.d.glow(x, y, radius * 0.3, '#fff1c4', 0.6 * strength, 0.4)
  }

  /** Light over the edge of a source when it is dark. Draw it after the source. */
  bloom(x: number, y: number, radius: number, color: string): void {
    if (this.lit) this.d.glow(x, y, radius, color, 0.4, 0.45)
  }

  /** A shadow on the ground, `rx` its half width. */
  shadow(rx: number, x = 0): void {
    this.d.groundShadow(x, 0, rx, rx * 0.16, 0.6)
  }

  eye(x: number, y: number, size: number): void {
    if (this.isAsleep)
      return this.mark(
        `M${n1(x - size * 1.3)} ${n1(y)}q${n1(size * 1.3)} ${n1(size * 1.3)} ${n1(size * 2.6)} 0`,
        ink,
        Math.max(2.6, size * 0.5),
      )
    this.flat(ellipse(x, y, size, size * 1.15), ink)
    this.flat(ellipse(x + size * 0.3, y - size * 0.4, size * 0.36), '#ffffff')
  }

  smile(x: number, y: number, width: number, color = ink): void {
    this.mark(
      `M${n1(x - width / 2)} ${n1(y)}q${n1(width / 2)} ${n1(width * 0.5)} ${n1(width)} 0`,
      color,
      width * 0.17,
    )
  }

  cheek(x: number, y: number, size: number): void {
    this.flat(ellipse(x, y, size, size * 0.7), '#f0836f', 0.55)
  }

  /** A shiny spot on something smooth. */
  gleam(path: string, width: number, opacity = 0.75): void {
    this.mark(path, '#ffffff', width, opacity)
  }
}

/** The path of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, round = 4): string =>
  rounded(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    round,
  )

/** The path of a polygon. Its corners are rounded by `radius`, or by half an edge if that is less. */
export function rounded(points: readonly Point[], radius: number): string {
  const towards = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y) || 1
    const share = Math.min(radius / length, 0.5)
    return `${n1(x + (tx - x) * share)} ${n1(y + (ty - y) * share)}`
  }
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  const corners = points.map(
    (p, i) => `${towards(p, at(i - 1))}Q${n1(p[0])} ${n1(p[1])} ${towards(p, at(i + 1))}`,
  )
  return `M${corners.join('L')}Z`
}

/** The path of a star: its tips reach `outer` from the centre, the corners between them `inner`. */
export const star = (x: number, y: number, outer: number, inner: number, round: number, tips = 5): string =>
  rounded(
    Array.from({ length: tips * 2 }, (_, i): Point => {
      const angle = -Math.PI / 2 + (i * Math.PI) / tips
      const reach = i % 2 ? inner : outer
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
    round,
  )

/** The path of a heart with its tip `s` below (x, y). */
export const heart = (x: number, y: number, s: number): string =>
  `M${n1(x)} ${n1(y + s)}C${n1(x - s * 1.5)} ${n1(y)} ${n1(x - s)} ${n1(y - s)} ${n1(x)} ${n1(y - s * 0.3)}C${n1(x + s)} ${n1(y - s)} ${n1(x + s * 1.5)} ${n1(y)} ${n1(x)} ${n1(y + s)}Z`

/** The path of a pointed leaf from (0,0) along the x axis. */
export const blade = (length: number, width: number): string =>
  `M0 0Q${n1(length * 0.4)} ${n1(-width)} ${n1(length)} 0Q${n1(length * 0.4)} ${n1(width)} 0 0Z`
