/** `1`: next page, `-1`: previous page, `0`: no turn. */
export type Turn = -1 | 0 | 1

/** Distance in px before the direction of a touch is decided. */
const slop = 10

/** Whether a touch turns the page or scrolls it; null while undecided. */
export const directionOf = (dx: number, dy: number): 'turns' | 'scrolls' | null => {
  if (Math.hypot(dx, dy) < slop) return null
  return Math.abs(dx) > Math.abs(dy) * 1.2 ? 'turns' : 'scrolls'
}

type Drag = {
  /** Distance from the start of the touch in px; negative to the left. */
  dx: number
  /** Duration of the touch. */
  ms: number
  width: number
  hasPrevious: boolean
  hasNext: boolean
}

const mayTurn = ({ dx, hasPrevious, hasNext }: Drag): boolean => (dx < 0 ? hasNext : hasPrevious)

/** A drag over a quarter of the width, or a quick flick, turns the page. */
export const turnAfter = (drag: Drag): Turn => {
  const { dx, ms, width } = drag
  const isFar = Math.abs(dx) > width / 4
  const isFlick = Math.abs(dx) > 30 && Math.abs(dx) / Math.max(1, ms) > 0.5
  if (!(isFar || isFlick) || !mayTurn(drag)) return 0
  return dx < 0 ? 1 : -1
}

/** Offset of the page in px: follows the finger, with resistance at both ends of the book. */
export const offsetOf = (drag: Drag): number => (mayTurn(drag) ? drag.dx : drag.dx / 4)
