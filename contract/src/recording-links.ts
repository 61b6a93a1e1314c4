import * as z from 'zod/mini'
import { Narration } from './narration.ts'
import { NarratorInput } from './recordings.ts'
import { route } from './route.ts'
import { StoryPage, StoryParams } from './story.ts'

/** A link by which one person without an account records one book. */
export const RecordingLink = z.object({
  id: z.string(),
  url: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null until the person has said who they are. */
  narrator: z.nullable(z.object({ id: z.string(), name: z.string(), face: z.int() })),
  /** Numbers of the pages that came by it. */
  recorded_pages: z.array(z.int()),
})
export type RecordingLink = z.infer<typeof RecordingLink>

export const createRecordingLink = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/recording-links',
  summary: 'Create a link by which somebody without an account records one of your stories',
  failure: 'We couldn’t make the link.',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: RecordingLink,
  status: 201,
})

export const listRecordingLinks = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/recording-links',
  summary: 'The recording links of one of your stories that work, newest first',
  failure: 'We couldn’t load the links.',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: z.object({ links: z.array(RecordingLink) }),
})

export const revokeRecordingLink = route({
  method: 'DELETE',
  path: '/api/v1/stories/{id}/recording-links/{link_id}',
  summary: 'Revoke a recording link at once; what was recorded by it stays',
  failure: 'We couldn’t put the link away.',
  access: 'user',
  family: 'parent',
  params: z.strictObject({ id: z.string(), link_id: z.string() }),
  reply: null,
})

/** A book as the person with a recording link sees it. */
export const RecordingBook = z.object({
  title: z.string(),
  /** First name of who made the link. */
  asked_by: z.string(),
  expires_at: z.iso.datetime(),
  /** The name is the one that the person gave; null until then. */
  narrator: z.nullable(z.object({ id: z.string(), name: z.string(), face: z.int() })),
  recording_seconds_limit: z.int(),
  pages: z.array(
    z.object({
      ...StoryPage.shape,
      /** What the person recorded of this page as the text is now. */
      recording: z.nullable(Narration),
      /** Whether the text changed after it was recorded. */
      is_outdated: z.boolean(),
    }),
  ),
})
export type RecordingBook = z.infer<typeof RecordingBook>

const TokenParams = z.strictObject({ token: z.string() })
const TokenPageParams = z.strictObject({
  token: z.string(),
  page_number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
})
// Each checks its token itself, and says so where it is over.
const byLink = { access: 'anyone', ignoresToken: true, bypassesGate: true } as const

export const getRecordingBook = route({
  method: 'GET',
  path: '/api/v1/recordings/{token}',
  summary: 'The book of a recording link; 410 `recording_link_over` once that is revoked or has expired',
  failure: 'We couldn’t open the book.',
  ...byLink,
  params: TokenParams,
  reply: RecordingBook,
})

export const nameNarratorByLink = route({
  method: 'PUT',
  path: '/api/v1/recordings/{token}/narrator',
  summary: 'Say who records; needed once, before the first page',
  failure: 'We couldn’t save your name.',
  ...byLink,
  params: TokenParams,
  body: NarratorInput,
  reply: RecordingBook,
})

export const recordPageByLink = route({
  method: 'PUT',
  path: '/api/v1/recordings/{token}/pages/{page_number}',
  summary: 'Store the recording of a page by a recording link',
  failure: 'We couldn’t save the recording.',
  ...byLink,
  params: TokenPageParams,
  takes: 'audio/wav',
  reply: Narration,
})

export const deleteRecordingByLink = route({
  method: 'DELETE',
  path: '/api/v1/recordings/{token}/pages/{page_number}',
  summary: 'Delete the recording of a page by a recording link',
  failure: 'We couldn’t delete the recording.',
  ...byLink,
  params: TokenPageParams,
  reply: null,
})
