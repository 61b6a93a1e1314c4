import * as z from 'zod/mini'
import { pageQuery } from './paging.ts'
import { route } from './route.ts'
import { StoryList, StoryParams } from './story.ts'

export const FavoriteToggle = z.object({ is_favorited: z.boolean(), action: z.enum(['added', 'removed']) })
export type FavoriteToggle = z.infer<typeof FavoriteToggle>

export const toggleFavorite = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/favorite',
  summary:
    'Add one of your own stories, or a public one, to your favorites, or remove it; with `is_favorited` it may come twice',
  failure: 'Failed to toggle favorite',
  access: 'user',
  params: StoryParams,
  /** What it is to be, for calls that are sent later or again; without it, it is the other one than now. */
  query: z.strictObject({ is_favorited: z.optional(z.stringbool()) }),
  reply: FavoriteToggle,
})

export const listFavorites = route({
  method: 'GET',
  path: '/api/v1/stories/favorites',
  summary: 'Your favorites, newest first',
  failure: 'Failed to load favorite stories',
  access: 'user',
  apiKey: 'read',
  query: z.strictObject({ ...pageQuery(12), include_own_stories: z._default(z.stringbool(), true) }),
  reply: StoryList,
})
