import * as z from 'zod/mini'
import { requiredText } from './plain-text.ts'
import { route } from './route.ts'

export const GateInput = z.strictObject({
  password: requiredText('Password is required').check(z.maxLength(200)),
  /** Keeps the pass when the browser is closed. */
  remember: z.optional(z.boolean()),
})

export const openGate = route({
  method: 'POST',
  path: '/api/v1/gate',
  summary:
    'Check the maintenance password; the right one sets a pass as a cookie, without which all else answers 401',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  withoutPass: true,
  body: GateInput,
  reply: null,
})
