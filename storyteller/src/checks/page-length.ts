import type { StoryInput } from '@moonpage/contract/story-input'
import { bands } from './reading.ts'
import { roomOf } from '../room.ts'

type Range = { least: number; most: number }

/** Deviation at which a single page is regenerated, relative to its target. */
const slack = { most: 1.35, least: 0.6 }
/** For age 3-4, a stanza that says who speaks and what happens needs more words than a sentence. */
const verseWords = 32
/** Upper limit of the factor for short books. */
const fullest = 1.5
/** A book longer than its limit by this factor is repaired; repaired pages may be as long, because clarity needs words. */
export const leeway = 1.1
/** The share of a book's limit to aim at: the rest is for what pages need for clarity. Verse needs all of it to say why. */
const aimed = { prose: 0.94, verse: 1 }

/**
 * Limits for the pages of a model's book, and for the book, in words: for the prompt, for corrections, for the report, and
 * (`limit`) for regenerating single pages. Short books have longer pages, because they tell a whole story on them; long
 * books have shorter pages.
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
    aim: Math.round(inBook * aimed[kinds.includes('rhyming') ? 'verse' : 'prose']),
    most,
    limit: {
      least: Math.round(fewest * slack.least * Math.min(1, 8 / pages)),
      most: Math.round(most * slack.most),
    },
    lines: Math.round((room.verseLines + 4) * fuller),
    book: { least: Math.round(fewest * pages), most: Math.round(inBook * pages) },
  }
}
