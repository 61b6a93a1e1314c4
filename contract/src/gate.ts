import * as z from 'zod/mini'
import { route } from './route.ts'

export const GateInput = z.strictObject({
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(200)),
})

export const openGate = route({
  method: 'POST',
  path: '/api/v1/gate',
  summary: 'Check the maintenance password',
  access: 'anyone',
  ignoresToken: true,
  body: GateInput,
  reply: null,
})
