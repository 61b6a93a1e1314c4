import type { StoryInput } from '@moonpage/contract/story-input'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { isVerse } from './book-brief.ts'

/** What a reason to write a page again asks for, where others could contradict it. */
export type Asks = 'more' | 'fewer-words' | 'shorter-sentences' | 'shorter-book'

type Reason = { said: string; asks?: Asks | undefined }

/** Sentences, or lines of verse, by which a page may be longer that is asked for because something is missing. */
export const roomToAdd = 2

/** How long a page may be that has to say something more. */
function roomText(input: StoryInput): string {
  const { sentences, lines } = pageLength(input)
  return isVerse(input)
    ? `${lines + roomToAdd} lines at most`
    : `${sentences.aim} to ${sentences.most + roomToAdd} sentences of about ${sentences.words} words in all`
}

const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text)

/**
 * The reasons for which a page is asked for again, without contradictions: what is missing and that the page is too long are one
 * sentence, and a page that is too long by itself is not measured by its book, too.
 */
export function sayReasons(reasons: readonly Reason[], input: StoryInput): string[] {
  const more = reasons.filter(({ asks }) => asks === 'more')
  const cuts = reasons.filter(({ asks }) => asks !== undefined && asks !== 'more')
  if (more.length === 0 || cuts.length === 0) {
    const isTooLong = cuts.some(({ asks }) => asks === 'fewer-words')
    return reasons.filter(({ asks }) => !(isTooLong && asks === 'shorter-book')).map(({ said }) => said)
  }
  const added = more.map(({ said }) => withoutStop(said)).join('; ')
  return [
    `${added}; to make room leave out what is described or said twice, ${roomText(input)}.`,
    ...reasons.filter(({ asks }) => asks === undefined).map(({ said }) => said),
  ]
}
