import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isAudioFile } from '../../infra/storage/picture-store.ts'
import { stemOf } from './picture-files.ts'
import { storyCards } from './story-rows.ts'

/** Deactivated people share nothing. A family shares as long as one of its parents is active. */
export const hasActiveParent = sql<boolean>`exists (
  select from accounts
  where accounts.family_id = stories.owner_id and accounts.family_role = 'parent' and accounts.is_active
)`

/** The story of a share link, while the link is valid. */
export const storyOfLink = (db: Kysely<Tables>, token: string) =>
  storyCards(db, null)
    .where('link.token', '=', token)
    .where('completed_at', 'is not', null)
    .where('taken_down_at', 'is', null)
    .where(hasActiveParent)
    .executeTakeFirst()

/**
 * Whether a share link or a recording link is valid.
 * @param file name of a picture or audio file: then, whether it belongs to the book of that link
 */
export async function isLiveLink(db: Kysely<Tables>, token: string, file?: string): Promise<boolean> {
  const book = await db
    .selectFrom('stories')
    .select('stories.id')
    .where((eb) =>
      eb(
        'stories.id',
        'in',
        eb
          .selectFrom('share_links')
          .select('story_id')
          .where('token', '=', token)
          .where('expires_at', '>', sql<Date>`now()`)
          .unionAll(
            eb
              .selectFrom('recording_links')
              .select('story_id')
              .where('token', '=', token)
              .where('expires_at', '>', sql<Date>`now()`)
              .where('revoked_at', 'is', null),
          ),
      ),
    )
    .where('stories.completed_at', 'is not', null)
    .where('stories.taken_down_at', 'is', null)
    .where(hasActiveParent)
    .executeTakeFirst()
  if (!book || file === undefined) return book !== undefined
  return isAudioFile(file) ? isAudioOf(db, book.id, file) : isPictureOf(db, book.id, file)
}

async function isPictureOf(db: Kysely<Tables>, storyId: string, file: string): Promise<boolean> {
  const stem = stemOf(file)
  const page = await db
    .selectFrom('story_pages')
    .select('page_number')
    .where('story_id', '=', storyId)
    .where((eb) => eb.or([eb('image_key', '=', stem), eb('sketch_key', '=', stem)]))
    .executeTakeFirst()
  return page !== undefined
}

async function isAudioOf(db: Kysely<Tables>, storyId: string, file: string): Promise<boolean> {
  const audio = await db
    .selectFrom('recordings')
    .select('file')
    .where('file', '=', file)
    .where('story_id', '=', storyId)
    .unionAll(
      db
        .selectFrom('synthesized_pages')
        .select('file')
        .where('file', '=', file)
        .where('story_id', '=', storyId),
    )
    .executeTakeFirst()
  return audio !== undefined
}
