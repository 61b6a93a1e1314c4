import * as z from 'zod/mini'
import { requiredText } from './plain-text.ts'
import { route } from './route.ts'

export const GateInput = z.strictObject({
  password: requiredText('Password is required').check(z.maxLength(200)),
  /** Makes the cookie outlast the browser session. */
  remember: z.optional(z.boolean()),
})

export const openGate = route({
  method: 'POST',
  path: '/api/v1/gate',
  summary:
    'Check the maintenance password. The right one sets a cookie; without it, everything else returns 401.',
  failure: '',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  bypassesGate: true,
  body: GateInput,
  reply: null,
})
