import { storedCredentials } from '../../data/session-store.ts'
import { storedChoice, useStoredChoice } from './use-stored-choice.ts'

export const readingModes = ['adaptive', 'overlay', 'side-by-side', 'book'] as const
/**
 * How picture and words lie on the screen. `adaptive`: words below the picture on a narrow screen, beside it on a
 * wide one; `overlay`: words on a sheet over a picture that fills the screen; `side-by-side`: beside each other
 * wherever there is room; `book`: a spread of two leaves, one leaf on a narrow screen.
 */
export type ReadingMode = (typeof readingModes)[number]

const key = 'reading-mode'

/** Whether whoever is at this browser has chosen how pages are laid out. */
export const hasChosenMode = (): boolean => storedChoice(key, storedCredentials()?.user?.id ?? '') !== null

/** @param person an id */
export const useReadingMode = (person: string) => useStoredChoice(key, person, readingModes, 'adaptive')
