import type { Prop } from '@moonpage/storyteller/scene'
import { blob, n1 } from '../path.ts'
import { tuft } from './ground.ts'
import { box } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** A mossy wall of field stones. Its ends have crumbled to heaps, so that it looks like part of the land. */
const wall: PropDrawing = {
  width: 1500,
  height: 344,
  kind: 'barrier',
  layer: 'behind',
  gripY: 12,
  draw(p) {
    p.shadow(760)
    const colors = ['#a39ca6', '#b0a8ac', '#968f9c', '#aaa098', '#b4aa9c']
    // The reach of each course to the left and right differs, since the ends have crumbled.
    const reach = [722, 700, 664, 640, 604]
    p.cut(
      `M-720 12L-700 -60L-652 -110L-640 -180L-604 -240L-590 -306H592L606 -236L644 -176L660 -110L702 -60L722 12Z`,
      '#746d7a',
      { shade: 0.3 },
    )
    reach.forEach((half, row) => {
      let x = -half - p.r.between(0, 30)
      while (x < half - 20) {
        const width = p.r.between(76, 140)
        const right = Math.min(x + width, half + 18)
        const top = -46 - row * 60 + p.r.between(-5, 4)
        p.cut(box(x + 3, top, right - x - 6, 56, 18), p.r.pick(colors), { shade: 0.45 })
        x += width
      }
    })
    for (let x = -590; x < 580; x += 120)
      p.cut(box(x, -332 + p.r.between(-4, 6), 114, 44, 14), '#c2b9ba', { shade: 0.4 })
    for (const [x, y, size] of [
      [-716, 2, 34],
      [-664, 8, 24],
      [700, 4, 36],
      [640, 10, 22],
      [-300, 10, 16],
    ] as const)
      p.cut(blob(x, y - size * 0.5, size, size * 0.7, 9, 0.1, p.r), p.r.pick(colors), { shade: 0.5 })
    for (let i = 0; i < 9; i++) {
      const [x, y, w] = [p.r.between(-560, 480), -46 - p.r.int(1, 4) * 60, p.r.between(40, 90)]
      p.flat(
        `M${n1(x)} ${y}q${n1(w / 2)} -12 ${n1(w)} 0l-12 ${n1(p.r.between(10, 26))}q${n1(-w * 0.3)} -18 ${n1(-w + 20)} 4Z`,
        '#7f9f50',
        0.85,
      )
    }
    for (const [start, length] of [
      [-470, 5],
      [430, 6],
      [300, 3],
    ] as const) {
      p.mark(
        `M${start} -330C${start + 30} -280 ${start - 40} -220 ${start + 10} ${-330 + length * 44}`,
        '#5f7f44',
        5,
      )
      for (let i = 0; i < length * 4; i++)
        p.at(
          start + p.r.between(-42, 42),
          -338 + (i / (length * 4)) * length * 46,
          p.r.between(30, 150),
          () =>
            p.cut('M0 -12C16 -20 30 -6 30 4C20 16 4 14 0 -12Z', p.r.pick(['#6f9a4a', '#5a8444', '#86ac58']), {
              shade: 0.3,
            }),
        )
    }
    for (const x of [-690, -520, -300, 60, 330, 600]) tuft(p, x, 12, p.r.between(36, 60))
  },
}

const rocks: PropDrawing = {
  width: 1060,
  height: 370,
  kind: 'barrier',
  layer: 'behind',
  gripY: 20,
  draw(p) {
    const boulder = (x: number, y: number, rx: number, ry: number, color: string) => {
      const shape = blob(x, y, rx, ry, 8, 0.1, p.r)
      p.cut(shape, color, { shade: 0.65, lit: 0.45 })
      p.mark(
        `M${n1(x - rx * 0.3)} ${n1(y - ry * 0.5)}l${n1(rx * 0.2)} ${n1(ry * 0.34)}l${n1(-rx * 0.08)} ${n1(ry * 0.3)}`,
        '#6f6876',
        5,
        0.7,
      )
    }
    boulder(-80, -230, 130, 104, '#8f8894')
    boulder(130, -210, 110, 96, '#a39ca6')
    boulder(-260, -120, 150, 116, '#a39ca6')
    boulder(300, -110, 150, 110, '#8f8894')
    boulder(20, -100, 170, 116, '#b0a8ac')
    boulder(-420, -50, 100, 66, '#968f9c')
    boulder(450, -44, 82, 58, '#aaa098')
    boulder(-160, -30, 90, 48, '#aaa098')
    boulder(190, -26, 84, 44, '#968f9c')
    for (const x of [-500, -330, -60, 110, 360, 510])
      p.cut(blob(x, 8, p.r.between(14, 30), 14, 8, 0.1, p.r), '#8f8894')
  },
}

export const stoneProps = { wall, rocks } satisfies Partial<Record<Prop, PropDrawing>>
