import { mix, multiply } from './colour.ts'
import { n1 } from './path.ts'

/** Canvas units of a wide picture; every place, figure and prop is drawn in them. */
export const canvas = { width: 1600, height: 1200 } as const

const element = /<(?:path|circle|ellipse|rect)\b[^>]*>/g

/**
 * `opacity` makes the renderer lay a layer aside for one shape; where the shape is only filled or only stroked,
 * its paint's own opacity looks the same and costs a third.
 */
function withoutLayer(tag: string): string {
  if (tag.includes('mix-blend-mode')) return tag
  const stroked = tag.includes(' stroke="')
  const filled = !tag.includes('fill="none"')
  if (stroked && filled) return tag
  return tag.replace(' opacity="', stroked ? ' stroke-opacity="' : ' fill-opacity="')
}

/** The one light of a scene: where shadow falls (unit-ish vector), its colour and that of the shade. */
export type LightSource = {
  dir: readonly [x: number, y: number]
  key: string
  shadow: string
  /** How much more than daylight it shows on the near side; 1 when absent. */
  strength?: number
}

type ShapeOptions = {
  /** Strength of the shaded and the lit side, 0…1. */
  shade?: number
  lit?: number
  opacity?: number
  dir?: readonly [number, number]
}

/**
 * An SVG in the making. Shading is tagged `data-sh`, so that the painter can render once without and once with
 * it and lay grain only where there is shading.
 */
export class Drawing {
  light: LightSource
  readonly #body: string[] = []
  readonly #defs = new Map<string, string>()
  #clips = 0
  #clipped = 0

  constructor(light: LightSource) {
    this.light = light
  }

  define(id: string, markup: string): string {
    if (!this.#defs.has(id)) this.#defs.set(id, markup)
    return id
  }

  raw(markup: string): this {
    this.#body.push(markup.includes(' opacity="') ? markup.replace(element, withoutLayer) : markup)
    return this
  }

  /** Fades in from the lit to the shaded side. */
  linear(color: string, [x, y]: readonly [number, number]): string {
    const id = `g${color.slice(1)}_${n1(x * 10)}_${n1(y * 10)}`.replace(/[-.]/g, 'm')
    this.define(
      id,
      `<linearGradient id="${id}" x1="${0.5 - x * 0.5}" y1="${0.5 - y * 0.5}" x2="${0.5 + x * 0.5}" y2="${0.5 + y * 0.5}"><stop offset="0.25" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  radial(color: string, middle = 0.35): string {
    const id = `r${color.slice(1)}_${Math.round(middle * 100)}`
    this.define(
      id,
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}"/><stop offset="${middle}" stop-color="${color}" stop-opacity="0.45"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    return `url(#${id})`
  }

  #shadeOf(color: string): string {
    return mix(multiply(color, this.light.shadow), this.light.shadow, 0.25)
  }

  /** A filled shape with a shaded and a lit side. */
  shape(
    d: string,
    fill: string,
    { shade = 0.45, lit = 0.25, opacity = 1, dir = this.light.dir }: ShapeOptions = {},
  ): this {
    this.raw(`<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
    const side = (paint: string, strength: number) =>
      this.raw(`<path data-sh="1" d="${d}" fill="${paint}" opacity="${Math.round(strength * 100) / 100}"/>`)
    if (shade) side(this.linear(this.#shadeOf(fill), dir), shade * opacity)
    if (lit)
      side(
        this.linear(mix(fill, this.light.key, 0.65), [-dir[0], -dir[1]]),
        Math.min(0.7, lit * (this.light.strength ?? 1)) * opacity,
      )
    return this
  }

  stroke(
    d: string,
    color: string,
    width: number,
    { shade = 0.35, lit = 0.15, opacity = 1 }: ShapeOptions = {},
  ): this {
    const line = `fill="none" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"`
    this.raw(`<path d="${d}" ${line} stroke="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
    const [x, y] = this.light.dir
    const side = (paint: string, strength: number) =>
      this.raw(`<path data-sh="1" d="${d}" ${line} stroke="${paint}" opacity="${strength}"/>`)
    if (shade) side(this.linear(this.#shadeOf(color), [x, y]), shade)
    if (lit)
      side(
        this.linear(mix(color, this.light.key, 0.65), [-x, -y]),
        Math.min(0.7, lit * (this.light.strength ?? 1)),
      )
    return this
  }

  glow(x: number, y: number, radius: number, color: string, opacity = 0.8, middle = 0.3): this {
    const circle = `data-sh="1" cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${this.radial(color, middle)}"`
    // A blend is a layer, and the renderer aborts on a layer in a layer that starts two views away from it.
    if (this.#clipped) return this.raw(`<circle ${circle} fill-opacity="${n1(opacity * 8) / 10}"/>`)
    return this.raw(`<circle ${circle} opacity="${opacity}" style="mix-blend-mode:screen"/>`)
  }

  groundShadow(x: number, y: number, rx: number, ry: number, opacity = 0.5): this {
    return this.raw(
      `<ellipse data-sh="1" cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${this.radial(this.light.shadow, 0.5)}" opacity="${opacity}"/>`,
    )
  }

  group(transform: string, draw: () => void): this {
    this.raw(`<g transform="${transform}">`)
    draw()
    return this.raw('</g>')
  }

  /** Like `group` for a mirrored figure: the light keeps coming from where it comes from. */
  mirrored(transform: string, draw: () => void): this {
    const light = this.light
    this.light = { ...light, dir: [-light.dir[0], light.dir[1]] }
    this.group(transform, draw)
    this.light = light
    return this
  }

  clip(d: string, draw: () => void): this {
    const id = `c${this.#clips++}`
    this.define(id, `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.raw(`<g clip-path="url(#${id})">`)
    this.#clipped++
    draw()
    this.#clipped--
    return this.raw('</g>')
  }

  /** @param viewBox what of the canvas is shown: the camera. */
  toSvg(shading: boolean, viewBox: { x: number; y: number; width: number; height: number }): string {
    const body = this.#body.join('\n')
    const kept = shading ? body : body.replace(/<(path|circle|ellipse|rect)[^>]*data-sh="1"[^>]*\/>\n?/g, '')
    const { x, y, width, height } = viewBox
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n1(x)} ${n1(y)} ${n1(width)} ${n1(height)}" width="${n1(width)}" height="${n1(height)}"><defs>${[...this.#defs.values()].join('')}</defs>${kept}</svg>`
  }
}
