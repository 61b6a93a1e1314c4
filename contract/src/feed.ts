import * as z from 'zod/mini'
import { Subject, Theme } from './categories.ts'
import { ageFilters, feedSorts } from './feed-filters.ts'
import { skipQuery } from './paging.ts'
import { route } from './route.ts'
import { Story, StoryList, StoryParams } from './story.ts'
import { downloadFormats } from './story-tools.ts'
import { ageGroups } from './story-input.ts'
import { longestSearch } from './text-limits.ts'

const feedQuery = {
  search: z.optional(z.string().check(z.maxLength(longestSearch))),
  sort_by: z._default(z.enum(feedSorts), 'recent'),
  age_group: z.optional(z.enum([...ageFilters, ...ageGroups])),
  subject: z.optional(Subject),
  theme: z.optional(Theme),
  ...skipQuery(20),
}

export const listPublicFeed = route({
  method: 'GET',
  path: '/api/v1/public/feed',
  summary: 'Public stories; `search` finds parts of words in title, summary, subject, theme and setting',
  failure: 'Failed to load public stories',
  access: 'anyone',
  apiKey: 'read',
  query: z.strictObject(feedQuery),
  reply: StoryList,
})

export const listPublicStories = route({
  method: 'GET',
  path: '/api/v1/public',
  summary: 'The feed at its older address',
  failure: 'Failed to load public stories',
  access: 'anyone',
  apiKey: 'read',
  query: z.strictObject(feedQuery),
  reply: StoryList,
})

export const PublicStats = z.object({
  total_public_stories: z.int(),
  total_views: z.int(),
  /** The average of all ratings of public stories; 0 when there are none. */
  overall_average_rating: z.number(),
  /** Stories with an average of four stars or more. */
  highly_rated_stories: z.int(),
})
export type PublicStats = z.infer<typeof PublicStats>

export const getPublicStats = route({
  method: 'GET',
  path: '/api/v1/public/stats/summary',
  summary: 'Counts and average rating of all public stories',
  failure: 'Failed to load public stories',
  access: 'anyone',
  apiKey: 'read',
  reply: PublicStats,
})

export const getPublicStory = route({
  method: 'GET',
  path: '/api/v1/public/{id}',
  summary: 'A public story with its pages, as everyone reads it; counts at most one view per person and day',
  failure: 'Failed to fetch story',
  access: 'anyone',
  apiKey: 'read',
  params: StoryParams,
  reply: Story,
})

export const downloadPublicStory = route({
  method: 'GET',
  path: '/api/v1/public/{id}/download',
  summary: 'A public story as a file, as everyone reads it',
  failure: 'We couldn’t download the story.',
  access: 'anyone',
  apiKey: 'read',
  params: StoryParams,
  query: z.strictObject({ format: z.enum(downloadFormats) }),
  reply: null,
  sends: ['application/pdf', 'application/epub+zip'],
})
