import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { faultsOfPage } from './check-page.ts'
import { isTrifle, weightOf } from './faults.ts'
import type { Edit } from './read-edits.ts'
import { undrawnIn } from './read-page.ts'
import type { PageOrder, WrittenPage } from './text-model.ts'

/**
 * What the checks of single pages found and could wait until the whole book is there, worst pages first. A page with trifles alone
 * stays as it is: writers meet a limit of words by cutting causes.
 */
export async function findMeasuredPages({ input, outline, written }: PageOrder): Promise<Edit[]> {
  const pages = await Promise.all(
    written.map(async (page) => {
      const others = written.filter((other) => other !== page)
      const faults = await faultsOfPage(page, { input, outline, others }, page.content)
      const { page_number } = page
      // Measurements may quote lines of the page.
      const measured = faults.filter(
        ({ kind, reason }) => kind === 'measure' && findUnfitWords(reason).length === 0,
      )
      return { page_number, faults: measured.every(isTrifle) ? [] : measured }
    }),
  )
  return pages
    .toSorted((one, other) => weightOf(other.faults) - weightOf(one.faults))
    .flatMap(({ page_number, faults }) =>
      faults.map(({ reason: suggestion, asks }) => ({ page_number, quote: '', suggestion, asks })),
    )
}

/** What of a stored page’s picture lines could not be drawn, in sentences for the model. */
export const undrawnOf = (
  page: WrittenPage,
  { input, outline }: Pick<PageOrder, 'input' | 'outline'>,
): string[] => (page.scene?.said ? undrawnIn(page, page.scene.said, input, outline) : [])

/** Pages whose picture lines could not all be drawn. */
export const findUndrawnPages = (order: PageOrder): Edit[] =>
  order.written.flatMap((page) =>
    undrawnOf(page, order).map((suggestion) => ({ page_number: page.page_number, quote: '', suggestion })),
  )
