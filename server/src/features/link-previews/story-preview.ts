import { fillNames, type Names } from '@moonpage/contract/names'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Preview } from './head-html.ts'
import { sitePicture } from './site-page.ts'

type Copy = {
  origin: string
  canonical: string | null
  /** Whether this copy carries the names that its family gave. */
  withNames: boolean
}

/** Whom the readers of a copy meet. */
export const namesIn = (row: StoryCardRow, withNames: boolean): Names =>
  withNames ? givenNames(row) : standInNames(row)

/** The address of a public story's page, as a path. */
export const publicPath = (id: string, page = 1): string => `/public/story/${id}/page/${page}`

/** Title, summary and picture of a story, by the names of that copy. */
export function storyPreview(row: StoryCardRow, { origin, canonical, withNames }: Copy): Preview {
  const names = namesIn(row, withNames)
  const fill = (text: string) => fillNames(text, names)
  return {
    title: fill(row.title),
    description: fill(row.summary) || `A bedtime story for ages ${row.age_group}.`,
    image: row.preview_key
      ? { url: origin + pictureUrls(row.preview_key).url, alt: fill(row.preview_alt ?? '') }
      : sitePicture(origin),
    type: 'article',
    canonical,
  }
}
