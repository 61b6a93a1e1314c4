/** Where a page of a booklet is printed: on which side of which sheet, counted from 0, and on which half. */
export type Place = { side: number; half: 'left' | 'right' }

/** Pages of a booklet of folded sheets, four on each. */
export const pagesOnSheets = (pages: number): number => Math.ceil(pages / 4) * 4

/**
 * Where a page goes so that the sheets, printed on both sides, stacked and folded once, read in order. The first and the
 * last page share the outer side of the outer sheet.
 * @param page from 1 to `count`
 * @param count a multiple of 4
 */
export function placeOf(page: number, count: number): Place {
  return { side: page <= count / 2 ? page - 1 : count - page, half: page % 2 === 1 ? 'right' : 'left' }
}
