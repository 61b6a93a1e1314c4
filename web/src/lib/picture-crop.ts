import type { FocusBox, PictureFocus } from '@moonpage/contract/picture-focus'
import { cx } from './class-names.ts'
import './picture-crop.css'

/** Of all pictures: width by height. */
const pictureRatio = 4 / 3

/** A stretch of one axis, in percent of the picture. */
type Stretch = { from: number; to: number }

const across = ([left, , width]: FocusBox): Stretch => ({ from: left, to: left + width })
const down = ([, top, , height]: FocusBox): Stretch => ({ from: top, to: top + height })
const union = (all: readonly Stretch[]): Stretch => ({
  from: Math.min(...all.map(({ from }) => from)),
  to: Math.max(...all.map(({ to }) => to)),
})
const middle = ({ from, to }: Stretch) => (from + to) / 2
const held = (low: number, high: number, value: number) => Math.max(low, Math.min(high, value))

/** Where a window of `size` begins that holds as much as it can: all figures, all faces, the hero's face. */
function windowAt(size: number, cast: Stretch, faces: readonly Stretch[]): number {
  const [hero] = faces
  const wanted = [cast, ...(hero ? [union(faces), ...pairsWith(hero, faces), hero] : [])]
  const kept = wanted.find(({ from, to }) => to - from <= size) ?? hero ?? cast
  const best = middle(cast) - size / 2
  // As near to the middle of the cast as what must be seen allows.
  const start = kept.to - kept.from <= size ? held(kept.to - size, kept.from, best) : middle(kept) - size / 2
  return held(0, 100 - size, start)
}

const pairsWith = (hero: Stretch, faces: readonly Stretch[]) =>
  faces.slice(1).map((other) => union([hero, other]))

/**
 * The `object-position` that keeps faces, wings and tails in a box that shows only a part of a picture.
 * @param ratio of the box, width by height
 * @returns percent for each axis
 */
export function cropPosition({ faces, cast }: PictureFocus, ratio: number): { x: number; y: number } {
  const share = (size: number, whole: Stretch, parts: Stretch[]) =>
    size >= 100 ? 50 : (windowAt(size, whole, parts) / (100 - size)) * 100
  return {
    x: share((ratio / pictureRatio) * 100, across(cast), faces.map(across)),
    y: share((pictureRatio / ratio) * 100, down(cast), faces.map(down)),
  }
}

/** Whether some crop of this shape cuts no face. */
export function fitsFaces({ faces }: PictureFocus, ratio: number): boolean {
  if (faces.length === 0) return true
  const wide = union(faces.map(across))
  const high = union(faces.map(down))
  return (
    wide.to - wide.from <= (ratio / pictureRatio) * 100 && high.to - high.from <= (pictureRatio / ratio) * 100
  )
}

/**
 * The same as class names, in steps of a tenth: the content policy of what the server draws has no inline styles.
 * Without a focus a box shows the middle.
 * @param ratios of the box, the narrowest and the widest that it takes
 */
export function cropClass(
  focus: PictureFocus | null | undefined,
  ...ratios: [number, ...number[]]
): string | undefined {
  if (!focus) return undefined
  const { x } = cropPosition(focus, Math.min(...ratios))
  const { y } = cropPosition(focus, Math.max(...ratios))
  const step = (percent: number) => Math.round(percent / 10)
  return cx(`crop-x${step(x)}`, `crop-y${step(y)}`)
}
