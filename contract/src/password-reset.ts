import * as z from 'zod/mini'
import { Email, NewPassword } from './account.ts'
import { route } from './route.ts'

export const ResetRequest = z.strictObject({ email: Email })
export type ResetRequest = z.infer<typeof ResetRequest>

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/v1/auth/request-password-reset',
  summary: 'Send a password reset link; the reply is the same whether or not the address is known',
  failure: 'Password reset request failed',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: ResetRequest,
  reply: z.object({ message: z.string() }),
  status: 202,
})

export const PasswordReset = z.strictObject({ token: z.string(), new_password: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

export const resetPassword = route({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  summary: 'Set a new password with the token of a reset email; ends every session',
  failure: 'Password reset failed',
  access: 'anyone',
  ignoresToken: true,
  takesCredentials: true,
  body: PasswordReset,
  reply: null,
})
