import { storedCredentials } from '../../data/session-store.ts'
import { storedChoice, useStoredChoice } from './use-stored-choice.ts'

export const readingModes = ['adaptive', 'overlay', 'side-by-side', 'book'] as const
/**
 * The layout of picture and text. `adaptive`: text below the picture on narrow screens, next to it on wide ones;
 * `overlay`: text over a full-screen picture; `side-by-side`: next to each other wherever there is room; `book`: a
 * spread of two pages, one page on narrow screens.
 */
export type ReadingMode = (typeof readingModes)[number]

const key = 'reading-mode'

/** Whether whoever is at this browser has chosen how pages are laid out. */
export const hasChosenMode = (): boolean => storedChoice(key, storedCredentials()?.user?.id ?? '') !== null

/** @param person a user id */
export const useReadingMode = (person: string) => useStoredChoice(key, person, readingModes, 'adaptive')
