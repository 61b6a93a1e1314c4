import * as z from 'zod/mini'
import { requiredText } from './plain-text.ts'
import { route } from './route.ts'

export const GateInput = z.strictObject({
  password: requiredText('Password is required').check(z.maxLength(200)),
})

export const openGate = route({
  method: 'POST',
  path: '/api/v1/gate',
  summary: 'Check the maintenance password',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: GateInput,
  reply: null,
})
