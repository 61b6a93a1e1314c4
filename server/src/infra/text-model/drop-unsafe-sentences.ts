import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { countWords } from '@moonpage/storyteller/room'
import { isVerse } from './book-brief.ts'

const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * A page without the sentences (in verse: couplets) that speak of what the child is afraid of, have words that do not
 * belong before a child, or are in another script. Empty where too little would be left to be told.
 */
export function dropUnsafeSentences(content: string, input: StoryInput): string {
  const forbidden = forbiddenWords(input)
  const isFit = (text: string) =>
    !forbidden?.test(text) && findUnfitWords(text).length === 0 && !foreignLetter.test(text)
  const kept = isVerse(input) ? keptCouplets(content, isFit) : keptSentences(content, isFit)
  return countWords(kept) * 2 >= countWords(content) ? kept : ''
}

const keptSentences = (content: string, isFit: (text: string) => boolean): string =>
  content
    .split('\n')
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?]["”’]?)\s+(?=["“‘]?[\p{Lu}[])/u)
        .filter(isFit)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n')

const keptCouplets = (content: string, isFit: (text: string) => boolean): string => {
  const lines = content.split('\n').filter(Boolean)
  const couplets = Array.from({ length: Math.ceil(lines.length / 2) }, (_, at) =>
    lines.slice(at * 2, at * 2 + 2).join('\n'),
  ).filter(isFit)
  return Array.from({ length: Math.ceil(couplets.length / 2) }, (_, at) =>
    couplets.slice(at * 2, at * 2 + 2).join('\n'),
  ).join('\n\n')
}
