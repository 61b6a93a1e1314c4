import * as z from 'zod/mini'
import { Paged, pageQuery } from './paging.ts'
import { readableText } from './plain-text.ts'
import { route } from './route.ts'
import { moderationStatuses, StoryPage, StoryParams } from './story.ts'
import { AgeGroup } from './story-input.ts'
import { longestNote } from './text-limits.ts'

/** A story as it was when it was reported. Reports of the same version share one. */
export const StorySnapshot = z.object({
  id: z.string(),
  taken_at: z.iso.datetime(),
  /** Whether the story is unchanged since. */
  is_current: z.boolean(),
  title: z.string(),
  summary: z.string(),
  /** Null where strangers cannot see it. */
  dedication: z.nullable(z.string()),
  story_pages: z.array(StoryPage),
})
export type StorySnapshot = z.infer<typeof StorySnapshot>

export const ReportedStory = z.object({
  id: z.string(),
  owner_id: z.string(),
  /** The owner's username; null for moderators, who decide without knowing the owner. */
  owner_name: z.nullable(z.string()),
  /** The current title, with names as strangers read them. */
  title: z.string(),
  summary: z.string(),
  dedication: z.nullable(z.string()),
  /** The text of all pages. */
  content: z.string(),
  story_pages: z.array(StoryPage),
  subject: z.string(),
  theme: z.string(),
  setting: z.string(),
  age_group: AgeGroup,
  is_public: z.boolean(),
  moderation_status: z.enum(moderationStatuses),
  created_at: z.iso.datetime(),
  /** When it was last made public; null for a private story. */
  published_at: z.nullable(z.iso.datetime()),
  view_count: z.int(),
  /** All open reports; `reports` has the first hundred. */
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
  /** Set while an appeal is open. `note`: the reason for the take-down; empty if none was given. */
  appeal: z.nullable(z.object({ text: z.string(), created_at: z.iso.datetime(), note: z.string() })),
  /** Id of the last decision, to be sent in `ModerationAction`. */
  last_decision: z.nullable(z.string()),
})
export type ReportedStory = z.infer<typeof ReportedStory>

export const ReportedStoryList = z.object({ stories: z.array(ReportedStory), ...Paged })
export type ReportedStoryList = z.infer<typeof ReportedStoryList>

export const listReportedStories = route({
  method: 'GET',
  path: '/api/v1/admin/moderation/stories',
  summary: 'Stories that need a decision: hidden ones and appeals first, then the longest waiting',
  failure: 'Failed to fetch stories for moderation',
  access: 'moderator',
  query: z.strictObject(pageQuery(20)),
  reply: ReportedStoryList,
})

export const ModerationAction = z.strictObject({
  /** `false`: take down. `true`: dismiss the reports, or restore the story. */
  approved: z.boolean(),
  /** Shown to the owner when the story is taken down. Optional here; the moderation page requires it. */
  note: z.optional(readableText('The note', 0, longestNote)),
  /** From the list. If there is a newer decision, the call changes nothing and answers 409. */
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
  summary:
    'Take down, or dismiss the reports; also decides an appeal. 409 if someone decided in the meantime',
  failure: 'Failed to moderate story',
  access: 'moderator',
  params: StoryParams,
  body: ModerationAction,
  reply: ModerationOutcome,
})
