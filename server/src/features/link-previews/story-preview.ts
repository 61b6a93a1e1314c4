import type { Story } from '@moonpage/contract/story'
import type { Preview } from './head-html.ts'
import { sitePicture } from './site-preview.ts'

/** With the names of this copy. */
type Told = Pick<Story, 'title' | 'summary' | 'preview_image_url' | 'preview_image_alt'> & {
  age_group: string
}

/** Path of a public story's page. */
export const publicPath = (id: string, page = 1): string => `/public/story/${id}/page/${page}`

/** Title, summary and picture of a story. @param canonical null for noindex */
export const storyPreview = (story: Told, origin: string, canonical: string | null): Preview => ({
  title: story.title,
  description: story.summary || `A bedtime story for ages ${story.age_group}.`,
  image: story.preview_image_url
    ? { url: origin + story.preview_image_url, alt: story.preview_image_alt ?? '' }
    : sitePicture(origin),
  type: 'article',
  canonical,
})
