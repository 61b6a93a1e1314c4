import { rounded, type Pen } from './pen.ts'

/** One crystal that stands on a rock. */
export const prism = (p: Pen, x: number, width: number, height: number, turn: number, color: string): void =>
  p.at(x, -12, turn, () => {
    const [w, h] = [width, height]
    p.shine(
      rounded(
        [
          [-w, 0],
          [-w, -h * 0.74],
          [-w * 0.1, -h],
          [w, -h * 0.78],
          [w, 0],
        ],
        3,
      ),
      color,
    )
    p.flat(`M${-w} ${-h * 0.74}L${-w * 0.1} ${-h}L${w * 0.1} ${-h * 0.68}V0H${-w}Z`, '#ffffff', 0.28)
    p.mark(
      `M${w * 0.1} 0V${-h * 0.68}L${-w * 0.1} ${-h}M${w * 0.1} ${-h * 0.68}L${-w} ${-h * 0.74}M${w * 0.1} ${-h * 0.68}L${w} ${-h * 0.78}`,
      '#ffffff',
      3,
      0.6,
    )
  })
