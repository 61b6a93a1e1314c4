import * as z from 'zod/mini'
import { Role, User } from './account.ts'
import { Paged, skipQuery } from './paging.ts'
import { route } from './route.ts'
import { longestSearch } from './text-limits.ts'

/** An account as admins see it. */
export const AdminUser = z.omit(User, { shared_story_count: true, family_role: true })
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserList = z.object({
  users: z.array(AdminUser),
  ...Paged,
  /** Set when `total` is a lower bound: a search stops counting at a limit. */
  is_total_minimum: z.optional(z.literal(true)),
})
export type AdminUserList = z.infer<typeof AdminUserList>

export const listUsers = route({
  method: 'GET',
  path: '/api/v1/admin/users',
  summary: 'Accounts, newest first; `search` looks in username, e-mail and names',
  failure: 'Failed to fetch users',
  access: 'admin',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(longestSearch))),
    ...skipQuery(20),
  }),
  reply: AdminUserList,
})

export const UserChange = z
  .strictObject({ role: z.optional(Role), is_active: z.optional(z.boolean()) })
  .check(
    z.refine(
      ({ role, is_active }) => role !== undefined || is_active !== undefined,
      'Say what is to change: role or is_active',
    ),
  )
export type UserChange = z.infer<typeof UserChange>

export const updateUser = route({
  method: 'PUT',
  path: '/api/v1/admin/users/{id}',
  summary: 'Change a role, activate or deactivate; takes effect on their next request',
  failure: 'We couldn’t update the user.',
  access: 'admin',
  params: z.strictObject({ id: z.string() }),
  body: UserChange,
  reply: AdminUser,
})
