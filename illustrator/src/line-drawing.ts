import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { Resvg } from '@resvg/resvg-js'
import { chooseStaging } from './choose-staging.ts'

/** `gray`: one byte for each pixel, rows from the top; the paper is 255. */
export type LineDrawing = { width: number; height: number; gray: Buffer }

/** How dark a line is: 0 is black. */
const ink = 40
/** Pixels that are darker than this count as this dark, so that night has as few lines as day. */
const darkest = 60

/**
 * Draws the outlines of a scene, for children to color in, with the composition that `paintScene` has. A line is where
 * neighboring pixels differ, compared with how light they are. Takes about 0.5 s of one core at 1536 px.
 *
 * @param seed `book:page`, as for `paintScene`
 * @param width in pixels; the height is 3/4 of it
 */
export function drawLines(
  scene: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  width = 1536,
): LineDrawing {
  const { drawing, view } = chooseStaging(scene, cast, seed).made
  const image = new Resvg(drawing.toSvg(false, view), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  const { height, pixels } = image
  const gray = Buffer.alloc(width * height, 255)
  const row = width * 4
  // The distance of the compared pixels is the width of the lines.
  const step = Math.max(1, Math.round(width / 768))
  for (let y = step; y < height - step; y++)
    for (let x = step; x < width - step; x++) {
      const at = y * row + x * 4
      let edge = 0
      let light = darkest
      for (let channel = at; channel < at + 3; channel++) {
        const across = pixels[channel + 4 * step]! - pixels[channel - 4 * step]!
        const down = pixels[channel + row * step]! - pixels[channel - row * step]!
        edge = Math.max(edge, Math.abs(across) + Math.abs(down))
        light = Math.max(light, pixels[channel]!)
      }
      const strength = Math.min(1, Math.max(0, ((edge * 140) / light - 12) / 30))
      gray[y * width + x] = Math.round(255 - strength * (255 - ink))
    }
  return { width, height, gray }
}
