import { Drawing } from '../drawing.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { random } from '../random.ts'
import { rasterize } from '../render.ts'
import type { Player, Reach } from './players.ts'

/** The raster on which a figure is measured, in figure units around its feet. A cell is `step` units wide and high. */
export const outline = { left: -336, top: -512, width: 672, height: 560, step: 8 } as const

const light = { dir: [0.5, 0.85], key: '#ffffff', shadow: '#000000' } as const
const cache = new Map<string, Reach>()

/**
 * Measures a figure by drawing it and reading the pixels, because each rig has its head and tail in a different place. In
 * figure units; cached by species, look, pose and outfit.
 */
export function measure(player: Player, { swims, back }: { swims: boolean; back: boolean }): Reach {
  const { sheet, member } = player
  const key = JSON.stringify([
    sheet.species,
    sheet.kin,
    sheet.look,
    member.pose,
    member.outfit,
    member.worn,
    swims,
    back,
  ])
  const cached = cache.get(key)
  if (cached) return cached
  const d = new Drawing(light)
  const at = { x: 0, y: 0, scale: 1, facing: 'right', tint: (color: string) => color, swims, back } as const
  const anchors = drawFigure(d, sheet, member, { ...at, shadow: false }, random('measure'))
  const { left, top, width, height, step } = outline
  const image = rasterize(d.toSvg(false, { x: left, y: top, width, height }), width / step)
  const rows = Array.from({ length: image.height }, (_, y): [number, number] | null => {
    let [first, last] = [-1, -1]
    for (let x = 0; x < image.width; x++) {
      if (image.rgba[(y * image.width + x) * 4 + 3]! < 100) continue
      if (first < 0) first = x
      last = x
    }
    return first < 0 ? null : [left + first * step, left + (last + 1) * step]
  })
  // A book has a few figures, so the cache may be emptied when it is full.
  if (cache.size > 300) cache.clear()
  const reach = { ...anchors, rows }
  cache.set(key, reach)
  return reach
}
