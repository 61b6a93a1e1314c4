import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { Resvg } from '@resvg/resvg-js'
import { chooseStaging } from './choose-staging.ts'
import type { Drawing } from './drawing.ts'
import type { ViewBox } from './render.ts'
import { texelUnits, texture } from './texture.ts'

/** `rgba`: 4 bytes for each pixel, rows from the top; the paper is transparent. */
export type Sketch = { width: number; height: number; rgba: Buffer }

/** Color of the pencil: red, green, blue. */
const lead = [70, 66, 104] as const

/**
 * Draws a scene in pencil, with the composition that `paintScene` has: a page shows it until its picture is painted.
 * Takes about 0.1 s of one core at 640 px.
 *
 * @param seed `book:page`, as for `paintScene`
 * @param width in pixels; the height is 3/4 of it
 */
export function sketchScene(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  width = 640,
): Sketch {
  const { drawing, view } = chooseStaging(scene, cast, seed).made
  return sketch(drawing, view, width)
}

/**
 * Turns a drawing into a pencil drawing of `width` pixels. Lines are where neighboring pixels differ, with the grain of the
 * paper in them. Dark areas are hatched; their luma is that of ITU-R BT.601. Throws when the SVG is not valid.
 */
export function sketch(drawing: Drawing, view: ViewBox, width: number): Sketch {
  const image = new Resvg(drawing.toSvg(false, view), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  const { height } = image
  const px = image.pixels
  const { grain } = texture(width, height)
  const rgba = Buffer.alloc(width * height * 4)
  const row = width * 4
  // The distance of the compared pixels gives the width of the lines, which grows with the width of the drawing.
  const step = Math.max(1, Math.round(width / 640))
  for (let y = step; y < height - step; y++)
    for (let x = step; x < width - step; x++) {
      const i = y * row + x * 4
      const left = i - 4 * step
      const right = i + 4 * step
      const up = i - row * step
      const down = i + row * step
      let edge = 0
      for (let c = 0; c < 3; c++) {
        const gx = px[right + c]! - px[left + c]!
        const gy = px[down + c]! - px[up + c]!
        edge = Math.max(edge, Math.abs(gx) + Math.abs(gy))
      }
      const tooth = grain[y * width + x]! * texelUnits.grain
      let alpha = Math.min(1, Math.max(0, (edge - 14) / 62)) * Math.min(1, 0.35 + 0.55 * tooth)
      const light = px[i]! * 0.3 + px[i + 1]! * 0.59 + px[i + 2]! * 0.11
      if (light < 92 && (x + y) % (9 * step) < 1.5 * step)
        alpha = Math.max(alpha, ((92 - light) / 92) * 0.42 * tooth)
      rgba[i] = lead[0]
      rgba[i + 1] = lead[1]
      rgba[i + 2] = lead[2]
      rgba[i + 3] = Math.round(Math.min(1, alpha) * 205)
    }
  return { width, height, rgba }
}
