import * as z from 'zod/mini'
import { FamilyRole } from './account.ts'
import { InvitationToken } from './invitations.ts'
import { route } from './route.ts'

/** How many accounts a family may have, and how many invitations may be open at once. */
export const familyLimits = { members: 12, invitations: 10 } as const

export const FamilyMember = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: FamilyRole,
  is_you: z.boolean(),
})
export type FamilyMember = z.infer<typeof FamilyMember>

export const FamilyInvitation = z.object({
  id: z.string(),
  role: FamilyRole,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

export const Family = z.object({
  /** Parents first, then by name. */
  members: z.array(FamilyMember),
  /** Open ones, newest first; readers see none. */
  invitations: z.array(FamilyInvitation),
  story_count: z.int(),
})
export type Family = z.infer<typeof Family>

export const getFamily = route({
  method: 'GET',
  path: '/api/v1/family',
  summary: 'Who belongs to your family, and who is invited',
  failure: 'We couldn’t load your family.',
  access: 'user',
  reply: Family,
})

export const createFamilyInvitation = route({
  method: 'POST',
  path: '/api/v1/family/invitations',
  summary:
    'Invite someone into your family. The link is shown only once and works for one person within two weeks.',
  failure: 'We couldn’t create the invitation.',
  access: 'user',
  family: 'parent',
  body: z.strictObject({ role: FamilyRole }),
  reply: z.object({ ...FamilyInvitation.shape, invitation_url: z.string() }),
  status: 201,
})

const IdParams = z.strictObject({ id: z.string() })

export const revokeFamilyInvitation = route({
  method: 'DELETE',
  path: '/api/v1/family/invitations/{id}',
  summary: 'Cancel an invitation. Its link stops working right away.',
  failure: 'We couldn’t cancel the invitation.',
  access: 'user',
  family: 'parent',
  params: IdParams,
  reply: null,
})

const TokenParams = z.strictObject({ token: InvitationToken })

/** What an invitation says before it is accepted. */
export const ReceivedInvitation = z.object({
  /** First name of the parent who sent it. */
  invited_by: z.string(),
  role: FamilyRole,
  expires_at: z.iso.datetime(),
  /** What the caller has and would bring along; null for somebody who is not signed in. */
  brings: z.nullable(z.object({ stories: z.int(), characters: z.int() })),
  /** Why the caller cannot accept it: in that family already, or others are in the caller's family. */
  obstacle: z.nullable(z.enum(['already_member', 'other_family'])),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

export const getFamilyInvitation = route({
  method: 'GET',
  path: '/api/v1/family-invitations/{token}',
  summary: 'What an invitation into a family says; 404 once it is used, revoked or expired',
  failure: 'We couldn’t open the invitation.',
  access: 'anyone',
  params: TokenParams,
  reply: ReceivedInvitation,
})

export const joinFamily = route({
  method: 'POST',
  path: '/api/v1/family-invitations/{token}/join',
  summary: 'Join the family. The stories, characters and favorites of the caller come along.',
  failure: 'We couldn’t add you to the family.',
  access: 'user',
  params: TokenParams,
  reply: Family,
})

export const leaveFamily = route({
  method: 'POST',
  path: '/api/v1/family/leave',
  summary: 'Leave your family. Its stories stay with it, and you start with an empty library.',
  failure: 'We couldn’t remove you from the family.',
  access: 'user',
  reply: Family,
})

export const changeFamilyRole = route({
  method: 'PUT',
  path: '/api/v1/family/members/{id}',
  summary: 'Make a member of your family a parent or a reader',
  failure: 'We couldn’t change what they can do.',
  access: 'user',
  family: 'parent',
  params: IdParams,
  body: z.strictObject({ role: FamilyRole }),
  reply: Family,
})

export const removeFamilyMember = route({
  method: 'DELETE',
  path: '/api/v1/family/members/{id}',
  summary:
    'Remove someone from your family, who then starts with an empty library; nothing of the family is deleted',
  failure: 'We couldn’t remove them from the family.',
  access: 'user',
  family: 'parent',
  params: IdParams,
  reply: null,
})
