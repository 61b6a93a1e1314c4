import { shift } from '../colour.ts'
import { ellipse, n1, type Point } from '../path.ts'
import type { FigureAction } from './figure-action.ts'
import { line, type Pen } from './pen.ts'

type Hand = {
  /** Middle of the palm. */
  at: Point
  /** Degrees: where the lower arm points; 0 is right, 90 down. */
  angle: number
  /** Width of the arm. */
  width: number
  color: string
  grip: FigureAction['grip']
  /** The side on which the thumb is, seen along the arm: 1 right, -1 left. */
  thumb: 1 | -1
  fingers: boolean
}

/** Draws a hand or paw: a mitten with a thumb; closed, it has fingers around what it holds. */
export function drawHand(p: Pen, { at: [x, y], angle, width, color, grip, thumb, fingers }: Hand): void {
  const r = width * 0.54
  const dark = shift(color, -0.09)
  p.d.group(`translate(${n1(x)} ${n1(y)}) rotate(${n1(angle)}) scale(1 ${thumb})`, () => {
    if (grip === 'closed') {
      p.d.stroke(
        `M${n1(-r * 0.2)} ${n1(r * 0.6)}q${n1(r * 0.7)} ${n1(r * 0.5)} ${n1(r * 0.95)} ${n1(-r * 0.3)}`,
        shift(color, -0.03),
        r * 0.62,
        { shade: 0.2 },
      )
      p.d.shape(ellipse(0, 0, r * 1.02, r), color, { shade: 0.3 })
      for (const at of fingers ? [-0.5, 0, 0.5] : [-0.25, 0.3])
        line(
          p,
          `M${n1(r * 0.38)} ${n1(r * at)}q${n1(r * 0.34)} ${n1(r * 0.06)} ${n1(r * 0.5)} ${n1(r * 0.02)}`,
          dark,
          2.8,
          0.75,
        )
      return
    }
    if (grip === 'flat') {
      p.d.stroke(`M${n1(-r * 0.1)} ${n1(r * 0.5)}l${n1(r * 0.3)} ${n1(r * 0.72)}`, color, r * 0.62, {
        shade: 0.2,
      })
      p.d.shape(ellipse(r * 0.12, 0, r * 0.92, r * 1.16), color, { shade: 0.3 })
      for (const at of fingers ? [-0.62, -0.12, 0.38] : [-0.4, 0.2])
        line(p, `M${n1(r * 0.5)} ${n1(r * at)}h${n1(r * 0.4)}`, dark, 2.6, 0.6)
      return
    }
    p.d.stroke(`M${n1(-r * 0.2)} ${n1(r * 0.4)}l${n1(r * 0.5)} ${n1(r * 0.86)}`, color, r * 0.66, {
      shade: 0.2,
    })
    p.d.shape(ellipse(r * 0.28, 0, r * 1.18, r * 0.94), color, { shade: 0.3 })
    for (const at of fingers ? [-0.44, 0, 0.42] : [-0.3, 0.28])
      line(p, `M${n1(r * 0.86)} ${n1(r * at)}h${n1(r * 0.42)}`, dark, 2.6, 0.6)
  })
}
