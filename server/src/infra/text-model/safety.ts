import { maskSevereWords, severeWords } from '@moonpage/storyteller/checks/severe-words'

/** Words that do not belong before a child, whoever wrote them: a model, or a person in a name or a dedication. */
export const unfitWords = (text: string): string[] => severeWords(text)

/** What a person typed, for others to see who need not read such words. */
export const maskUnfitWords = (text: string): string => maskSevereWords(text)
