import type { StoryList } from '@moonpage/contract/story'
import type { PageRequest } from '../../infra/http/web-app.ts'
import type { Preview } from './head-html.ts'
import { sitePicture } from './site-preview.ts'

/** Each page of the public stories has an address of its own; how they are sorted has none. */
export function feedPreview({ search, origin }: PageRequest, feed: StoryList | undefined): Preview {
  const pageParam = search.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(pageParam) ? Number(pageParam) : 1
  const isBeyondTheEnd = page > 1 && feed?.stories.length === 0
  return {
    title: page === 1 ? 'Community Stories' : `Community Stories, page ${page}`,
    description: 'Bedtime stories that families made and let everyone read, with a picture on many a page.',
    image: sitePicture(origin),
    type: 'website',
    canonical: isBeyondTheEnd ? null : origin + (page === 1 ? '/public' : `/public?page=${page}`),
  }
}
