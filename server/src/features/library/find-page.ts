import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { OwnStory } from '../../core/stories/lock-own-story.ts'
import { problem } from '../../lib/problem.ts'

/** A page of the caller's story. */
export type OwnPage = OwnStory & { pageNumber: number }

/** @throws 404 if the story has no such page */
export const findPage = async (tx: Transaction<Tables>, { id, pageNumber }: OwnPage) => {
  const page = await tx
    .selectFrom('story_pages')
    .select('has_image')
    .where('story_id', '=', id)
    .where('page_number', '=', pageNumber)
    .executeTakeFirst()
  if (!page) throw problem('page_not_found', 404, 'We couldn’t find that page.')
  return page
}
