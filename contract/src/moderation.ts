import * as z from 'zod/mini'
import { Paged, pageQuery } from './paging.ts'
import { readableText } from './plain-text.ts'
import { route } from './route.ts'
import { moderationStatuses, StoryPage, StoryParams } from './story.ts'
import { AgeGroup } from './story-input.ts'
import { longestNote } from './text-limits.ts'

/** As it was when it was reported; reports of the same version share one. */
export const StorySnapshot = z.object({
  id: z.string(),
  taken_at: z.iso.datetime(),
  /** Whether the story reads and looks so still. */
  is_current: z.boolean(),
  title: z.string(),
  summary: z.string(),
  /** Only where strangers read it. */
  dedication: z.nullable(z.string()),
  story_pages: z.array(StoryPage),
})
export type StorySnapshot = z.infer<typeof StorySnapshot>

export const ReportedStory = z.object({
  id: z.string(),
  owner_id: z.string(),
  /** The owner's username, for admins; null for moderators, who decide without knowing whose it is. */
  owner_name: z.nullable(z.string()),
  /** Today's, by the names that strangers read. */
  title: z.string(),
  summary: z.string(),
  dedication: z.nullable(z.string()),
  /** All pages in one. */
  content: z.string(),
  story_pages: z.array(StoryPage),
  subject: z.string(),
  theme: z.string(),
  setting: z.string(),
  age_group: AgeGroup,
  is_public: z.boolean(),
  moderation_status: z.enum(moderationStatuses),
  created_at: z.iso.datetime(),
  /** When it was last made public; null for one that is private. */
  published_at: z.nullable(z.iso.datetime()),
  view_count: z.int(),
  /** How many are open; listed are the first hundred. */
  report_count: z.int(),
  /** Open ones, oldest first. Rough words in a reason are masked. */
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.nullable(z.string()),
      user_id: z.string(),
      /** As `owner_name`. */
      user_name: z.nullable(z.string()),
      created_at: z.iso.datetime(),
      snapshot_id: z.string(),
    }),
  ),
  snapshots: z.array(StorySnapshot),
  /** Set while its owner asks for another look, with why it was taken down; empty where nobody said why. */
  appeal: z.nullable(z.object({ text: z.string(), created_at: z.iso.datetime(), note: z.string() })),
  /** The last decision about it, for `ModerationAction`. */
  last_decision: z.nullable(z.string()),
})
export type ReportedStory = z.infer<typeof ReportedStory>

export const ReportedStoryList = z.object({ stories: z.array(ReportedStory), ...Paged })
export type ReportedStoryList = z.infer<typeof ReportedStoryList>

export const listReportedStories = route({
  method: 'GET',
  path: '/api/v1/admin/moderation/stories',
  summary: 'What waits for a moderator: hidden stories and appeals first, then whatever waits longest',
  failure: 'Failed to fetch stories for moderation',
  access: 'moderator',
  query: z.strictObject(pageQuery(20)),
  reply: ReportedStoryList,
})

export const ModerationAction = z.strictObject({
  /** `false` takes the story down, `true` keeps it public, or brings it back. */
  approved: z.boolean(),
  /** To its owner, who reads it where the story is taken down. Not needed, though the moderation page asks for it. */
  note: z.optional(readableText('The note', 0, longestNote)),
  /** As the list said it: where somebody decided since, nothing is decided, and 409 says so. */
  last_decision: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
})
export type ModerationAction = z.infer<typeof ModerationAction>

export const ModerationOutcome = z.object({
  id: z.string(),
  is_public: z.boolean(),
  moderation_status: z.enum(moderationStatuses),
})
export type ModerationOutcome = z.infer<typeof ModerationOutcome>

export const moderateStory = route({
  method: 'POST',
  path: '/api/v1/admin/moderation/stories/{id}/action',
  summary: 'Decide: unpublish, or dismiss the reports; answers an appeal too. Decided meanwhile: 409',
  failure: 'Failed to moderate story',
  access: 'moderator',
  params: StoryParams,
  body: ModerationAction,
  reply: ModerationOutcome,
})
