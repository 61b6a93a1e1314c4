import type { StoryInput } from '@moonpage/contract/story-input'
import { bands } from '@moonpage/storyteller/checks/reading'
import { roomOf } from '@moonpage/storyteller/room'

type Range = { least: number; most: number }

/** How far one page may stray before it is asked for again, as a share of what is right. */
const slack = { most: 1.35, least: 0.6 }
/** A couplet of 3-4 that says who speaks and what is meant needs more words than a sentence. */
const verseWords = 32

/**
 * How long a page of this book is, in words: what the prompt says, what a page that strays is told, and (`limit`) where
 * it is asked for again. A short book has fuller pages, since a whole story has to be told on them.
 */
export function pageLength({
  age_group: age,
  page_count: pages,
  story_attributes: kinds,
}: Pick<StoryInput, 'age_group' | 'page_count' | 'story_attributes'>): Range & {
  limit: Range
  lines: number
} {
  const room = roomOf[age]
  const usual = kinds.includes('rhyming') ? Math.max(room.page, verseWords) : room.page
  const fuller = Math.max(1, 9 / pages)
  const least = bands[age].words[0] / 10
  return {
    least: Math.round(least),
    most: Math.round(usual * Math.min(1.5, fuller)),
    limit: {
      least: Math.round(least * slack.least * Math.min(1, 8 / pages)),
      most: Math.round(usual * slack.most * fuller),
    },
    lines: Math.round((room.verseLines + 2) * fuller),
  }
}
