import { useStoredChoice } from './use-stored-choice.ts'

export const textSizes = ['small', 'medium', 'large', 'xl'] as const
export type TextSize = (typeof textSizes)[number]

/** How large the words are. @param person an id */
export const useTextSize = (person: string) => useStoredChoice('text-size', person, textSizes, 'medium')
