import type { Names } from '@moonpage/contract/names'
import { isOpenTo } from '../../core/stories/child-books.ts'
import { storyOfLink } from '../../core/stories/live-link.ts'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import { isFindable, storyCards, type StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** A book as one kind of reader hears it. */
export type HeardBook = {
  id: string
  familyId: string
  /** The names that these readers read, and the family's. */
  names: Names
  familyNames: Names
  /** Which of the names a parent typed, so that they are personal. */
  typed: { hero: boolean; companion: boolean }
  hearsRecordings: boolean
  /** Whether a hosted voice may be paid for it. */
  mayCost: boolean
  /** Token of the link that audio is requested with, if the gate asks for it. */
  link: string | undefined
}

const bookOf = (row: StoryCardRow): Omit<HeardBook, 'names' | 'hearsRecordings' | 'link'> => ({
  mayCost: true,
  id: row.id,
  familyId: row.owner_id,
  familyNames: givenNames(row),
  typed: { hero: Boolean(row.input.hero), companion: Boolean(row.input.companion) },
})

/** The caller's own book. @throws 404 unless it is theirs, and open in a child's view */
export async function findOwnBook({ kysely }: Database, owner: Owner, id: string): Promise<HeardBook> {
  const row = isId(id)
    ? await storyCards(kysely, owner)
        .where('owner_id', '=', owner.familyId)
        .where(isOpenTo(owner.childId))
        .where('stories.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  // A child could turn pages all day, and a script download them.
  const mayCost = !owner.childId && !owner.apiKey
  return { ...bookOf(row), names: givenNames(row), hearsRecordings: true, mayCost, link: undefined }
}

/** A public book, as strangers hear it; its owner too. @throws 404 unless it is public */
export async function findPublicBook({ kysely }: Database, id: string): Promise<HeardBook> {
  const row = isId(id)
    ? await storyCards(kysely, null)
        .select('stories.include_recordings')
        .where('stories.id', '=', id)
        .where(isFindable)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  const names = row.include_names ? givenNames(row) : standInNames(row)
  return { ...bookOf(row), names, hearsRecordings: row.include_recordings, link: undefined }
}

/** A book by its share link. @throws 404 unless the link is valid */
export async function findSharedBook(
  { kysely }: Database,
  token: string,
  { hasGate }: { hasGate: boolean },
): Promise<HeardBook> {
  const row = await storyOfLink(kysely, token)
  if (!row) throw problem('shared_story_not_found', 404, 'This shared story link is invalid or has expired.')
  const names = row.share_includes_names ? givenNames(row) : standInNames(row)
  return {
    ...bookOf(row),
    names,
    hearsRecordings: row.share_includes_recordings ?? false,
    link: hasGate ? token : undefined,
  }
}
