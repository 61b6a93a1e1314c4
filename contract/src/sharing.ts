import * as z from 'zod/mini'
import { route } from './route.ts'
import { Story, StoryPage, StoryParams } from './story.ts'
import { AgeGroup } from './story-input.ts'

export const ShareLink = z.object({
  share_url: z.string(),
  share_token: z.string(),
  expires_at: z.iso.datetime(),
  include_names: z.boolean(),
  /** Whether the link plays what the family recorded. */
  include_recordings: z.boolean(),
})
export type ShareLink = z.infer<typeof ShareLink>

export const ShareOptions = z.strictObject({
  /** `true`: the real names, `false`: substitutes. Default: unchanged, and `true` for a new link. */
  include_names: z.optional(z.boolean()),
  /** `true`: readers hear the family's recordings. Default: unchanged, and `false` for a new link. */
  include_recordings: z.optional(z.boolean()),
  renew: z.optional(z.boolean()),
})
export type ShareOptions = z.infer<typeof ShareOptions>

export const shareStory = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/share',
  summary: 'Create or get the share link of a story; `renew` extends it by thirty days',
  failure: 'Failed to share story',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  body: z.nullish(ShareOptions),
  reply: ShareLink,
})

export const revokeShare = route({
  method: 'DELETE',
  path: '/api/v1/stories/{id}/share',
  summary: 'Revoke the share link at once; its pictures get new addresses',
  failure: 'Failed to share story',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: null,
})

/** A story as visitors with its link see it. */
export const SharedStory = z.object({
  title: z.string(),
  summary: z.string(),
  age_group: AgeGroup,
  /** The subject. */
  category: z.string(),
  hero_species: z.nullable(z.string()),
  /** The text of all pages. An empty line separates paragraphs or stanzas; a single line break ends a line of verse. */
  content: z.string(),
  has_image: z.boolean(),
  image_url: z.nullable(z.string()),
  image_srcset: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
  story_attributes: z.array(z.string()),
  story_pages: z.array(StoryPage),
})
export type SharedStory = z.infer<typeof SharedStory>

export const getSharedStory = route({
  method: 'GET',
  path: '/api/v1/stories/shared/{token}',
  summary: 'A story by its link; 404 once that is revoked or has expired',
  failure: 'Failed to fetch shared story',
  access: 'anyone',
  ignoresToken: true,
  bypassesGate: 'link',
  params: z.strictObject({ token: z.string() }),
  reply: SharedStory,
})

export const publishStory = route({
  method: 'POST',
  path: '/api/v1/public/{id}/share',
  summary: 'Make a story public, after the safety check',
  failure: 'Failed to update story visibility',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  body: z.nullish(
    z.strictObject({
      /** `true`: the real names, `false`: substitutes. Default: unchanged, and `false` the first time. */
      include_names: z.optional(z.boolean()),
      /** `true`: everyone hears the family's recordings. Default: unchanged, and `false` the first time. */
      include_recordings: z.optional(z.boolean()),
    }),
  ),
  reply: Story,
})

export const unpublishStory = route({
  method: 'DELETE',
  path: '/api/v1/public/{id}/share',
  summary: 'Make a story private; others cannot read it from their next request on',
  failure: 'Failed to update story visibility',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: Story,
})
