import { fillNames } from '@moonpage/contract/names'
import { booksOfLink, collectionOfLink } from '../../core/stories/collection-links.ts'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Preview } from './head-html.ts'
import { sitePicture } from './site-preview.ts'

/** The preview of a shared collection, with the picture of its first book; noindex. */
export async function sharedCollectionPreview(
  { kysely }: Database,
  token: string,
  origin: string,
): Promise<Preview | undefined> {
  const collection = await collectionOfLink(kysely, token)
  if (!collection) return undefined
  const books = await booksOfLink(kysely, token).execute()
  const first = books.find((book) => book.preview_key)
  const names = first && (collection.include_names ? givenNames(first) : standInNames(first))
  return {
    title: collection.include_names ? collection.name : 'Bedtime stories',
    description: books.length === 1 ? 'A bedtime story to read.' : `${books.length} bedtime stories to read.`,
    image: first?.preview_key
      ? {
          url: origin + pictureUrls(first.preview_key).url,
          alt: names ? fillNames(first.preview_alt ?? '', names) : '',
        }
      : sitePicture(origin),
    type: 'website',
    canonical: null,
  }
}
