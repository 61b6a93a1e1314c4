import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { countWords } from '@moonpage/storyteller/room'
import { isVerse } from './book-brief.ts'

const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Removes sentences (in verse: couplets) that mention a fear of the child, contain unsuitable words, or are in another
 * script. Returns '' if less than half of the words is left.
 */
export function dropUnsafeSentences(content: string, input: StoryInput): string {
  const forbidden = forbiddenWords(input)
  const isFit = (text: string) =>
    !forbidden?.test(text) && findUnfitWords(text).length === 0 && !foreignLetter.test(text)
  const remaining = isVerse(input) ? dropCouplets(content, isFit) : dropSentences(content, isFit)
  return countWords(remaining) * 2 >= countWords(content) ? remaining : ''
}

const dropSentences = (content: string, isFit: (text: string) => boolean): string =>
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

const dropCouplets = (content: string, isFit: (text: string) => boolean): string => {
  const lines = content.split('\n').filter(Boolean)
  const couplets = Array.from({ length: Math.ceil(lines.length / 2) }, (_, at) =>
    lines.slice(at * 2, at * 2 + 2).join('\n'),
  ).filter(isFit)
  return Array.from({ length: Math.ceil(couplets.length / 2) }, (_, at) =>
    couplets.slice(at * 2, at * 2 + 2).join('\n'),
  ).join('\n\n')
}
