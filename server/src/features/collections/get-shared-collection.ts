import { fillNames } from '@moonpage/contract/names'
import type { SharedCollection } from '@moonpage/contract/collections'
import type { AgeGroup } from '@moonpage/contract/story-input'
import { booksOfLink, collectionOfLink, tokenOfBook } from '../../core/stories/collection-links.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'
import { presentCover } from './present-cover.ts'

/** A collection by its share link: the books that others may read, with the names that the family chose for them. */
export async function getSharedCollection(
  { kysely }: Database,
  token: string,
  { hasGate }: { hasGate: boolean },
): Promise<SharedCollection> {
  const collection = await collectionOfLink(kysely, token)
  if (!collection)
    throw problem('shared_collection_not_found', 404, 'This link to a collection is invalid or has expired.')
  const rows = await booksOfLink(kysely, token).execute()
  const namesOf = collection.include_names ? givenNames : standInNames
  return {
    name: collection.include_names ? collection.name : null,
    books: rows.map((row) => {
      const share_token = tokenOfBook(token, row.id)
      return {
        ...presentCover(row, hasGate ? share_token : undefined),
        share_token,
        title: fillNames(row.title, namesOf(row)),
        age_group: row.age_group as AgeGroup,
      }
    }),
  }
}
