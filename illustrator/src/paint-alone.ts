import type { CastMember, CharacterSheet, Prop } from '@moonpage/storyteller/scene'
import { cutOut, type CutOut } from './cutout.ts'
import { Drawing } from './drawing.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { drawProp } from './props/draw-prop.ts'
import { random } from './random.ts'
import { rasterize, type ViewBox } from './render.ts'

const light = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const
const plain = (color: string) => color

/** Holds every figure and every prop. */
const room: ViewBox = { x: -1000, y: -1500, width: 2000, height: 2000 }
/** In pixels; enough to see where something is drawn. */
const small = 250

/** A figure from head to foot, or a prop. */
export type Alone = { sheet: CharacterSheet } | { prop: Prop }

/**
 * Paints one figure or thing without a place around it, as large as its square. The same arguments give the same pixels. Takes
 * about 0.2 s of one core at 600 px.
 *
 * @param size width and height in pixels
 */
export function paintAlone(alone: Alone, size: number): CutOut {
  const drawing = new Drawing(light)
  if ('sheet' in alone) {
    const { sheet } = alone
    const member: CastMember = { who: sheet.who, pose: 'wave', expression: 'happy', looks_at: 'reader' }
    const place = { x: 0, y: 0, scale: 1.6, facing: 'right', tint: plain, shadow: false } as const
    drawFigure(drawing, sheet, member, place, random('portrait'))
  } else drawProp(drawing, alone.prop, { x: 0, y: 0, scale: 2, lit: false, tint: plain }, random(alone.prop))
  return cutOut(drawing, frameOf(drawing), size)
}

/** The smallest square around all that is drawn, with a little air. */
function frameOf(drawing: Drawing): ViewBox {
  const { rgba } = rasterize(drawing.toSvg(false, room), small)
  let [left, right, top, bottom] = [small, 0, small, 0]
  for (let y = 0, i = 3; y < small; y++)
    for (let x = 0; x < small; x++, i += 4)
      if (rgba[i]! > 0) {
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y + 1)
      }
  const unit = room.width / small
  const side = Math.max(1, right - left, bottom - top) * unit * 1.06
  return {
    x: room.x + ((left + right) / 2) * unit - side / 2,
    y: room.y + ((top + bottom) / 2) * unit - side / 2,
    width: side,
    height: side,
  }
}
