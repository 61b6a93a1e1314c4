import * as z from 'zod/mini'
import { readableText } from './plain-text.ts'
import { route } from './route.ts'
import { StoryParams } from './story.ts'
import { longestAppeal, longestReason } from './text-limits.ts'

/** Open reports that together weigh this much hide a story until a moderator decides; an ordinary one weighs 1. */
export const reportsToHide = 3

export const Report = z.object({
  id: z.string(),
  story_id: z.string(),
  reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})
export type Report = z.infer<typeof Report>

export const ReportInput = z.strictObject({ reason: z.nullish(readableText('The reason', 0, longestReason)) })
export type ReportInput = z.infer<typeof ReportInput>

export const reportStory = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/report',
  summary:
    'Report a public story to the moderators; a second report from the same person replaces the reason',
  failure: 'Failed to report story',
  access: 'user',
  params: StoryParams,
  body: z.nullish(ReportInput),
  reply: Report,
  status: 201,
})

export const Appeal = z.object({ story_id: z.string(), text: z.string(), created_at: z.iso.datetime() })
export type Appeal = z.infer<typeof Appeal>

export const AppealInput = z.strictObject({ text: readableText('What you want to say', 1, longestAppeal) })
export type AppealInput = z.infer<typeof AppealInput>

export const appealTakeDown = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/appeal',
  summary: 'Appeal once against the take-down of one of your stories',
  failure: 'We couldn’t send your message.',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  body: AppealInput,
  reply: Appeal,
  status: 201,
})
