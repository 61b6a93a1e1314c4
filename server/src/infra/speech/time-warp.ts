import { featureSize } from './mel-features.ts'

/** How far the path may be from the diagonal: a share of the longer one, and at least so many frames. */
const bandShare = 0.15
const leastBand = 100

/**
 * Dynamic time warping: which frame of `other` sounds like each frame of `one`, in rising order.
 * @returns for each frame of `one` the frame of `other`
 */
export function timeWarp(one: Float32Array, other: Float32Array): Int32Array {
  const [rows, columns] = [one.length / featureSize, other.length / featureSize]
  const band = Math.max(leastBand, Math.ceil(Math.max(rows, columns) * bandShare))
  const width = 2 * band + 1
  const center = (row: number) => Math.round((row * (columns - 1)) / Math.max(1, rows - 1))
  const steps = new Uint8Array(rows * width)
  let before = new Float32Array(width).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    const now = new Float32Array(width).fill(Infinity)
    const [left, leftBefore] = [center(row) - band, center(row - 1) - band]
    for (let place = 0; place < width; place++) {
      const column = left + place
      if (column < 0 || column >= columns) continue
      let distance = 0
      for (let c = 0; c < featureSize; c++)
        distance +=
          ((one[row * featureSize + c] as number) - (other[column * featureSize + c] as number)) ** 2
      distance = Math.sqrt(distance)
      const at = (list: Float32Array, index: number) => list[index] ?? Infinity
      const diagonal =
        row === 0 ? (column === 0 ? 0 : Infinity) : at(before, column - 1 - leftBefore) + distance
      const up = row === 0 ? Infinity : at(before, column - leftBefore) + distance * 1.1
      const across = at(now, place - 1) + distance * 1.1
      const least = Math.min(diagonal, up, across)
      now[place] = least
      steps[row * width + place] = least === diagonal ? 0 : least === up ? 1 : 2
    }
    before = now
  }
  const path = new Int32Array(rows)
  let [row, column] = [rows - 1, columns - 1]
  while (row >= 0 && column >= 0) {
    path[row] = column
    const step = steps[row * width + (column - (center(row) - band))]
    if (step !== 2) row -= 1
    if (step !== 1) column -= 1
  }
  return path
}
