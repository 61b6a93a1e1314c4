import type { Page } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import { isVerse } from './book-brief.ts'
import { safetyFaults } from './check-page.ts'
import { dropUnsafeSentences } from './drop-unsafe-sentences.ts'
import { fallbackContent } from './fallback-page.ts'
import { has, weightOf, type Fault } from './faults.ts'
import { completeSentences } from './complete-sentences.ts'
import { heroFaults, isOneTooMany, withHero, type Book } from './hero-place.ts'
import { pageOf } from './read-page.ts'
import type { PageOrder } from './text-model.ts'

/** A page as the model told it. */
export type RawPage = { page_number: number; content: string; scene: unknown }
type Written = { page_number: number; content: string }

export type Judged = { raw: RawPage; page: Page; faults: Fault[] }

/** The pages beside it, names as marks. */
export const bookOf = ({ input, outline, written }: PageOrder, drafts: readonly RawPage[]): Book => ({
  outline,
  pageCount: input.page_count,
  others: [...written, ...drafts].map(({ page_number, content }) => ({
    page_number,
    content: foldNames(content, outline.names),
  })),
})

export const earlierThan = (page: { page_number: number }, others: readonly Written[]): string =>
  others
    .filter((other) => other.page_number < page.page_number)
    .map(({ content }) => content)
    .join('\n')

/**
 * The best of what may be shown, with its hero and without the sentences that may not; where too little is left, a page of
 * our own. A sentence is never the end of a book. Null where nothing was told but what is unsafe, or cannot be used.
 */
export function best(judged: readonly Judged[], book: Book, { input, outline }: PageOrder): Page | null {
  const remade = ({ raw }: Judged, content: string): Page =>
    pageOf(content, raw.scene, input, outline, raw.page_number, earlierThan(raw, book.others))
  const fallback = (one: Judged): Page =>
    remade(one, fallbackContent(input, outline.beats[one.raw.page_number - 1]?.purpose ?? 'obstacle'))
  const withItsHero = (one: Judged, page = one.page): Page => {
    if (heroFaults(page, book).length === 0) return page
    const named = withHero(page, book)
    if (named !== null) return remade(one, named)
    return isOneTooMany(page.page_number, book) ? fallback(one) : page
  }
  const usable = judged.filter(({ faults }) => !has(faults, 'unsafe') && !has(faults, 'broken'))
  for (const one of usable.toSorted((a, b) => weightOf(a.faults) - weightOf(b.faults))) {
    const isForbidden = has(one.faults, 'forbidden')
    const fit = isForbidden ? dropUnsafeSentences(one.page.content, input) : one.page.content
    const content = isVerse(input) ? fit : completeSentences(fit)
    if (!isForbidden && content === one.page.content) return withItsHero(one)
    const cut = remade(one, content)
    if (cut.content !== '' && safetyFaults(cut, input).length === 0) return withItsHero(one, cut)
  }
  const [first] = usable
  return first ? fallback(first) : null
}
