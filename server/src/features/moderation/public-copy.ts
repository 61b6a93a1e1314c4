import { createHash } from 'node:crypto'
import type { Story } from '@moonpage/contract/story'
import type { Kysely } from 'kysely'
import { presentStory } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { SnapshotContent } from '../../infra/db/snapshot-content.ts'
import type { Tables } from '../../infra/db/tables.ts'

export type PublicCopy = { story: Story; content: SnapshotContent; version: Buffer }

/** The public copies of stories by id; deleted stories are missing. */
export async function publicCopies(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, PublicCopy>> {
  if (ids.length === 0) return new Map()
  const rows = await storyCards(db, null).select('stories.seed').where('stories.id', 'in', ids).execute()
  const pages = Map.groupBy(await pagesOf(db, ids), (page) => page.story_id)
  return new Map(rows.map((row) => [row.id, publicCopy(row, pages.get(row.id) ?? [])]))
}

const pagesOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('story_pages')
    .select(['story_id', 'page_number', 'content', 'has_image', 'image_alt', 'sketch_key', 'image_key'])
    .select(['image_focus', 'scene', 'image_variation'])
    .where('story_id', 'in', ids)
    .orderBy('story_id')
    .orderBy('page_number')
    .execute()

type Row = Parameters<typeof presentStory>[0] & { seed: string }
type Page = Awaited<ReturnType<typeof pagesOf>>[number]

function publicCopy(row: Row, pages: readonly Page[]): PublicCopy {
  const story = presentStory(row, pages, null)
  const { title, summary, dedication } = story
  const content: SnapshotContent = {
    title,
    summary,
    dedication,
    pages: story.story_pages.map((page, index) => ({
      page_number: page.page_number,
      content: page.content,
      has_image: page.has_image,
      image_alt: page.image_alt ?? '',
      image_key: pages[index]?.image_key ?? null,
    })),
  }
  return { story, content, version: versionOf(content, row.seed, pages) }
}

/** Hash of all text and pictures. Not of file names, which change when a story is made private and public again. */
function versionOf(
  { title, summary, dedication, ...content }: SnapshotContent,
  seed: string,
  pages: readonly Page[],
) {
  const picture = ({ image_key, scene, image_variation }: Page) => image_key && [seed, scene, image_variation]
  const read = content.pages.map((page) => [page.page_number, page.content, page.has_image, page.image_alt])
  const seen = pages.map(picture)
  return createHash('sha256')
    .update(JSON.stringify([title, summary, dedication, read, seen]))
    .digest()
}
