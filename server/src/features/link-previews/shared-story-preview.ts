import { fillNames } from '@moonpage/contract/names'
import { storyOfLink } from '../../core/stories/live-link.ts'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Preview } from './head-html.ts'
import { storyPreview } from './story-preview.ts'

/** The preview of a shared story, for everybody with the link; noindex. */
export async function sharedStoryPreview(
  { kysely }: Database,
  token: string,
  origin: string,
): Promise<Preview | undefined> {
  const row = await storyOfLink(kysely, token)
  if (!row) return undefined
  const names = row.share_includes_names === true ? givenNames(row) : standInNames(row)
  const named = {
    title: fillNames(row.title, names),
    summary: fillNames(row.summary, names),
    age_group: row.age_group,
    preview_image_url: row.preview_key ? pictureUrls(row.preview_key).url : null,
    preview_image_alt: fillNames(row.preview_alt ?? '', names),
  }
  return storyPreview(named, origin, null)
}
