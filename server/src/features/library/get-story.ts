import { fillNames } from '@moonpage/contract/names'
import type { ReadingSize } from '@moonpage/contract/reading-sizes'
import type { Story } from '@moonpage/contract/story'
import type { Kysely } from 'kysely'
import { isOpenTo } from '../../core/stories/child-books.ts'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { findReadingPlaces, withPlaces } from '../../core/stories/reading-places.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { storyNotFound } from './story-not-found.ts'

export type Owner = NonNullable<Reader>

/** `rewritesPages`: whether the text model can regenerate the text of one page. */
export type StoryReader = { db: Database; rewritesPages: boolean }

/** The caller's story with its pages. @throws 404 unless it is theirs, and open in a child's view */
export async function getStory(
  { db: { kysely }, rewritesPages }: StoryReader,
  owner: Owner,
  { id }: { id: string },
): Promise<Story> {
  const row = isId(id)
    ? await storyCards(kysely, owner)
        .where('owner_id', '=', owner.familyId)
        .where(isOpenTo(owner.childId))
        .where('stories.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  const [pages, readingSize, places, series] = await Promise.all([
    storyPages(kysely, row.id),
    owner.apiKey ? null : findReadingSize(kysely, row.id, owner.childId),
    findReadingPlaces(kysely, owner, [row.id]),
    findSeries(kysely, row.id),
  ])
  const story = withPlaces(
    { ...presentStory(row, pages, owner), ...(readingSize && { reading_size: readingSize }) },
    places,
  )
  if (owner.childId) return asChildSees(story)
  return { ...story, ...(series && { series }), ...(rewritesPages && { rewrites_pages: true as const }) }
}

/** The series to which a story belongs. */
async function findSeries(db: Kysely<Tables>, storyId: string): Promise<Story['series']> {
  const series = await db
    .selectFrom('series_books')
    .innerJoin('series', 'series.id', 'series_id')
    .select(['series.id', 'name', 'ended_at', 'hero', 'companion'])
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  if (!series) return undefined
  const names = { hero: series.hero.name, companion: series.companion.name }
  return { id: series.id, name: fillNames(series.name, names), is_ended: series.ended_at !== null }
}

/** Of the child in whose view it is read, else of the child for whom the book was made. */
async function findReadingSize(
  db: Kysely<Tables>,
  storyId: string,
  childId: string | null | undefined,
): Promise<ReadingSize | null> {
  const child = await db
    .selectFrom('children')
    .select('reading_size')
    .where((eb) =>
      childId
        ? eb('id', '=', childId)
        : eb('id', 'in', eb.selectFrom('child_stories').select('child_id').where('story_id', '=', storyId)),
    )
    .where('reading_size', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  return child?.reading_size ?? null
}

/** The finished version, without what parents do with it. */
const asChildSees = ({ waiting_since: _waiting, missing_images: _missing, ...story }: Story): Story => ({
  ...story,
  owner_id: null,
  is_owner: false,
  hero: null,
  generation_status: 'completed',
  generation_progress: 100,
  generation_error: null,
  is_shared: false,
  share_token: null,
  share_url: null,
  share_expires_at: null,
  share_includes_names: null,
  share_includes_recordings: undefined,
  moderation_status: 'clear',
  moderation_note: null,
  can_appeal: false,
})
