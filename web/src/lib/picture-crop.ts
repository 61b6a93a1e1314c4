import type { FocusBox, PictureFocus } from '@moonpage/contract/picture-focus'
import { cx } from './class-names.ts'
import './picture-crop.css'

/** Width divided by height of all pictures. */
const pictureRatio = 4 / 3

/** An interval on one axis, in percent of the picture. */
type Interval = { from: number; to: number }

const across = ([left, , width]: FocusBox): Interval => ({ from: left, to: left + width })
const down = ([, top, , height]: FocusBox): Interval => ({ from: top, to: top + height })
const union = (all: readonly Interval[]): Interval => ({
  from: Math.min(...all.map(({ from }) => from)),
  to: Math.max(...all.map(({ to }) => to)),
})
const middle = ({ from, to }: Interval) => (from + to) / 2
const clamp = (low: number, high: number, value: number) => Math.max(low, Math.min(high, value))

/** The start of a window of `size` that contains as much as possible: all figures, all faces, the hero's face. */
function windowAt(size: number, cast: Interval, faces: readonly Interval[]): number {
  const [hero] = faces
  const candidates = [cast, ...(hero ? [union(faces), ...pairsWith(hero, faces), hero] : [])]
  const target = candidates.find(({ from, to }) => to - from <= size) ?? hero ?? cast
  const best = middle(cast) - size / 2
  // As close to the middle of the cast as the target allows.
  const start =
    target.to - target.from <= size ? clamp(target.to - size, target.from, best) : middle(target) - size / 2
  return clamp(0, 100 - size, start)
}

const pairsWith = (hero: Interval, faces: readonly Interval[]) =>
  faces.slice(1).map((other) => union([hero, other]))

/**
 * The `object-position` that keeps faces, wings and tails in a box that shows only a part of a picture.
 * @param ratio of the box, width by height
 * @returns percent for each axis
 */
export function cropPosition({ faces, cast }: PictureFocus, ratio: number): { x: number; y: number } {
  const share = (size: number, whole: Interval, parts: Interval[]) =>
    size >= 100 ? 50 : (windowAt(size, whole, parts) / (100 - size)) * 100
  return {
    x: share((ratio / pictureRatio) * 100, across(cast), faces.map(across)),
    y: share((pictureRatio / ratio) * 100, down(cast), faces.map(down)),
  }
}

/** Whether there is a crop of this ratio that contains all faces. */
export function fitsFaces({ faces }: PictureFocus, ratio: number): boolean {
  if (faces.length === 0) return true
  const wide = union(faces.map(across))
  const high = union(faces.map(down))
  return (
    wide.to - wide.from <= (ratio / pictureRatio) * 100 && high.to - high.from <= (pictureRatio / ratio) * 100
  )
}

/**
 * `cropPosition` as class names, in steps of ten percent: the content security policy forbids inline styles. Without a
 * focus the middle is shown.
 * @param ratios of the box, the narrowest and the widest
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
