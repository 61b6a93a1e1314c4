import type { Drawing } from '../drawing.ts'
import { n1 } from '../path.ts'
import { dyes } from '../props/dyes.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Cloth } from '../staging/layout.ts'

/** Draws the far or the near side of a cloth that hangs between those who hold it. */
export function drawCloth(
  d: Drawing,
  { left, right, sag, hem, side, color, isKnitted }: Cloth,
  stage: Stage,
): void {
  const tint = stage.depthTint(0)
  const x = (left.x + right.x) / 2
  const y = (left.y + right.y) / 2
  const rim = (down: number) =>
    `Q${n1(x)} ${n1(y + sag * 2 + down)} ${n1(right.x)} ${n1(right.y + down * 0.4)}`
  const from = (down: number) => `M${n1(left.x)} ${n1(left.y + down * 0.4)}`
  const back = (down: number) =>
    `Q${n1(x)} ${n1(y + sag * 2 + down)} ${n1(left.x)} ${n1(left.y + down * 0.4)}`
  const [top, bottom] = side === 'far' ? [-hem * 0.7, hem * 0.5] : [hem * 0.2, hem * 1.3]
  const outline = `${from(top)}${rim(top)}L${n1(right.x)} ${n1(right.y + bottom * 0.4)}${back(bottom)}Z`
  d.shape(outline, tint(color ? dyes[color] : side === 'far' ? '#b9563f' : '#d8a23f'), {
    shade: 0.45,
    lit: 0.25,
    dir: [0.1, 1],
  })
  const down = { left, right, sag, hem }
  if (isKnitted) d.clip(outline, () => drawStitches(d, down, stage))
  if (side === 'far' || color || isKnitted) return
  const colors = ['#c8674f', '#5aa7a8', '#e9d3ae', '#3f6f9a', '#a58ab8']
  d.clip(outline, () => {
    for (let i = 0; i < 9; i++) {
      const at = left.x + ((right.x - left.x) * (i + 0.15)) / 9
      const wide = ((right.x - left.x) / 9) * 0.7
      d.raw(
        `<path d="M${n1(at)} ${n1(y - 20)}h${n1(wide)}V${n1(y + sag * 2 + hem * 2)}h${n1(-wide)}Z" fill="${tint(colors[i % 5]!)}" opacity=".85"/>`,
      )
    }
  })
  d.stroke(`${from(top)}${rim(top)}`, tint('#d9604c'), Math.max(5, hem * 0.16))
}

/** The rows of stitches of what is knitted, along its sag. */
function drawStitches(
  d: Drawing,
  { left, right, sag, hem }: Pick<Cloth, 'left' | 'right' | 'sag' | 'hem'>,
  stage: Stage,
): void {
  const [wide, side] = [right.x - left.x, hem * 0.3]
  const columns = Math.round(wide / side)
  const marks = Array.from({ length: columns }, (_, i) => {
    const share = (i + 0.5) / columns
    const [x, low] = [left.x + wide * share, 4 * sag * share * (1 - share)]
    return Array.from({ length: 7 }, (_row, row) => {
      const y = left.y + (right.y - left.y) * share + low + (row - 2) * side * 0.8
      return `M${n1(x - side * 0.34)} ${n1(y)}L${n1(x)} ${n1(y + side * 0.4)}L${n1(x + side * 0.34)} ${n1(y)}`
    }).join('')
  })
  d.raw(
    `<path d="${marks.join('')}" fill="none" stroke="${stage.depthTint(0)('#fdf3dc')}" stroke-width="${n1(Math.max(2, side * 0.16))}" stroke-linecap="round" stroke-opacity=".55"/>`,
  )
}
