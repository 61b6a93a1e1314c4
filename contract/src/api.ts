import * as account from './account.ts'
import * as categories from './categories.ts'
import * as gate from './gate.ts'
import * as story from './story.ts'

/** Every route there is, by name: what the server must implement and the OpenAPI page shows. */
export const api = {
  openGate: gate.openGate,
  register: account.register,
  login: account.login,
  refresh: account.refresh,
  logout: account.logout,
  me: account.me,
  listCategories: categories.listCategories,
  listStories: story.listStories,
  createStory: story.createStory,
  getStory: story.getStory,
  regenerateStory: story.regenerateStory,
  listPublicStories: story.listPublicStories,
}
export type Api = typeof api
