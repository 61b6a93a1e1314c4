import { Drawing } from '@moonpage/illustrator/drawing'
import { render, type ViewBox } from '@moonpage/illustrator/render'
import { texelUnits, texture } from '@moonpage/illustrator/texture'
import { Resvg } from '@resvg/resvg-js'

const paperLight = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const

/** Paints a drawing on a transparent background (RGBA), with the same rough edges as in pictures. */
export function paintCutout(
  draw: (d: Drawing) => void,
  view: ViewBox,
  width: number,
): { width: number; height: number; rgba: Buffer } {
  const bare = new Drawing(paperLight)
  draw(bare)
  // Painted over a medium brown, so that no light or dark fringe shows on any background.
  const grounded = new Drawing(paperLight)
  grounded.raw(`<rect x="-400" y="-400" width="2600" height="2400" fill="#a98a70"/>`)
  draw(grounded)
  const picture = render(grounded, view, width)
  const mask = new Resvg(bare.toSvg(false, view), { fitTo: { mode: 'width', value: width } }).render()
  const { dx, dy } = texture(mask.width, mask.height)
  const alpha = mask.pixels
  const rgba = Buffer.alloc(mask.width * mask.height * 4)
  for (let y = 0, i = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, i++) {
      const sx = Math.round(Math.min(mask.width - 1, Math.max(0, x + dx[i]! * texelUnits.shift)))
      const sy = Math.round(Math.min(mask.height - 1, Math.max(0, y + dy[i]! * texelUnits.shift)))
      rgba[i * 4] = picture.pixels[i * 3]!
      rgba[i * 4 + 1] = picture.pixels[i * 3 + 1]!
      rgba[i * 4 + 2] = picture.pixels[i * 3 + 2]!
      rgba[i * 4 + 3] = Math.max(0, Math.min(255, (alpha[(sy * mask.width + sx) * 4 + 3]! - 96) * 1.6))
    }
  return { width: mask.width, height: mask.height, rgba }
}
