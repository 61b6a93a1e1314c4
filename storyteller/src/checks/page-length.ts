import type { StoryInput } from '@moonpage/contract/story-input'
import { bands } from './reading.ts'
import { roomOf } from '../room.ts'

type Range = { least: number; most: number }

/** Deviation at which a single page is regenerated, relative to its target. */
const slack = { most: 1.35, least: 0.6 }
/** For age 3-4, a stanza that says who speaks and what happens needs more words than a sentence. */
const verseWords = 34
/** Words of a sentence as writers write them, as a share of what its age may have on average; and of a stanza of four lines. */
const usualSentence = 0.95
const stanzaWords = 27
/** Page 1 says who, where and what is wanted. */
const firstPage = 1.2
/** Upper limit of the factor for short books. */
const fullest = 1.5
/** A book longer than its limit by this factor is repaired; repaired pages may be as long, because clarity needs words. */
export const leeway = 1.1
/** A book that has the sentences that were asked for is too long only by this factor. */
const longestSentences = 1.4
/** The share of a book's limit to aim at: the rest is for what pages need for clarity. Verse needs all of it to say why. */
const aimed = { prose: 0.94, verse: 1 }

/**
 * Limits for the pages of a model's book, and for the book. Prompts and corrections say them in sentences, or stanzas, which
 * writers can count; in words they are for checks, for the report, and (`limit`) for regenerating single pages. Short books have longer pages, because they tell a whole story on them; long
 * books have shorter pages.
 */
export function pageLength({
  age_group: age,
  page_count: pages,
  story_attributes: kinds,
}: Pick<StoryInput, 'age_group' | 'page_count' | 'story_attributes'>): Range & {
  aim: number
  limit: Range & { first: number }
  lines: number
  book: Range & { sentences: number }
  /** What a page has, what one with reasons may have, and in prose the words of each. */
  sentences: { aim: number; most: number; words: number }
  stanzas: { aim: number; most: number }
} {
  const isVerse = kinds.includes('rhyming')
  const room = roomOf[age]
  const [shortest, longest] = bands[age].words
  const fewest = shortest / 10
  const usual = isVerse ? Math.max(room.page, verseWords) : room.page
  const fuller = Math.max(1, 9 / pages)
  const most = Math.round(usual * Math.min(fullest, fuller))
  const share = (usual / room.page) * (pages > 10 ? Math.sqrt(10 / pages) : fuller)
  const inBook = Math.min(most, (longest / 10) * share)
  const aim = Math.round(inBook * aimed[isVerse ? 'verse' : 'prose'])
  const words = Math.round(bands[age].meanSentence * usualSentence)
  const sentences = Math.round(aim / words)
  const stanzas = Math.max(1, Math.round(aim / stanzaWords))
  // A page of verse has room for a second stanza that says why.
  const mostWords = Math.max(most * slack.most, isVerse ? (stanzas + 1) * stanzaWords : 0)
  return {
    least: Math.round(fewest),
    aim,
    most,
    limit: {
      least: Math.round(fewest * slack.least * Math.min(1, 8 / pages)),
      most: Math.round(mostWords),
      first: Math.round(mostWords * firstPage),
    },
    lines: (stanzas + 1) * 4,
    book: {
      least: Math.round(fewest * pages),
      most: Math.round(inBook * pages),
      sentences: sentences * pages,
    },
    sentences: { aim: sentences, most: Math.max(sentences + 1, Math.floor(most / words)), words },
    stanzas: { aim: stanzas, most: stanzas + 1 },
  }
}

/**
 * Whether a book is too long. In prose it needs more sentences than were asked for, or very long ones: a writer who keeps to the number
 * cannot do more.
 */
export const isOverlong = (
  { words, sentences }: { words: number; sentences: number },
  input: Parameters<typeof pageLength>[0],
): boolean => {
  const { book } = pageLength(input)
  const hasMore = input.story_attributes.includes('rhyming') || sentences > book.sentences * leeway
  return words > book.most * (hasMore ? leeway : longestSentences)
}
