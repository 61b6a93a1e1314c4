import * as z from 'zod/mini'
import { Setting, Subject, Theme } from './categories.ts'
import { Paged, pageQuery } from './paging.ts'
import { PictureFocus } from './picture-focus.ts'
import { generationStatuses } from './progress.ts'
import { ReadingPlace } from './reading-places.ts'
import { readingSizes } from './reading-sizes.ts'
import { route } from './route.ts'
import { AgeGroup, imagesFitPages, Look, Pronouns, storyInputFields } from './story-input.ts'
import { longestSearch } from './text-limits.ts'

const GenerationStatus = z.enum(generationStatuses)

/**
 * `under_review`: hidden after several reports, until a moderator decides. `taken_down`: hidden, and not to be published
 * again until a moderator restores it.
 */
export const moderationStatuses = ['clear', 'under_review', 'taken_down'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

export const StoryPage = z.object({
  page_number: z.int(),
  content: z.string(),
  /** Root-relative, `/static/images/{file}`; null until it is painted, or if the page has no picture. */
  image_url: z.nullable(z.string()),
  image_srcset: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
  /** For crops; null if unknown, as for pictures of hosted models. */
  image_focus: z.nullable(PictureFocus),
  /** Whether the page is to have a picture, painted or not. */
  has_image: z.boolean(),
  /** A pencil sketch, until the picture is painted. */
  sketch_url: z.nullable(z.string()),
})
export type StoryPage = z.infer<typeof StoryPage>

const storyFields = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Null except to the owner, moderators and admins. */
  owner_id: z.nullable(z.string()),
  is_owner: z.boolean(),
  subject: z.string(),
  /** The hero's species, where it is not the subject: `child`, or another subject. */
  hero_species: z.nullable(z.string()),
  theme: z.string(),
  setting: z.string(),
  age_group: AgeGroup,
  story_attributes: z.array(z.string()),
  page_count: z.int(),
  max_images: z.int(),
  preview_image_url: z.nullable(z.string()),
  preview_image_srcset: z.nullable(z.string()),
  preview_image_alt: z.nullable(z.string()),
  preview_image_focus: z.nullable(PictureFocus),
  is_public: z.boolean(),
  is_shared: z.boolean(),
  is_favorited: z.boolean(),
  generation_status: GenerationStatus,
  generation_progress: z.int(),
  /** A sentence for the owner when the status is `failed`. */
  generation_error: z.nullable(z.string()),
  /** Since when it has waited for a model, once that is long; absent otherwise. For its owner only. */
  waiting_since: z.optional(z.iso.datetime()),
  /** How many pictures a finished story lacks; absent when it has all. For its owner only. */
  missing_images: z.optional(z.int()),
  /** Where its family stopped, the latest first; absent where it did not. For the family only. */
  places: z.optional(z.array(ReadingPlace)),
  created_at: z.iso.datetime(),
  /** Of its valid share link; for its owner only. */
  share_token: z.nullable(z.string()),
  share_url: z.nullable(z.string()),
  share_expires_at: z.nullable(z.iso.datetime()),
  /** Whether readers of that link see the real names. */
  share_includes_names: z.nullable(z.boolean()),
  /** Whether they hear the family's recordings; absent without a link. */
  share_includes_recordings: z.optional(z.boolean()),
  average_rating: z.number(),
  rating_count: z.int(),
  view_count: z.int(),
  /** For its owner; others always get `clear`. */
  moderation_status: z.enum(moderationStatuses),
  /** The moderator's note on the take-down. */
  moderation_note: z.nullable(z.string()),
  /** Whether its owner can still appeal. */
  can_appeal: z.boolean(),
}

/** A story in a list: everything but its pages. Cards without a picture show `opening`. */
export const StorySummary = z.object({ ...storyFields, opening: z.string() })
export type StorySummary = z.infer<typeof StorySummary>

export const Story = z.object({
  ...storyFields,
  dedication: z.nullable(z.string()),
  /** The hero, for use in the next story: the parent's, or the one whom the storyteller named. For its owner only. */
  hero: z.nullable(z.object({ name: z.string(), pronouns: z.optional(Pronouns), look: z.optional(Look) })),
  /** How big the words are for the child whose book it is; absent where that is not said. For the family only. */
  reading_size: z.optional(z.enum(readingSizes)),
  /** The series to which it belongs; absent where it belongs to none. For the family only. */
  series: z.optional(z.object({ id: z.string(), name: z.string(), is_ended: z.boolean() })),
  /** Whether a page's text can be regenerated alone; absent where only the whole story can. For its owner only. */
  rewrites_pages: z.optional(z.literal(true)),
  story_pages: z.array(StoryPage),
})
export type Story = z.infer<typeof Story>

export const StoryList = z.object({
  stories: z.array(StorySummary),
  ...Paged,
  /** Set when `total` is a lower bound: a search stops counting early. */
  is_total_minimum: z.optional(z.literal(true)),
})
export type StoryList = z.infer<typeof StoryList>

export const StoryParams = z.strictObject({ id: z.string() })

export const storySorts = ['created_at', 'title', 'average_rating', 'view_count'] as const

export const listStories = route({
  method: 'GET',
  path: '/api/v1/stories',
  summary: 'Your own stories; `search` finds parts of words in title, summary, subject, theme and setting',
  failure: 'Failed to fetch stories',
  access: 'user',
  apiKey: 'read',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(longestSearch))),
    subject: z.optional(Subject),
    theme: z.optional(Theme),
    setting: z.optional(Setting),
    is_favorite: z.optional(z.stringbool()),
    /** `generating` matches every unfinished status. */
    generation_status: z.optional(GenerationStatus),
    sort_by: z._default(z.enum(storySorts), 'created_at'),
    sort_order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageQuery(12),
  }),
  reply: StoryList,
})

export const getStory = route({
  method: 'GET',
  path: '/api/v1/stories/{id}',
  summary: 'One of your stories with its pages',
  failure: 'Failed to fetch story',
  access: 'user',
  apiKey: 'read',
  childView: true,
  params: StoryParams,
  reply: Story,
})

export const getStoryBySlug = route({
  method: 'GET',
  path: '/api/v1/stories/slug/{slug}',
  summary: 'One of your stories by its slug',
  failure: 'Failed to fetch story',
  access: 'user',
  apiKey: 'read',
  params: z.strictObject({ slug: z.string() }),
  reply: Story,
})

/** The request for a story. No model learns for which child it is. */
export const NewStory = z
  .strictObject({
    ...storyInputFields,
    child_id: z.optional(z.string()),
    /** The next book of this series: hero, companion and setting are those of the series. */
    series_id: z.optional(z.string()),
    /** The last one, to which all friends of the series come. */
    ends_series: z.optional(z.boolean()),
  })
  .check(imagesFitPages)
/** `NewStory` before its defaults are applied. */
export type NewStoryRequest = z.input<typeof NewStory>
export type NewStory = z.infer<typeof NewStory>

export const createStory = route({
  method: 'POST',
  path: '/api/v1/stories',
  summary: 'Start a new story; an Idempotency-Key header makes repeating safe',
  failure: 'Failed to create story',
  access: 'user',
  family: 'parent',
  apiKey: 'create',
  body: NewStory,
  reply: Story,
  status: 201,
})

/** Read it with fetch: EventSource cannot send the bearer token. Each event's data is a `StoryEvent`. */
export const followStory = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/events',
  summary: 'Progress of one of your stories, as server-sent events',
  failure: 'Failed to fetch story',
  access: 'user',
  apiKey: 'read',
  params: StoryParams,
  reply: null,
  sends: ['text/event-stream'],
})

export const StoryEvent = z.object({
  generation_status: GenerationStatus,
  generation_progress: z.int(),
  pages_written: z.int(),
  images_painted: z.int(),
  images_sketched: z.int(),
  waiting_since: storyFields.waiting_since,
})
export type StoryEvent = z.infer<typeof StoryEvent>
