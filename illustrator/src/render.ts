import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from './drawing.ts'
import { texture } from './texture.ts'

/** `pixels`: RGB, 3 bytes each, rows from the top. */
export type Picture = { width: number; height: number; pixels: Buffer }
export type ViewBox = { x: number; y: number; width: number; height: number }

function rasterize(svg: string, width: number) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return { width: image.width, height: image.height, rgba: image.pixels }
}

/**
 * Renders without and with shading, and mixes the two through the grain, so that grain sits only where shading
 * is; then bends the edges as if cut by hand and lays all on paper.
 */
export function render(drawing: Drawing, view: ViewBox, width: number): Picture {
  const flat = rasterize(drawing.toSvg(false, view), width)
  const shaded = rasterize(drawing.toSvg(true, view), width)
  const { height } = flat
  const { grain, paper, dx, dy } = texture(width, height)
  const a = flat.rgba
  const b = shaded.rgba
  const mixed = new Float32Array(width * height * 3)
  for (let i = 0, j = 0, k = 0; i < width * height; i++, j += 4, k += 3) {
    const [d0, d1, d2] = [b[j]! - a[j]!, b[j + 1]! - a[j + 1]!, b[j + 2]! - a[j + 2]!]
    const step = Math.abs(d0) + Math.abs(d1) + Math.abs(d2)
    // A hard step is a shape's edge, not shading: it takes less grain.
    const q = 1 + (grain[i]! - 1) * (step > 90 ? 90 / step : 1)
    mixed[k] = a[j]! + d0 * q
    mixed[k + 1] = a[j + 1]! + d1 * q
    mixed[k + 2] = a[j + 2]! + d2 * q
  }
  const pixels = Buffer.allocUnsafe(width * height * 3)
  const [maxX, maxY] = [width - 1.01, height - 1.01]
  for (let y = 0, i = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++, k += 3) {
      const sx = Math.max(0, Math.min(maxX, x + dx[i]!))
      const sy = Math.max(0, Math.min(maxY, y + dy[i]!))
      const [tx, ty] = [sx - (sx | 0), sy - (sy | 0)]
      const p = ((sy | 0) * width + (sx | 0)) * 3
      const below = p + width * 3
      const [w00, w10, w01, w11] = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty]
      for (let c = 0; c < 3; c++) {
        const value =
          (mixed[p + c]! * w00 +
            mixed[p + 3 + c]! * w10 +
            mixed[below + c]! * w01 +
            mixed[below + 3 + c]! * w11) *
          paper[i]!
        pixels[k + c] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  return { width, height, pixels }
}
