import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { countWords } from '@moonpage/storyteller/room'
import { isVerse } from './book-brief.ts'

const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Removes sentences (in verse: stanzas) that mention a fear of the child, contain unsuitable words, or are in another
 * script. Returns '' if less than half of the words is left.
 */
export function dropUnsafeSentences(content: string, input: StoryInput): string {
  const forbidden = forbiddenWords(input)
  const isFit = (text: string) =>
    !forbidden?.test(text) && findUnfitWords(text).length === 0 && !foreignLetter.test(text)
  const remaining = isVerse(input) ? dropStanzas(content, isFit) : dropSentences(content, isFit)
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

const dropStanzas = (content: string, isFit: (text: string) => boolean): string =>
  content
    .split(/\n{2,}/)
    .filter(isFit)
    .join('\n\n')
