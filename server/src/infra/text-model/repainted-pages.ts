import { isDeepStrictEqual } from 'node:util'
import type { Scene } from '@moonpage/storyteller/scene'
import { pageOf, sceneSaid } from './read-page.ts'
import type { PageOrder, WrittenPage } from './text-model.ts'

type Book = Pick<PageOrder, 'input' | 'outline'>

/** The pictures of stored pages as their lines say them, without what earlier pictures left. */
export const saidScenes = (pages: readonly WrittenPage[], { input, outline }: Book): Scene[] =>
  pages.flatMap((page) =>
    page.scene?.said ? sceneSaid(page, page.scene.said, input, outline) : (page.scene ?? []),
  )

/**
 * Edited pages, and later ones whose pictures are others after them: who was handed the lantern on an edited page has it on the next one.
 * Of a page that stays only the picture is another one.
 */
export function withRepaintedPages(
  order: Pick<PageOrder, 'input' | 'outline' | 'written'>,
  edited: readonly WrittenPage[],
): WrittenPage[] {
  const { input, outline, written } = order
  const first = Math.min(...edited.filter(({ scene }) => scene).map(({ page_number }) => page_number))
  const editOf = (number: number) => edited.find(({ page_number }) => page_number === number)
  const after = written.map((page) => ({ ...page, ...editOf(page.page_number) }))
  const [then, now] = [saidScenes(written, order), saidScenes(after, order)]
  // Without all pictures nothing is known of the later ones.
  if (then.length < written.length) return [...edited]
  const repainted = after.flatMap((page, at): WrittenPage[] => {
    const { page_number: number, content, scene } = page
    if (number <= first || !scene?.said) return []
    const shown = (text: string, before: readonly Scene[]) =>
      pageOf(text, scene.said, input, outline, number, before.slice(0, at))
    const old = written[at]!.content
    // By the old words, so that other words alone are no other picture.
    const isOther = !isDeepStrictEqual(shown(old, then).scene, shown(old, now).scene)
    return isOther ? [shown(content, now)] : []
  })
  return [
    ...edited.filter(({ page_number }) => !repainted.some((page) => page.page_number === page_number)),
    ...repainted,
  ].toSorted((one, other) => one.page_number - other.page_number)
}
