import { mostFaces, type FocusBox, type PictureFocus } from '@moonpage/contract/picture-focus'
import type { ViewBox } from '../render.ts'
import { type Box, union } from './cameras.ts'
import { outline } from './measure.ts'
import type { Placed } from './players.ts'

type Head = { x: number; y: number; radius: number }

/**
 * The area of a picture that a crop should show: a box for each face and one around all figures, in percent of `view`. Null
 * when there is no figure. `Head` is in canvas units.
 */
export function focusOf(
  view: ViewBox,
  figures: readonly { placed: Placed; head: Head }[],
): PictureFocus | null {
  if (figures.length === 0) return null
  const faces = figures.map(({ head }) => around(head))
  const cast = figures.map(({ placed }, index) => union(faces[index]!, bodyOf(placed) ?? faces[index]!))
  return {
    faces: faces.slice(0, mostFaces).map((face) => inView(face, view)),
    cast: inView(cast.reduce(union), view),
  }
}

const around = ({ x, y, radius }: Head): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

/** A figure's box by its measured outline, in canvas units; null when a blanket covers it. */
function bodyOf({ x, y, scale, facing, inBed, reach }: Placed): Box | null {
  if (inBed) return null
  const mirror = facing === 'left' ? -1 : 1
  const boxes = reach.rows.flatMap((row, i): Box[] => {
    if (!row) return []
    const [one, other] = row.map((at) => x + mirror * at * scale) as [number, number]
    const top = y + (outline.top + i * outline.step) * scale
    return [
      {
        left: Math.min(one, other),
        right: Math.max(one, other),
        top,
        bottom: top + outline.step * scale,
      },
    ]
  })
  return boxes.length > 0 ? boxes.reduce(union) : null
}

/** Left, top, width and height in integer percent of the view, clamped to it. */
function inView({ left, right, top, bottom }: Box, view: ViewBox): FocusBox {
  const share = (at: number, start: number, length: number) =>
    Math.round(Math.max(0, Math.min(1, (at - start) / length)) * 100)
  const [x, y] = [share(left, view.x, view.width), share(top, view.y, view.height)]
  return [x, y, share(right, view.x, view.width) - x, share(bottom, view.y, view.height) - y]
}
