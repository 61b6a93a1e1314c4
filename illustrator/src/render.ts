import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from './drawing.ts'
import { texelUnits, textureRows } from './texture.ts'

/** `width` and `height` in pixels; `pixels`: RGB, 3 bytes for each pixel, rows from the top. */
export type Picture = { width: number; height: number; pixels: Buffer }
/** The part of the canvas that a picture shows, in canvas units. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/**
 * Renders an SVG, `width` pixels wide and as high as its view box needs: RGBA with premultiplied alpha, 4 bytes for each
 * pixel, rows from the top. Throws when the SVG is not valid.
 */
export function rasterize(svg: string, width: number) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return { width: image.width, height: image.height, rgba: image.pixels }
}

const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** A rasterized picture: RGBA, 4 bytes for each pixel, rows from the top. */
type Raster = ReturnType<typeof rasterize>

/**
 * Renders a drawing without and with shading and blends the two by the grain, so that there is grain only where there is
 * shading. Then displaces the pixels, so that edges look cut by hand, and multiplies them by the paper's texture. Throws
 * when the SVG is not valid. Takes 8 bytes of memory for each pixel.
 *
 * @param view the part of the canvas that is shown; its ratio gives the height
 * @param width in pixels
 * @param shaded the drawing with shading, where it is rasterized already; it is changed
 */
export function render(
  drawing: Drawing,
  view: ViewBox,
  width: number,
  shaded: Raster = rasterize(drawing.toSvg(true, view), width),
): Picture {
  const flat = rasterize(drawing.toSvg(false, view), width)
  const { height } = flat
  const rowAt = textureRows(width, height)
  const a = flat.rgba
  const b = shaded.rgba
  // In place: another buffer of this size would take up to 7 MB in each thread.
  for (let y = 0, j = 0; y < height; y++) {
    const { grain } = rowAt(y)
    for (let x = 0; x < width; x++, j += 4) {
      const d0 = b[j]! - a[j]!
      const d1 = b[j + 1]! - a[j + 1]!
      const d2 = b[j + 2]! - a[j + 2]!
      const step = (d0 < 0 ? -d0 : d0) + (d1 < 0 ? -d1 : d1) + (d2 < 0 ? -d2 : d2)
      if (step === 0) continue
      // The grain's contrast is limited, more so where it is dark: without this, a lamp's glow is full of bright dots.
      const most = 20 + (b[j]! + b[j + 1]! + b[j + 2]!) * 0.1
      const q = 1 + (grain[x]! * texelUnits.grain - 1) * (step > most ? most / step : 1)
      b[j] = byte(a[j]! + d0 * q)
      b[j + 1] = byte(a[j + 1]! + d1 * q)
      b[j + 2] = byte(a[j + 2]! + d2 * q)
    }
  }
  // In place, too: the picture without shading has been used.
  const pixels = a.subarray(0, width * height * 3)
  const [maxX, maxY] = [width - 1.01, height - 1.01]
  const row = width * 4
  for (let y = 0, k = 0; y < height; y++) {
    const { paper, dx, dy, reach } = rowAt(y)
    for (let x = 0; x < width; x++, k += 3) {
      const sx = Math.max(0, Math.min(maxX, x + dx[x]! * reach))
      const sy = Math.max(0, Math.min(maxY, y + dy[x]! * reach))
      const tx = sx - (sx | 0)
      const ty = sy - (sy | 0)
      const p = (sy | 0) * row + (sx | 0) * 4
      const below = p + row
      const light = paper[x]! * texelUnits.paper
      const w00 = (1 - tx) * (1 - ty) * light
      const w10 = tx * (1 - ty) * light
      const w01 = (1 - tx) * ty * light
      const w11 = tx * ty * light
      const right = p + 4
      const across = below + 4
      // Written out: a loop over the three colors takes a quarter longer.
      pixels[k] = byte(b[p]! * w00 + b[right]! * w10 + b[below]! * w01 + b[across]! * w11)
      pixels[k + 1] = byte(b[p + 1]! * w00 + b[right + 1]! * w10 + b[below + 1]! * w01 + b[across + 1]! * w11)
      pixels[k + 2] = byte(b[p + 2]! * w00 + b[right + 2]! * w10 + b[below + 2]! * w01 + b[across + 2]! * w11)
    }
  }
  return { width, height, pixels }
}
