import * as z from 'zod/mini'
import { oneLine } from './plain-text.ts'
import { route } from './route.ts'
import { longestInvitationNote } from './text-limits.ts'

/** The values of SIGN_UP: anyone, invited people only, or nobody may sign up. */
export const signUpModes = ['open', 'invite', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** The token in an invitation link. */
export const InvitationToken = z.string().check(z.maxLength(100))

export const Invitation = z.object({
  id: z.string(),
  /** The admin's note, such as whom the invitation is for. */
  note: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(['open', 'used', 'expired']),
  /** Null while nobody has signed up with it. */
  used_at: z.nullable(z.iso.datetime()),
  used_by: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

export const listInvitations = route({
  method: 'GET',
  path: '/api/v1/admin/invitations',
  summary: 'The 100 newest invitations, and who can sign up',
  failure: 'We couldn’t load the invitations.',
  access: 'admin',
  reply: z.object({ sign_up: z.enum(signUpModes), invitations: z.array(Invitation) }),
})

export const createInvitation = route({
  method: 'POST',
  path: '/api/v1/admin/invitations',
  summary: 'Invite someone. The link is shown only once and works for one sign-up within two weeks.',
  failure: 'We couldn’t create the invitation.',
  access: 'admin',
  body: z.strictObject({
    note: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(longestInvitationNote, `Notes can be up to ${longestInvitationNote} characters long`),
          oneLine('The note'),
        ),
      '',
    ),
  }),
  reply: z.object({ ...Invitation.shape, invitation_url: z.string() }),
  status: 201,
})

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/api/v1/admin/invitations/{id}',
  summary: 'Cancel an invitation. Its link stops working right away.',
  failure: 'We couldn’t cancel the invitation.',
  access: 'admin',
  params: z.strictObject({ id: z.string() }),
  reply: null,
})

export const getSignUpMode = route({
  method: 'GET',
  path: '/api/v1/auth/sign-up',
  summary: 'Whether someone can sign up here, using this invitation if they have one',
  failure: '',
  access: 'anyone',
  query: z.strictObject({ invitation: z.optional(InvitationToken) }),
  reply: z.object({
    sign_up: z.enum(signUpModes),
    /** With a password. */
    may_sign_up: z.boolean(),
    /** By single sign-on; false where there is none. */
    may_sign_up_by_sso: z.boolean(),
  }),
})
