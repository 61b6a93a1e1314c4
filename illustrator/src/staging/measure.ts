import { Drawing } from '../drawing.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { random } from '../random.ts'
import { rasterize } from '../render.ts'
import type { Player, Reach } from './players.ts'

/** The scrap paper a figure is measured on; a cell of it is `step` units wide and high. */
export const outline = { left: -336, top: -512, width: 672, height: 560, step: 8 } as const

const light = { dir: [0.5, 0.85], key: '#ffffff', shadow: '#000000' } as const
const known = new Map<string, Reach>()

/** Asks the figure itself, by drawing it on scrap paper: every rig has its head and its tail somewhere else. */
export function measure(player: Player, { swims, back }: { swims: boolean; back: boolean }): Reach {
  const { sheet, member } = player
  const key = JSON.stringify([sheet.species, sheet.look, member.pose, member.outfit, swims, back])
  const before = known.get(key)
  if (before) return before
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
  // A thread meets a few figures a book; it need not remember those of last week.
  if (known.size > 300) known.clear()
  const reach = { ...anchors, rows }
  known.set(key, reach)
  return reach
}
