import type { Spot } from '../figures/figure-action.ts'

/** What may be wrong with a composed picture, each with how much it weighs where it is as bad as can be. */
export const faultWeights = {
  'figure missing': 10,
  'thing missing': 8,
  'figure outside the frame': 9,
  'thing outside the frame': 7,
  'figure covered': 7,
  'thing covered': 6,
  'face covered': 9,
  'face outside the frame': 9,
  'relation not held': 6,
  'hand off the thing': 5,
  'no contact': 5,
  floats: 5,
  'too small': 3,
} as const

export type FaultKind = keyof typeof faultWeights

/**
 * One fault: of whom or what, with what else it has to do, and how bad it is from 0 to 1. `gap`: how far it would have to be moved
 * for the fault to be gone, in canvas units, where that is known.
 */
export type PictureFault = { kind: FaultKind; who: string; by?: string; amount: number; gap?: Spot }

export const fault = (
  kind: FaultKind,
  who: string,
  amount: number,
  by?: string,
  gap?: Spot,
): PictureFault => ({
  kind,
  who,
  amount: Math.max(0, Math.min(1, amount)),
  ...(by && { by }),
  ...(gap && { gap }),
})

/** How bad all faults of a picture are together. A fault that is only just one has a third of its weight. */
export const weightOf = (faults: readonly PictureFault[]): number =>
  faults.reduce((sum, { kind, amount }) => sum + faultWeights[kind] * (1 + 2 * amount), 0) / 3
