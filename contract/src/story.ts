import * as z from 'zod/mini'
import { Setting, Subject, Theme } from './categories.ts'
import { Paged, pageQuery } from './paging.ts'
import { PictureFocus } from './picture-focus.ts'
import { generationStatuses } from './progress.ts'
import { route } from './route.ts'
import { AgeGroup, Look, Pronouns, StoryInput } from './story-input.ts'
import { longestSearch } from './text-limits.ts'

const GenerationStatus = z.enum(generationStatuses)

/**
 * What moderation makes of a public story. `under_review`: hidden since several people reported it, until a
 * moderator decides. `taken_down`: gone for others, and not to be published again until a moderator allows it.
 */
export const moderationStatuses = ['clear', 'under_review', 'taken_down'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

export const StoryPage = z.object({
  page_number: z.int(),
  content: z.string(),
  /** Root-relative, `/static/images/{file}`; null while it is not painted, or when the page has none. */
  image_url: z.nullable(z.string()),
  image_srcset: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
  /** For crops; null where nobody knows, as of pictures by hosted models. */
  image_focus: z.nullable(PictureFocus),
  /** Whether a picture belongs to this page, painted or not. */
  has_image: z.boolean(),
  /** A pencil drawing of the picture to come, while it is not painted. */
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
  /** Who the hero is, where that is not the subject: `child`, or a subject. */
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
  /** A sentence for the parent when the status is `failed`. */
  generation_error: z.nullable(z.string()),
  /** Since when its models have been waited for, once that has lasted; left out while it goes on. For its owner. */
  waiting_since: z.optional(z.iso.datetime()),
  /** How many of its pictures a finished story lacks; left out where it has them all. For its owner. */
  missing_images: z.optional(z.int()),
  created_at: z.iso.datetime(),
  /** Of its live link, for its owner only. */
  share_token: z.nullable(z.string()),
  share_url: z.nullable(z.string()),
  share_expires_at: z.nullable(z.iso.datetime()),
  /** Whether that link's readers meet the names as the parent gave them. */
  share_includes_names: z.nullable(z.boolean()),
  average_rating: z.number(),
  rating_count: z.int(),
  view_count: z.int(),
  /** Told to its owner; to all others a story that they can read is `clear`. */
  moderation_status: z.enum(moderationStatuses),
  /** Why it was taken down, in the moderator's words. */
  moderation_note: z.nullable(z.string()),
  /** Whether its owner may still ask for another look. */
  can_appeal: z.boolean(),
}

/** A story as lists show it: everything but its pages. `opening` is what a card without a picture shows. */
export const StorySummary = z.object({ ...storyFields, opening: z.string() })
export type StorySummary = z.infer<typeof StorySummary>

export const Story = z.object({
  ...storyFields,
  dedication: z.nullable(z.string()),
  /** Who it is about, for the next story: the parent's hero, or the one whom the storyteller named. For its owner only. */
  hero: z.nullable(z.object({ name: z.string(), pronouns: z.optional(Pronouns), look: z.optional(Look) })),
  story_pages: z.array(StoryPage),
})
export type Story = z.infer<typeof Story>

export const StoryList = z.object({
  stories: z.array(StorySummary),
  ...Paged,
  /** There are more than `total`: a search of the feed counts no further than it had to look. */
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
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(longestSearch))),
    subject: z.optional(Subject),
    theme: z.optional(Theme),
    setting: z.optional(Setting),
    is_favorite: z.optional(z.stringbool()),
    /** `generating` finds all that is being made, whatever step it is at. */
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
  params: StoryParams,
  reply: Story,
})

export const getStoryBySlug = route({
  method: 'GET',
  path: '/api/v1/stories/slug/{slug}',
  summary: 'One of your stories by its slug',
  failure: 'Failed to fetch story',
  access: 'user',
  params: z.strictObject({ slug: z.string() }),
  reply: Story,
})

export const createStory = route({
  method: 'POST',
  path: '/api/v1/stories',
  summary: 'Start a new story; an Idempotency-Key header makes repeating safe',
  failure: 'Failed to create story',
  access: 'user',
  body: StoryInput,
  reply: Story,
  status: 201,
})

/** Read with fetch, not EventSource: it needs the bearer token. Each event's data is a `StoryEvent`. */
export const followStory = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/events',
  summary: 'Progress of one of your stories, as server-sent events',
  failure: 'Failed to fetch story',
  access: 'user',
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
