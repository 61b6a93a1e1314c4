import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isAudioFile } from '../../infra/storage/picture-store.ts'
import { hasActiveParent } from './active-parent.ts'
import { bookOfCollection, collectionOfLink } from './collection-links.ts'
import { stemOf } from './picture-files.ts'
import { storyCards } from './story-rows.ts'

/** The story of a share link, or of a book of a shared collection, while the link is valid. */
export const storyOfLink = async (db: Kysely<Tables>, token: string) =>
  (await storyCards(db, null)
    .where('link.token', '=', token)
    .where('completed_at', 'is not', null)
    .where('stories.taken_down_at', 'is', null)
    .where(hasActiveParent('stories.owner_id'))
    .executeTakeFirst()) ?? bookOfCollection(db, token)

/**
 * Whether a share link of a story or a collection, or a recording link, is valid.
 * @param file name of a picture or audio file: then, whether it belongs to the book of that link
 */
export async function isLiveLink(db: Kysely<Tables>, token: string, file?: string): Promise<boolean> {
  const book = (await linkedStory(db, token)) ?? (await bookOfCollection(db, token))
  if (file === undefined) return book !== undefined || (await collectionOfLink(db, token)) !== undefined
  if (!book) return false
  return isAudioFile(file) ? isAudioOf(db, book.id, file) : isPictureOf(db, book.id, file)
}

const linkedStory = (db: Kysely<Tables>, token: string) =>
  db
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
    .where(hasActiveParent('stories.owner_id'))
    .executeTakeFirst()

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
