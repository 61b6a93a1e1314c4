import { mix } from '../../colour.ts'
import { n1 } from '../../path.ts'
import { shadeOf, type Brush } from './brush.ts'

/** Opacities of the light at the top and of the shade at the bottom, 0…1. */
type Wash = { lit?: number; shade?: number }

/**
 * Fills the SVG path `d`, lit at `top` and shaded towards `bottom` (y in canvas units). On large areas this takes a
 * third of the time of `Drawing.shape`: one overlay rather than two, and no `opacity` layer.
 */
export function wash(
  b: Brush,
  d: string,
  color: string,
  top: number,
  bottom: number,
  { lit = 0.3, shade = 0.4 }: Wash = {},
): void {
  b.d.raw(`<path d="${d}" fill="${color}"/>`)
  const light = mix(color, b.mood.key, 0.65)
  const dark = shadeOf(b, color)
  const id =
    `w${color.slice(1)}_${Math.round(top)}_${Math.round(bottom)}_${Math.round(lit * 100)}_${Math.round(shade * 100)}`.replace(
      /-/g,
      'm',
    )
  b.d.define(
    id,
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(top)}" x2="${n1((bottom - top) * 0.12)}" y2="${n1(bottom)}"><stop offset="0" stop-color="${light}" stop-opacity="${lit}"/><stop offset=".4" stop-color="${light}" stop-opacity="0"/><stop offset=".4" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${shade}"/></linearGradient>`,
  )
  b.d.raw(`<path data-sh="1" d="${d}" fill="url(#${id})"/>`)
}

/** A soft round light. Has no blend layer, since there may be hundreds in a picture. */
export function halo(
  b: Brush,
  x: number,
  y: number,
  radius: number,
  color = b.mood.warm,
  opacity = 0.5,
): void {
  b.d.raw(
    `<circle data-sh="1" cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${b.d.radial(color, 0.3)}" fill-opacity="${opacity}"/>`,
  )
}

/** An ellipse of light on the ground. */
export function pool(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color = b.mood.warm,
  opacity = 0.4,
): void {
  b.d.raw(
    `<ellipse data-sh="1" cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${b.d.radial(color, 0.4)}" fill-opacity="${opacity}"/>`,
  )
}

/** A band of haze across the canvas, densest at `bottom`, that makes what is behind it look further away. */
export function mist(b: Brush, top: number, bottom: number, color = b.mood.haze, opacity = 0.6): void {
  const id =
    `m${color.slice(1)}_${Math.round(top)}_${Math.round(bottom)}_${Math.round(opacity * 100)}`.replace(
      /-/g,
      'm',
    )
  b.d.define(
    id,
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}" stop-opacity="${opacity}"/></linearGradient>`,
  )
  b.d.raw(
    `<rect data-sh="1" x="-200" y="${n1(top)}" width="2000" height="${n1(bottom - top)}" fill="url(#${id})"/>`,
  )
}
