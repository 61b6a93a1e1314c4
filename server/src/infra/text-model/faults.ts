/**
 * What is wrong with an answer, as the model is told when it is asked again. `unsafe`: it must not be shown; twice in a
 * row ends the story. `forbidden`: it must not be shown either, but can be cut out. `broken`: it cannot be used.
 * `measure`: it would do, if nothing better comes.
 */
export type Fault = { kind: 'unsafe' | 'forbidden' | 'broken' | 'measure'; reason: string; weight: number }

export const fault = (kind: Fault['kind'], reason: string, weight = 1): Fault => ({ kind, reason, weight })

export const has = (faults: readonly Fault[], kind: Fault['kind']): boolean =>
  faults.some((each) => each.kind === kind)

/** How far off it is, in all. */
export const weightOf = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { kind, weight }) => sum + (kind === 'measure' ? weight : 100), 0)
