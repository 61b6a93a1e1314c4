import * as account from './account.ts'
import * as adminUsers from './admin-users.ts'
import * as categories from './categories.ts'
import * as gate from './gate.ts'
import * as notifications from './notifications.ts'
import * as passwordReset from './password-reset.ts'
import * as profile from './profile.ts'
import * as sessions from './sessions.ts'
import * as story from './story.ts'

/** Every route there is, by name: what the server must implement and the OpenAPI page shows. */
export const api = {
  openGate: gate.openGate,
  register: account.register,
  login: account.login,
  refresh: account.refresh,
  logout: account.logout,
  me: account.me,
  updateProfile: profile.updateProfile,
  changePassword: profile.changePassword,
  requestPasswordReset: passwordReset.requestPasswordReset,
  resetPassword: passwordReset.resetPassword,
  listSessions: sessions.listSessions,
  endSessions: sessions.endSessions,
  exportAccount: profile.exportAccount,
  deleteAccount: profile.deleteAccount,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  listCategories: categories.listCategories,
  listStories: story.listStories,
  createStory: story.createStory,
  getStory: story.getStory,
  regenerateStory: story.regenerateStory,
  followStory: story.followStory,
  listPublicStories: story.listPublicStories,
  listUsers: adminUsers.listUsers,
  updateUser: adminUsers.updateUser,
}
export type Api = typeof api
