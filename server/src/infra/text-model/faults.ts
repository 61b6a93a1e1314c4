import type { Asks } from './say-reasons.ts'

/**
 * A fault of an answer; `reason` is what the model is told when it is asked again. `unsafe`: must not be shown; twice
 * in a row fails the story. `forbidden`: must not be shown, but can be cut out. `broken`: unusable. `measure`: usable
 * if no better answer follows. `picture`: something cannot be drawn; said once, and then drawn as far as it can be.
 */
export type Fault = {
  kind: 'unsafe' | 'forbidden' | 'broken' | 'measure' | 'picture'
  reason: string
  weight: number
  /** A `measure` that makes a page unfit to be read. */
  isSevere?: true
  asks?: Asks
}

type More = Pick<Fault, 'isSevere' | 'asks'>

export const fault = (kind: Fault['kind'], reason: string, weight = 1, more: More = {}): Fault => ({
  kind,
  reason,
  weight,
  ...more,
})

/** Whether a page is asked for again at once and alone; all else waits until the book is read as a whole. */
export const isUrgent = ({ kind, isSevere }: Fault): boolean =>
  isSevere === true || (kind !== 'measure' && kind !== 'picture')

/** A measure that is exceeded by so little that nobody hears it. */
export const isTrifle = ({ kind, weight, isSevere }: Fault): boolean =>
  kind === 'measure' && !isSevere && weight < 1.25

export const hasFault = (faults: readonly Fault[], kind: Fault['kind']): boolean =>
  faults.some((each) => each.kind === kind)

/** Total weight; higher is worse. */
export const weightOf = (faults: readonly Fault[]): number =>
  faults.reduce(
    (sum, { kind, weight }) => sum + (kind === 'measure' ? weight : kind === 'picture' ? 0.5 : 100),
    0,
  )
