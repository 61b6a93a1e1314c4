import type { editWith } from './edit-with.ts'
import type { TextModel } from './text-model.ts'

type Review = NonNullable<TextModel['review']>

/** Combines both reviews of a whole book: edits for sense first, then the safety check of the result. */
export function reviewing(
  edit: ReturnType<typeof editWith>,
  safety: Review | null,
): Required<Pick<TextModel, 'review'>> {
  return {
    async review(order, pageNumbers, context) {
      const edited = await edit(order, pageNumbers, context)
      const written = order.written.map(
        (page) => edited.find(({ page_number }) => page_number === page.page_number) ?? page,
      )
      const found = safety
        ? await safety({ ...order, written }, pageNumbers, context)
        : { plan: null, pages: [] }
      const isFound = (number: number) => found.pages.some(({ page_number }) => page_number === number)
      return {
        plan: found.plan,
        pages: [...edited.filter(({ page_number }) => !isFound(page_number)), ...found.pages],
      }
    },
  }
}
