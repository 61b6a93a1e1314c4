import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { stemOf } from './picture-files.ts'
import { storyCards } from './story-rows.ts'

/** The story of a share link, while the link is valid. */
export const storyOfLink = (db: Kysely<Tables>, token: string) =>
  storyCards(db, null)
    .innerJoin('accounts as owner', 'owner.id', 'stories.owner_id')
    .where('link.token', '=', token)
    .where('completed_at', 'is not', null)
    .where('taken_down_at', 'is', null)
    .where('owner.is_active', '=', true)
    .executeTakeFirst()

/**
 * Whether a share link is valid.
 * @param picture file name: then, whether the picture belongs to that book
 */
export async function isLiveLink(db: Kysely<Tables>, token: string, picture?: string): Promise<boolean> {
  const live = db
    .selectFrom('share_links as link')
    .innerJoin('stories', 'stories.id', 'link.story_id')
    .innerJoin('accounts as owner', 'owner.id', 'stories.owner_id')
    .select('stories.id')
    .where('link.token', '=', token)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('stories.completed_at', 'is not', null)
    .where('stories.taken_down_at', 'is', null)
    .where('owner.is_active', '=', true)
  if (picture === undefined) return (await live.executeTakeFirst()) !== undefined
  const stem = stemOf(picture)
  const page = await live
    .innerJoin('story_pages as page', 'page.story_id', 'stories.id')
    .where((eb) => eb.or([eb('page.image_key', '=', stem), eb('page.sketch_key', '=', stem)]))
    .executeTakeFirst()
  return page !== undefined
}
