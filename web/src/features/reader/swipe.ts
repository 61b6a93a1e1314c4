/** `1` turns to the next page, `-1` to the one before, `0` stays. */
export type Turn = -1 | 0 | 1

/** How far a finger moves before it is clear which way it goes, in px. */
const slop = 10

/** Whether a finger turns the page or scrolls it; null while that is not clear yet. */
export const directionOf = (dx: number, dy: number): 'turns' | 'scrolls' | null => {
  if (Math.hypot(dx, dy) < slop) return null
  return Math.abs(dx) > Math.abs(dy) * 1.2 ? 'turns' : 'scrolls'
}

type Drag = {
  /** How far the finger is from where it came down, in px; to the left is negative. */
  dx: number
  /** How long it has been down. */
  ms: number
  width: number
  hasPrevious: boolean
  hasNext: boolean
}

const mayTurn = ({ dx, hasPrevious, hasNext }: Drag): boolean => (dx < 0 ? hasNext : hasPrevious)

/** A quarter of the width turns the page, and so does a quick flick. */
export const turnAfter = (drag: Drag): Turn => {
  const { dx, ms, width } = drag
  const isFar = Math.abs(dx) > width / 4
  const isFlick = Math.abs(dx) > 30 && Math.abs(dx) / Math.max(1, ms) > 0.5
  if (!(isFar || isFlick) || !mayTurn(drag)) return 0
  return dx < 0 ? 1 : -1
}

/** Where the page lies under the finger, in px: at either end of the book it gives way a little only. */
export const offsetOf = (drag: Drag): number => (mayTurn(drag) ? drag.dx : drag.dx / 4)
