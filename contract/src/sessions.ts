import * as z from 'zod/mini'
import { route } from './route.ts'

export const SessionSummary = z.object({
  id: z.string(),
  /** For display, such as `Firefox on Android`; empty if the browser did not say. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** The last token refresh, rounded to fifteen minutes. */
  last_used_at: z.iso.datetime(),
  /** Whether this is the caller's session. */
  is_current: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

export const listSessions = route({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  summary: 'Where you’re logged in, last used first',
  failure: 'We couldn’t load where you’re logged in.',
  access: 'user',
  reply: z.object({ sessions: z.array(SessionSummary) }),
})

export const endSessions = route({
  method: 'DELETE',
  path: '/api/v1/auth/sessions',
  summary: 'End all your sessions, including this one',
  failure: 'Logout failed',
  access: 'user',
  reply: null,
})
