import * as z from 'zod/mini'
import { generationStatuses } from './progress.ts'
import { route } from './route.ts'
import { AgeGroup, StoryInput } from './story-input.ts'

const GenerationStatus = z.enum(generationStatuses)

export const StoryPage = z.object({
  page_number: z.int(),
  content: z.string(),
  /** Root-relative, `/static/images/{file}`; null while it is not painted, or when the page has none. */
  image_url: z.nullable(z.string()),
  image_srcset: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
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
  theme: z.string(),
  setting: z.string(),
  age_group: AgeGroup,
  story_attributes: z.array(z.string()),
  page_count: z.int(),
  max_images: z.int(),
  preview_image_url: z.nullable(z.string()),
  preview_image_srcset: z.nullable(z.string()),
  preview_image_alt: z.nullable(z.string()),
  is_public: z.boolean(),
  is_shared: z.boolean(),
  is_favorited: z.boolean(),
  generation_status: GenerationStatus,
  generation_progress: z.int(),
  /** A sentence for the parent when the status is `failed`. */
  generation_error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  average_rating: z.number(),
  rating_count: z.int(),
  view_count: z.int(),
}

/** A story as lists show it: everything but its pages. `opening` is what a card without a picture shows. */
export const StorySummary = z.object({ ...storyFields, opening: z.string() })
export type StorySummary = z.infer<typeof StorySummary>

export const Story = z.object({
  ...storyFields,
  dedication: z.nullable(z.string()),
  story_pages: z.array(StoryPage),
})
export type Story = z.infer<typeof Story>

export const StoryList = z.object({
  stories: z.array(StorySummary),
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
})
export type StoryList = z.infer<typeof StoryList>

const positive = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), fallback)

export const StoryParams = z.strictObject({ id: z.string() })

export const listStories = route({
  method: 'GET',
  path: '/api/v1/stories',
  summary: 'Your own stories, newest first',
  access: 'user',
  query: z.strictObject({ page: positive(1, 1_000_000), page_size: positive(12, 100) }),
  reply: StoryList,
})

export const listPublicStories = route({
  method: 'GET',
  path: '/api/v1/public',
  summary: 'Public stories, newest published first',
  access: 'anyone',
  query: z.strictObject({
    sort_by: z._default(z.enum(['recent']), 'recent'),
    limit: positive(20, 100),
    skip: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  reply: StoryList,
})

export const getStory = route({
  method: 'GET',
  path: '/api/v1/stories/{id}',
  summary: 'One of your stories with its pages',
  access: 'user',
  params: StoryParams,
  reply: Story,
})

export const createStory = route({
  method: 'POST',
  path: '/api/v1/stories',
  summary: 'Start a new story; an Idempotency-Key header makes repeating safe',
  access: 'user',
  body: StoryInput,
  reply: Story,
  status: 201,
})

export const regenerateStory = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/regenerate',
  summary: 'Try a failed story again; what was kept is not made twice',
  access: 'user',
  params: StoryParams,
  reply: Story,
  status: 202,
})

// A file of its own, so that a page that only follows a story need not load this one's schemas.
export { storyEventsPath } from './story-events-path.ts'
export const StoryEvent = z.object({
  generation_status: GenerationStatus,
  generation_progress: z.int(),
  pages_written: z.int(),
  images_painted: z.int(),
  images_sketched: z.int(),
})
export type StoryEvent = z.infer<typeof StoryEvent>
