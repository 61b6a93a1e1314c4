import { hasSevereWords, maskUnfitWords as mask } from '@moonpage/storyteller/checks/words/find-unfit-words'

/** Whether nobody may write it in a bedtime story: a model, or a person in a name, a dedication or an edit. */
export const isUnfit = (...texts: readonly string[]): boolean => texts.some(hasSevereWords)

/** What a person typed, for others to see who need not read such words. */
export const maskUnfitWords = (text: string): string => mask(text)
