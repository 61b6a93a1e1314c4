import * as z from 'zod/mini'
import { CurrentPassword, SignedIn } from './account.ts'
import { InvitationToken } from './invitations.ts'
import { route } from './route.ts'

/** A path of this site, with query and hash: no other host, however a browser reads it. */
const OwnPath = z
  .string()
  .check(z.maxLength(1000), z.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'must be a path of this site'))

/** Where somebody wanted to be when they were asked to log in. */
export const ReturnTo = z.strictObject({
  from: OwnPath,
  /** The account that was logged in there; null: none. */
  person: z.nullable(z.string().check(z.maxLength(100))),
  /** Whether what they had started goes on by itself. */
  resumes: z.boolean(),
})
export type ReturnTo = z.infer<typeof ReturnTo>

/**
 * `login` logs in or signs up; `join` connects the caller's account to the provider, and needs its password; `confirm`
 * proves that the caller is there, in place of a password.
 */
export const ssoPurposes = ['login', 'join', 'confirm'] as const

export const SsoStart = z.strictObject({
  purpose: z.enum(ssoPurposes),
  return_to: z.optional(ReturnTo),
  /** The token of an invitation link. */
  invitation: z.optional(InvitationToken),
  /** To join, unless the account has none. */
  current_password: z.optional(CurrentPassword),
})
export type SsoStart = z.infer<typeof SsoStart>

export const startSingleSignOn = route({
  method: 'POST',
  path: '/api/v1/auth/sso',
  summary:
    'Begin single sign-on: the address to open at the provider. Sets a cookie that ties the way back to this browser.',
  failure: 'Login failed',
  access: 'anyone',
  takesCredentials: true,
  body: SsoStart,
  reply: z.object({ url: z.string() }),
})

/** How single sign-on ended. `joined_by_email`: with an account that had the address already. */
export const ssoOutcomes = ['signed_in', 'signed_up', 'joined_by_email', 'joined', 'confirmed'] as const

export const SsoFinished = z.object({
  outcome: z.enum(ssoOutcomes),
  /** Null after `joined` and `confirmed`: the session is the one that asked. */
  signed_in: z.nullable(SignedIn),
  /** Where a logout ends the session at the provider, too; null where it has no such page. */
  logout_url: z.nullable(z.string()),
  return_to: z.nullable(ReturnTo),
})
export type SsoFinished = z.infer<typeof SsoFinished>

export const finishSingleSignOn = route({
  method: 'POST',
  path: '/api/v1/auth/sso/finish',
  summary: 'End single sign-on, with the query of the address to which the provider sent the browser',
  failure: 'Login failed',
  access: 'anyone',
  takesCredentials: true,
  body: z.strictObject({ query: z.string().check(z.maxLength(4000)) }),
  reply: SsoFinished,
})

export const getSingleSignOn = route({
  method: 'GET',
  path: '/api/v1/auth/sso',
  summary: 'Whether your account is connected to the provider, and what confirms that you’re you',
  failure: 'We couldn’t load how you log in.',
  access: 'user',
  reply: z.object({
    /** Null: not connected, or there is no provider. */
    joined_at: z.nullable(z.iso.datetime()),
    has_password: z.boolean(),
    /** Whether the provider has confirmed it within the last minutes; no password is needed then. */
    is_confirmed: z.boolean(),
  }),
})
