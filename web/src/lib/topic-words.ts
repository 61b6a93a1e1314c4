import { categoryLabel } from '@moonpage/contract/category-label'

/** A category in a sentence: `deep sea` for `deep-sea`. */
export const topicWord = (id: string): string => categoryLabel(id).toLowerCase()

export const article = (noun: string): 'a' | 'an' => (/^(?!uni)[aeiou]/.test(noun) ? 'an' : 'a')

/** Joins words as in a sentence: `foxes, owls and snow`. */
export const joinWords = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' and $1')
