import type { StoryInput } from '@moonpage/contract/story-input'
import { bands } from './reading.ts'
import { roomOf } from '../room.ts'

type Range = { least: number; most: number }

/** How far one page may stray before it is asked for again alone, as a share of what is right. */
const slack = { most: 1.35, least: 0.6 }
/** A couplet of 3-4 that says who speaks and what is meant needs more words than a sentence. */
const verseWords = 32
/** No page is fuller than this, however short its book. */
const fullest = 1.5
/** A book that is longer than it may be by this is mended, and a page that is mended may be: to be clear takes words. */
export const leeway = 1.1
/** How much of what a book may have is aimed at: the rest is for what a page needs to be understood. */
const aimed = 0.88

/**
 * How long the pages of a book by a model are, in words, and the book: what the prompt says, what is told when it
 * strays, what the report measures, and (`limit`) where a page is asked for again alone. A short book has fuller pages,
 * since a whole story has to be told on them; a long one has shorter pages, since nobody listens for twice as long.
 */
export function pageLength({
  age_group: age,
  page_count: pages,
  story_attributes: kinds,
}: Pick<StoryInput, 'age_group' | 'page_count' | 'story_attributes'>): Range & {
  aim: number
  limit: Range
  lines: number
  book: Range
} {
  const room = roomOf[age]
  const [shortest, longest] = bands[age].words
  const fewest = shortest / 10
  const usual = kinds.includes('rhyming') ? Math.max(room.page, verseWords) : room.page
  const fuller = Math.max(1, 9 / pages)
  const most = Math.round(usual * Math.min(fullest, fuller))
  const share = (usual / room.page) * (pages > 10 ? Math.sqrt(10 / pages) : fuller)
  const inBook = Math.min(most, (longest / 10) * share)
  return {
    least: Math.round(fewest),
    aim: Math.round(inBook * aimed),
    most,
    limit: {
      least: Math.round(fewest * slack.least * Math.min(1, 8 / pages)),
      most: Math.round(most * slack.most),
    },
    lines: Math.round((room.verseLines + 2) * fuller),
    book: { least: Math.round(fewest * pages), most: Math.round(inBook * pages) },
  }
}
