import type { Drawing } from './drawing.ts'
import { rasterize, type ViewBox } from './render.ts'
import { texelUnits, texture } from './texture.ts'

/** A square picture. `rgba`: 4 bytes for each pixel, rows from the top; all that is not drawn is transparent. `size` in pixels. */
export type CutOut = { size: number; rgba: Buffer }

/**
 * Paints what is drawn, with grain where there is shading, and edges that look cut by hand.
 *
 * @param frame the square that is shown, in canvas units
 * @param size width and height in pixels
 */
export function cutOut(drawing: Drawing, frame: ViewBox, size: number): CutOut {
  const flat = rasterize(drawing.toSvg(false, frame), size).rgba
  const shaded = rasterize(drawing.toSvg(true, frame), size).rgba
  const { grain, dx, dy } = texture(size, size)
  for (let i = 0, j = 0; i < size * size; i++, j += 4) {
    // Where shading adds opacity, it is the shadow on the ground, which has no grain.
    if (shaded[j + 3] !== flat[j + 3]) continue
    const rough = grain[i]! * texelUnits.grain
    for (let c = j; c < j + 3; c++) {
      const mixed = flat[c]! + (shaded[c]! - flat[c]!) * rough
      // Alpha is premultiplied: no channel may exceed alpha.
      shaded[c] = Math.max(0, Math.min(shaded[j + 3]!, mixed))
    }
  }
  return { size, rgba: displace(shaded, size, dx, dy) }
}

/** Displaces each pixel, so that edges look cut by hand, and converts premultiplied to straight alpha, as WebP needs it. */
function displace(pixels: Uint8Array, size: number, dx: Int8Array, dy: Int8Array): Buffer {
  const rgba = Buffer.alloc(size * size * 4)
  const most = size - 1.01
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const sx = Math.max(0, Math.min(most, x + dx[i]! * texelUnits.shift))
      const sy = Math.max(0, Math.min(most, y + dy[i]! * texelUnits.shift))
      const [tx, ty] = [sx - (sx | 0), sy - (sy | 0)]
      const p = ((sy | 0) * size + (sx | 0)) * 4
      const below = p + size * 4
      const at = (c: number) =>
        (1 - ty) * ((1 - tx) * pixels[p + c]! + tx * pixels[p + 4 + c]!) +
        ty * ((1 - tx) * pixels[below + c]! + tx * pixels[below + 4 + c]!)
      const alpha = at(3)
      if (alpha < 1) continue
      const j = i * 4
      for (let c = 0; c < 3; c++) rgba[j + c] = Math.min(255, Math.round((at(c) * 255) / alpha))
      rgba[j + 3] = Math.round(alpha)
    }
  return rgba
}
