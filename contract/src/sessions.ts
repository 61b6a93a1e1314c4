import * as z from 'zod/mini'
import { route } from './route.ts'

export const SessionSummary = z.object({
  id: z.string(),
  /** For people: `Firefox on Android`; empty when the browser did not say. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** To a quarter of an hour: when it last took new tokens. */
  last_used_at: z.iso.datetime(),
  /** The one that asks. */
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
  summary: 'Log out everywhere, here as well',
  failure: 'Logout failed',
  access: 'user',
  reply: null,
})
