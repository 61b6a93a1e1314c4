import { fillNames, type Names } from '@moonpage/contract/names'
import type { PageRow } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import { problem } from '../../lib/problem.ts'
import type { Book } from './book.ts'
import { pageRequests } from './page-requests.ts'

type Deps = { db: Database; imageModel: Pick<ImageModel, 'drawLines'> }

/**
 * The book with the outlines of every page in place of its pictures.
 * @returns also how they are drawn, by key
 * @throws 409 if it was not planned by a storyteller that says what is on a page
 */
export async function coloringBook(
  { db, imageModel }: Deps,
  book: Book,
  pages: readonly PageRow[],
  names: Names,
): Promise<{ book: Book; draw: (key: string) => Promise<Uint8Array | null> }> {
  const story = await db.kysely
    .selectFrom('stories')
    .select('outline')
    .where('id', '=', book.id)
    .executeTakeFirst()
  const outline = story?.outline
  if (!outline) throw problem('not_drawable', 409, 'This story has no drawings to color in.')
  const requests = await pageRequests(db, book.id, outline)
  return {
    book: {
      ...book,
      pages: book.pages.map((page, index) => ({
        ...page,
        picture: { key: String(page.number), alt: fillNames(pages[index]?.image_alt ?? '', names) },
      })),
    },
    draw: async (key) => {
      const request = requests.get(key)
      return request ? imageModel.drawLines(request) : null
    },
  }
}
