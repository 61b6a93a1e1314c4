import { hasSevereWords, maskUnfitWords as mask } from '@moonpage/storyteller/checks/words/find-unfit-words'

/** Whether a text is unfit for a bedtime story, written by a model or by a person in a name, dedication or edit. */
export const isUnfit = (...texts: readonly string[]): boolean => texts.some(hasSevereWords)

/** Masks unfit words that a person typed, where others read them. */
export const maskUnfitWords = (text: string): string => mask(text)
