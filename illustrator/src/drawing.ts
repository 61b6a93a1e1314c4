import { mix, multiply } from './colour.ts'
import { n1 } from './path.ts'

/** Size of a wide picture in canvas units. Every place, figure and prop is drawn in these units. */
export const canvas = { width: 1600, height: 1200 } as const

const element = /<(?:path|circle|ellipse|rect)\b[^>]*>/g

/**
 * For `opacity` the renderer allocates a layer for the shape. For a shape that is only filled or only stroked,
 * `fill-opacity` or `stroke-opacity` looks the same and takes a third of the time.
 */
function withoutLayer(tag: string): string {
  if (tag.includes('mix-blend-mode')) return tag
  const stroked = tag.includes(' stroke="')
  const filled = !tag.includes('fill="none"')
  if (stroked && filled) return tag
  return tag.replace(' opacity="', stroked ? ' stroke-opacity="' : ' fill-opacity="')
}

/** The one light source of a scene. */
export type LightSource = {
  /** Direction in which shadows fall; length about 1, y down. */
  dir: readonly [x: number, y: number]
  /** Color of the light. */
  key: string
  /** Color of the shade. */
  shadow: string
  /** Factor on the brightness of lit sides; 1 (daylight) when absent. */
  strength?: number
}

type ShapeOptions = {
  /** Opacity of the shaded and of the lit side, 0 to 1; 0 leaves it out. */
  shade?: number
  lit?: number
  opacity?: number
  dir?: readonly [number, number]
}

/** The elements from `from` up to `to`, as they were drawn, and whose they are. */
export type Mark = { name: string; from: number; to: number }

/**
 * Builds one SVG, in canvas units; later shapes cover earlier ones. Elements of the shading have the attribute `data-sh`:
 * the picture is rendered once without and once with them, so that grain can be put only where there is shading.
 */
export class Drawing {
  light: LightSource
  readonly #body: string[] = []
  readonly #defs = new Map<string, string>()
  readonly #marks: Mark[] = []
  #clips = 0
  #clipped = 0

  constructor(light: LightSource) {
    this.light = light
  }

  /** Adds markup to `<defs>`, unless the id is defined already. Returns the id. */
  define(id: string, markup: string): string {
    if (!this.#defs.has(id)) this.#defs.set(id, markup)
    return id
  }

  /** Appends SVG markup. A plain `opacity` is made cheaper; see `withoutLayer`. */
  raw(markup: string): this {
    this.#body.push(markup.includes(' opacity="') ? markup.replace(element, withoutLayer) : markup)
    return this
  }

  /** A gradient along the vector, from transparent to `color`. Returns the value of a `fill` or `stroke` attribute. */
  linear(color: string, [x, y]: readonly [number, number]): string {
    const id = `g${color.slice(1)}_${n1(x * 10)}_${n1(y * 10)}`.replace(/[-.]/g, 'm')
    this.define(
      id,
      `<linearGradient id="${id}" x1="${0.5 - x * 0.5}" y1="${0.5 - y * 0.5}" x2="${0.5 + x * 0.5}" y2="${0.5 + y * 0.5}"><stop offset="0.25" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /**
   * A radial gradient from `color` to transparent; `middle` (0 to 1) is the offset at which 45 % are left. Returns the
   * value of a `fill` attribute.
   */
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

  /** Draws the SVG path `d` filled, with a shaded and a lit side. */
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

  /** Draws the SVG path `d` as a line of `width` canvas units with round ends, with a shaded and a lit side. */
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

  /** Draws light in the air: a disk of `radius` canvas units that fades to its rim. */
  glow(x: number, y: number, radius: number, color: string, opacity = 0.8, middle = 0.3): this {
    const circle = `data-sh="1" cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${this.radial(color, middle)}"`
    // A blend mode needs a layer, and resvg aborts on a layer inside another layer that lies two views away from it.
    if (this.#clipped) return this.raw(`<circle ${circle} fill-opacity="${n1(opacity * 8) / 10}"/>`)
    return this.raw(`<circle ${circle} opacity="${opacity}" style="mix-blend-mode:screen"/>`)
  }

  /** Draws a soft elliptic shadow with the radii `rx` and `ry` in canvas units. */
  groundShadow(x: number, y: number, rx: number, ry: number, opacity = 0.5): this {
    return this.raw(
      `<ellipse data-sh="1" cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${this.radial(this.light.shadow, 0.5)}" opacity="${opacity}"/>`,
    )
  }

  /** Remembers what `draw` draws under a name, for checks of what is seen. */
  marked(name: string, draw: () => void): this {
    const from = this.#body.length
    draw()
    this.#marks.push({ name, from, to: this.#body.length })
    return this
  }

  /** Draws what `draw` draws under everything that is marked `name`; nothing where nothing is marked so. */
  under(name: string, draw: () => void): this {
    const mark = this.#marks.find((one) => one.name === name)
    if (!mark) return this
    const at = mark.from
    const end = this.#body.length
    draw()
    const added = this.#body.splice(end)
    this.#body.splice(at, 0, ...added)
    for (const one of this.#marks) {
      if (one.from >= at || one.to > at) one.to += added.length
      if (one.from >= at) one.from += added.length
    }
    return this
  }

  /** Everything drawn, in order, with the definitions that it needs and the marks on it. */
  parts(): { defs: string; body: readonly string[]; marks: readonly Mark[] } {
    return { defs: [...this.#defs.values()].join(''), body: this.#body, marks: this.#marks }
  }

  /** Applies an SVG transform to everything that `draw` draws. */
  group(transform: string, draw: () => void): this {
    this.raw(`<g transform="${transform}">`)
    draw()
    return this.raw('</g>')
  }

  /** Like `group`, for a transform that mirrors left and right: the light keeps its direction on the canvas. */
  mirrored(transform: string, draw: () => void): this {
    const light = this.light
    this.light = { ...light, dir: [-light.dir[0], light.dir[1]] }
    this.group(transform, draw)
    this.light = light
    return this
  }

  /** Clips everything that `draw` draws to the SVG path `d`. */
  clip(d: string, draw: () => void): this {
    const id = `c${this.#clips++}`
    this.define(id, `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.raw(`<g clip-path="url(#${id})">`)
    this.#clipped++
    draw()
    this.#clipped--
    return this.raw('</g>')
  }

  /**
   * @param shading whether elements of the shading are included
   * @param viewBox the part of the canvas that is shown, in canvas units
   */
  toSvg(shading: boolean, viewBox: { x: number; y: number; width: number; height: number }): string {
    const body = this.#body.join('\n')
    const markup = shading
      ? body
      : body.replace(/<(path|circle|ellipse|rect)[^>]*data-sh="1"[^>]*\/>\n?/g, '')
    const { x, y, width, height } = viewBox
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n1(x)} ${n1(y)} ${n1(width)} ${n1(height)}" width="${n1(width)}" height="${n1(height)}"><defs>${[...this.#defs.values()].join('')}</defs>${markup}</svg>`
  }
}
