import { useStoredChoice } from '../use-stored-choice.ts'

export const paces = ['sleepy', 'gentle', 'as-spoken', 'lively'] as const
export type Pace = (typeof paces)[number]

export const paceWords: Record<Pace, string> = {
  sleepy: 'Sleepy',
  gentle: 'Gentle',
  'as-spoken': 'As spoken',
  lively: 'Lively',
}

/** How much faster than it was spoken. */
export const rates: Record<Pace, number> = { sleepy: 0.75, gentle: 0.9, 'as-spoken': 1, lively: 1.15 }

/** How fast voices read. @param person a user id */
export const usePace = (person: string) => useStoredChoice('pace', person, paces, 'as-spoken')
