import type { Prop } from '@moonpage/storyteller/scene'
import { box, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const colors = ['#d9604c', '#4f8aa8', '#efc24f', '#7fa84a'] as const
const width = 66
const height = 46
const high = 9

/** One block; `x` is its middle, `y` its lower edge. */
function cutBlock(p: Pen, at: number, [x, y, turn]: readonly [number, number, number]): void {
  p.at(x, y, turn, () => {
    p.cut(box(-width / 2, -height, width, height, 6), p.dye(colors[at % colors.length]!), {
      shade: 0.5,
      lit: 0.4,
    })
    p.mark('M-16 -33H16V-13H-16Z', '#fbf1dc', 5, 0.8)
  })
}

const block: PropDrawing = {
  width,
  height,
  kind: 'held',
  gripY: height / 2,
  draw(p) {
    cutBlock(p, 0, [0, height / 2, 0])
  },
}

const tower: PropDrawing = {
  width: width + 4,
  height: high * height,
  kind: 'stands',
  draw(p) {
    p.shadow(40)
    for (let at = 0; at < high; at++) cutBlock(p, at, [at % 2 ? 1 : -1, -at * height, 0])
  },
}

/** A tower with a bend like a banana: it leans to the left, and then it changes its mind. */
export function bentTower(p: Pen): void {
  p.shadow(40)
  for (let at = 0; at < high; at++) {
    const t = at / (high - 1)
    cutBlock(p, at, [-56 * Math.sin(Math.PI * t) + 12 * t, -at * height, -13 * Math.cos(Math.PI * t)])
  }
}

export const toyBlocks = { block, 'block-tower': tower } satisfies Partial<Record<Prop, PropDrawing>>
