import type { StoryInput } from '@moonpage/contract/story-input'
import { bands } from '@moonpage/storyteller/checks/reading'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { longestSentence } from '@moonpage/storyteller/room'
import { isVerse } from './book-brief.ts'

/** What a reason to write a page again asks for, where others could contradict it. */
export type Asks = 'more' | 'fewer-words' | 'shorter-sentences' | 'shorter-book'

type Reason = { said: string; asks?: Asks | undefined }

/** Sentences, or lines of verse, by which a page may be longer that is asked for because something is missing. */
export const roomToAdd = (input: StoryInput): number => (isVerse(input) ? 4 : 2)

/** How long a page may be that has to say something more, and is too long already. */
function roomText(input: StoryInput): string {
  const { sentences, lines } = pageLength(input)
  const room = roomToAdd(input)
  return isVerse(input)
    ? `It may have ${lines + room} lines.`
    : `It may have ${sentences.most + room} sentences.`
}

/**
 * The reasons for which a page is asked for again, without contradictions: where something is missing, nothing is said of its length,
 * but that it may be longer where it is too long already; and a page that is too long by itself is not measured by its book, too.
 */
export function sayReasons(reasons: readonly Reason[], input: StoryInput): string[] {
  const isTooLong = reasons.some(({ asks }) => asks === 'fewer-words')
  if (!reasons.some(({ asks }) => asks === 'more'))
    return reasons.filter(({ asks }) => !(isTooLong && asks === 'shorter-book')).map(({ said }) => said)
  return [
    ...reasons
      .filter(({ asks }) => asks === undefined || asks === 'more')
      .map(({ said }) => (/[.!?”]$/u.test(said) ? said : `${said}.`)),
    ...(isTooLong ? [roomText(input)] : []),
  ]
}

/**
 * What an editor wants a page to say. Where its wording has a longer sentence than the age may have, it is what is to be said, and no
 * text to use: writers copy what stands in quotation marks.
 */
export function sayAtMost(suggestion: string, { age_group }: Pick<StoryInput, 'age_group'>): string {
  const most = bands[age_group].longestSentence
  const isLong = (text: string) => longestSentence(text) > most
  const ask = `say this in your own words, in sentences of at most ${most} words: `
  // Some of several suggestions for a page may be told so already.
  if (!isLong(suggestion) || suggestion.includes(ask)) return suggestion
  const told = suggestion.replace(/“([^“”]*)”|"([^"]*)"/gu, (quoted: string, curly = '', straight = '') =>
    isLong(quoted) ? `${curly}${straight}` : quoted,
  )
  return `${ask}${told}`
}
