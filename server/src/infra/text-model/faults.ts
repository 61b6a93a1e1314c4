/**
 * A fault of an answer; `reason` is what the model is told when it is asked again. `unsafe`: must not be shown; twice
 * in a row fails the story. `forbidden`: must not be shown, but can be cut out. `broken`: unusable. `measure`: usable
 * if no better answer follows. `picture`: something cannot be drawn; said once, and then drawn as far as it can be.
 */
export type Fault = {
  kind: 'unsafe' | 'forbidden' | 'broken' | 'measure' | 'picture'
  reason: string
  weight: number
}

export const fault = (kind: Fault['kind'], reason: string, weight = 1): Fault => ({ kind, reason, weight })

export const hasFault = (faults: readonly Fault[], kind: Fault['kind']): boolean =>
  faults.some((each) => each.kind === kind)

/** Total weight; higher is worse. */
export const weightOf = (faults: readonly Fault[]): number =>
  faults.reduce(
    (sum, { kind, weight }) => sum + (kind === 'measure' ? weight : kind === 'picture' ? 0.5 : 100),
    0,
  )
