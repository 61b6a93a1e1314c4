import { useStoredChoice } from './use-stored-choice.ts'

export const textSizes = ['small', 'medium', 'large', 'xl'] as const
export type TextSize = (typeof textSizes)[number]

/** The text size. @param person a user id */
export const useTextSize = (person: string) => useStoredChoice('text-size', person, textSizes, 'medium')
