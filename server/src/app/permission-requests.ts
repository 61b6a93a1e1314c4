import type { Api } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import type { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'
import { password, type Cast } from './permission-cast.ts'
import { aStory, registration } from './testing.ts'

type Part<R extends Route, Name extends 'params' | 'body'> = R[Name] extends ZodMiniType
  ? { [name in Name]: z.input<R[Name]> }
  : object

let registered = 0

/** For every route a request that is answered with success wherever the caller is allowed to make it. */
export const requests: { [K in keyof Api]: (cast: Cast) => Part<Api[K], 'params'> & Part<Api[K], 'body'> } = {
  openGate: () => ({ body: { password: 'moonpage' } }),
  register: () => ({ body: registration(10_000 + ++registered) }),
  login: ({ caller: { email } }) => ({ body: { email, password } }),
  refresh: ({ caller: { refresh_token } }) => ({ body: { refresh_token } }),
  logout: () => ({}),
  me: () => ({}),
  updateProfile: ({ caller: { email } }) => ({ body: { first_name: 'Ada', last_name: 'Byron', email } }),
  changePassword: () => ({ body: { current_password: password, new_password: 'Moon-shine8' } }),
  requestPasswordReset: ({ caller: { email } }) => ({ body: { email } }),
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken, new_password: 'Moon-shine8' } }),
  listSessions: () => ({}),
  endSessions: () => ({}),
  exportAccount: () => ({}),
  deleteAccount: () => ({ body: { password } }),
  listNotifications: () => ({}),
  readNotifications: () => ({ body: {} }),
  listCategories: () => ({}),
  listStories: () => ({}),
  createStory: () => ({ body: aStory }),
  getStory: ({ storyId }) => ({ params: { id: storyId } }),
  regenerateStory: ({ storyId }) => ({ params: { id: storyId } }),
  followStory: ({ storyId }) => ({ params: { id: storyId } }),
  listPublicStories: () => ({}),
  listUsers: () => ({}),
  updateUser: ({ owner }) => ({ params: { id: owner.id }, body: { role: 'moderator' } }),
}
