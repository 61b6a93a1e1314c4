import type { Database } from '../../../infra/db/database.ts'
import type { Cover, ImageModel } from '../../../infra/image-model/image-model.ts'
import { coverKey, type Book } from '../book.ts'
import { pageRequests } from '../page-requests.ts'
import { coverSize, fullPage } from './print-measures.ts'

type Deps = { db: Database; imageModel: Pick<ImageModel, 'paintForPrint'> }

/**
 * The book with pictures that are painted as large as they are printed.
 * @returns also how they are painted, by key; null if they come from a hosted painter, and only their files are there
 */
export async function printBook(
  { db, imageModel }: Deps,
  book: Book,
  cover: Cover | null,
): Promise<{ book: Book; paint: (key: string) => Promise<Uint8Array | null> } | null> {
  const story = await db.kysely
    .selectFrom('stories')
    .select(['outline', 'image_model'])
    .where('id', '=', book.id)
    .executeTakeFirst()
  if (!story?.outline || story.image_model !== null) return null
  const requests = await pageRequests(db, book.id, story.outline)
  return {
    book: {
      ...book,
      isRepainted: true,
      pages: book.pages.map((page) => ({
        ...page,
        picture: page.picture && { ...page.picture, key: String(page.number) },
      })),
    },
    paint: async (key) => {
      if (key === coverKey) return cover ? cover.paintForPrint(coverSize) : null
      const request = requests.get(key)
      return request ? imageModel.paintForPrint(request, fullPage) : null
    },
  }
}
