import type { StorySnapshot } from '@moonpage/contract/moderation'
import { sql, type Kysely } from 'kysely'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import type { SnapshotContent } from '../../infra/db/snapshot-content.ts'
import type { Tables } from '../../infra/db/tables.ts'

type SnapshotRow = {
  id: string
  story_id: string
  version: Buffer
  content: SnapshotContent
  taken_at: Date
}

/**
 * The snapshots of each story to decide about, oldest first: reported versions and later ones. For a story that was
 * taken down, the versions that led to it.
 */
export async function snapshotsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<SnapshotRow[]> {
  const { rows } = await sql<SnapshotRow>`
    select snapshot.id, snapshot.story_id, version, content, taken_at
    from story_snapshots as snapshot join stories on stories.id = snapshot.story_id
    where snapshot.story_id = any(${ids}::uuid[]) and (
      taken_at >= coalesce(
        taken_down_at,
        (select min(created_at) from reports where reports.story_id = stories.id and decided_at is null)
      )
      or exists (
        select from reports
        where snapshot_id = snapshot.id and (decided_at is null or decided_at >= stories.taken_down_at)
      )
    )
    order by taken_at, snapshot.id`.execute(db)
  return rows
}

/** @param current the public copy, also of a hidden story */
export const presentSnapshot = (
  { id, taken_at, version, content: { pages, ...read } }: SnapshotRow,
  current: Buffer,
): StorySnapshot => ({
  ...read,
  id,
  taken_at: taken_at.toISOString(),
  is_current: version.equals(current),
  story_pages: pages.map((page) => {
    const picture = page.image_key ? pictureUrls(page.image_key) : null
    return {
      page_number: page.page_number,
      content: page.content,
      has_image: page.has_image,
      image_url: picture?.url ?? null,
      image_srcset: picture?.srcset ?? null,
      image_focus: null,
      image_alt: page.has_image ? page.image_alt : null,
      sketch_url: null,
    }
  }),
})
