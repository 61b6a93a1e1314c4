import type { Api } from '@moonpage/contract/api'

type Failure = { failure: string }
type Address<R> = R extends { method: infer M; path: infer P } ? { method: M; path: P } : never

/**
 * The contract's routes as the browser calls them: the address alone, so that a page need not load the
 * schemas behind it (10 KiB), and what is said of a failure for which nobody gave a reason. The compiler holds
 * every line to the contract.
 */
const addresses = {
  openGate: { method: 'POST', path: '/api/v1/gate', failure: '' },
  register: { method: 'POST', path: '/api/v1/auth/register', failure: 'Registration failed' },
  login: { method: 'POST', path: '/api/v1/auth/login', failure: 'Login failed' },
  refresh: { method: 'POST', path: '/api/v1/auth/refresh', failure: 'Token refresh failed' },
  logout: { method: 'POST', path: '/api/v1/auth/logout', failure: 'Logout failed' },
  me: { method: 'GET', path: '/api/v1/auth/me', failure: 'Authentication initialization failed' },
  updateProfile: { method: 'PUT', path: '/api/v1/auth/profile', failure: 'Profile update failed' },
  changePassword: {
    method: 'POST',
    path: '/api/v1/users/change-password',
    failure: 'Failed to change password',
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v1/auth/request-password-reset',
    failure: 'Password reset request failed',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    failure: 'Password reset failed',
  },
  listSessions: { method: 'GET', path: '/api/v1/auth/sessions', failure: 'Failed to fetch sessions' },
  endSessions: { method: 'DELETE', path: '/api/v1/auth/sessions', failure: 'Logout failed' },
  exportAccount: { method: 'GET', path: '/api/v1/auth/export', failure: 'Failed to export your data' },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/v1/auth/account',
    failure: 'Failed to delete the account',
  },
  listNotifications: {
    method: 'GET',
    path: '/api/v1/notifications',
    failure: 'Failed to fetch notifications',
  },
  readNotifications: {
    method: 'POST',
    path: '/api/v1/notifications/read',
    failure: 'Failed to update notifications',
  },
  listCategories: {
    method: 'GET',
    path: '/api/v1/stories/categories/options',
    failure: 'Failed to fetch categories',
  },
  howStoriesAreMade: {
    method: 'GET',
    path: '/api/v1/making',
    failure: 'Failed to fetch what a story costs',
  },
  listStories: { method: 'GET', path: '/api/v1/stories', failure: 'Failed to fetch stories' },
  createStory: { method: 'POST', path: '/api/v1/stories', failure: 'Failed to create story' },
  getStory: { method: 'GET', path: '/api/v1/stories/{id}', failure: 'Failed to fetch story' },
  regenerateStory: {
    method: 'POST',
    path: '/api/v1/stories/{id}/regenerate',
    failure: 'Failed to regenerate story',
  },
  getStoryBySlug: { method: 'GET', path: '/api/v1/stories/slug/{slug}', failure: 'Failed to fetch story' },
  updateStory: { method: 'PUT', path: '/api/v1/stories/{id}', failure: 'Failed to update story' },
  deleteStory: { method: 'DELETE', path: '/api/v1/stories/{id}', failure: 'Failed to delete story' },
  regenerateImages: {
    method: 'POST',
    path: '/api/v1/stories/{id}/regenerate-images',
    failure: 'Failed to regenerate images',
  },
  rewritePage: {
    method: 'POST',
    path: '/api/v1/stories/{id}/pages/{page_number}/rewrite',
    failure: 'Failed to rewrite the page',
  },
  redrawPage: {
    method: 'POST',
    path: '/api/v1/stories/{id}/pages/{page_number}/redraw',
    failure: 'Failed to redraw the page',
  },
  downloadStory: {
    method: 'GET',
    path: '/api/v1/stories/{id}/download',
    failure: 'Failed to download the story',
  },
  toggleFavorite: {
    method: 'POST',
    path: '/api/v1/stories/{id}/favorite',
    failure: 'Failed to toggle favorite',
  },
  listFavorites: {
    method: 'GET',
    path: '/api/v1/stories/favorites',
    failure: 'Failed to load favorite stories',
  },
  shareStory: { method: 'POST', path: '/api/v1/stories/{id}/share', failure: 'Failed to share story' },
  revokeShare: { method: 'DELETE', path: '/api/v1/stories/{id}/share', failure: 'Failed to share story' },
  getSharedStory: {
    method: 'GET',
    path: '/api/v1/stories/shared/{token}',
    failure: 'Failed to fetch shared story',
  },
  publishStory: {
    method: 'POST',
    path: '/api/v1/public/{id}/share',
    failure: 'Failed to update story visibility',
  },
  unpublishStory: {
    method: 'DELETE',
    path: '/api/v1/public/{id}/share',
    failure: 'Failed to update story visibility',
  },
  listCharacters: { method: 'GET', path: '/api/v1/characters', failure: 'Failed to fetch characters' },
  createCharacter: { method: 'POST', path: '/api/v1/characters', failure: 'Failed to save the character' },
  updateCharacter: {
    method: 'PUT',
    path: '/api/v1/characters/{id}',
    failure: 'Failed to save the character',
  },
  deleteCharacter: {
    method: 'DELETE',
    path: '/api/v1/characters/{id}',
    failure: 'Failed to delete the character',
  },
  paintPortrait: {
    method: 'POST',
    path: '/api/v1/characters/portrait',
    failure: 'Failed to paint the portrait',
  },
  followStory: { method: 'GET', path: '/api/v1/stories/{id}/events', failure: 'Failed to fetch story' },
  listPublicStories: { method: 'GET', path: '/api/v1/public', failure: 'Failed to load public stories' },
  getPublicStory: { method: 'GET', path: '/api/v1/public/{id}', failure: 'Failed to fetch story' },
  publicFeed: { method: 'GET', path: '/api/v1/public/feed', failure: 'Failed to load public stories' },
  publicStats: {
    method: 'GET',
    path: '/api/v1/public/stats/summary',
    failure: 'Failed to load public stories',
  },
  downloadPublicStory: {
    method: 'GET',
    path: '/api/v1/public/{id}/download',
    failure: 'Failed to download the story',
  },
  rateStory: {
    method: 'POST',
    path: '/api/v1/ratings',
    failure: 'Failed to submit rating. Please try again.',
  },
  changeRating: {
    method: 'PUT',
    path: '/api/v1/ratings/{id}',
    failure: 'Failed to submit rating. Please try again.',
  },
  removeRating: {
    method: 'DELETE',
    path: '/api/v1/ratings/{id}',
    failure: 'Failed to remove rating. Please try again.',
  },
  ratingStats: {
    method: 'GET',
    path: '/api/v1/ratings/story/{story_id}',
    failure: 'Failed to fetch ratings',
  },
  listMyRatings: { method: 'GET', path: '/api/v1/ratings/my-ratings', failure: 'Failed to fetch ratings' },
  listStoryRatings: {
    method: 'GET',
    path: '/api/v1/ratings/story/{story_id}/ratings',
    failure: 'Failed to fetch ratings',
  },
  reportStory: { method: 'POST', path: '/api/v1/stories/{id}/report', failure: 'Failed to report story' },
  appealTakeDown: {
    method: 'POST',
    path: '/api/v1/stories/{id}/appeal',
    failure: 'Failed to send your words',
  },
  listReportedStories: {
    method: 'GET',
    path: '/api/v1/admin/moderation/stories',
    failure: 'Failed to fetch stories for moderation',
  },
  moderateStory: {
    method: 'POST',
    path: '/api/v1/admin/moderation/stories/{id}/action',
    failure: 'Failed to moderate story',
  },
  listAudit: { method: 'GET', path: '/api/v1/admin/audit', failure: 'Failed to fetch the log' },
  adminStats: {
    method: 'GET',
    path: '/api/v1/admin/stats',
    failure: 'Failed to fetch dashboard stats',
  },
  systemHealth: {
    method: 'GET',
    path: '/api/v1/admin/system/health',
    failure: 'Failed to fetch system health',
  },
  systemActivity: {
    method: 'GET',
    path: '/api/v1/admin/system/activity',
    failure: 'Failed to load system health',
  },
  systemModels: {
    method: 'GET',
    path: '/api/v1/admin/system/models',
    failure: 'Failed to load the models',
  },
  retryJob: {
    method: 'POST',
    path: '/api/v1/admin/system/jobs/{id}/retry',
    failure: 'Failed to run the job again',
  },
  listUsers: { method: 'GET', path: '/api/v1/admin/users', failure: 'Failed to fetch users' },
  updateUser: { method: 'PUT', path: '/api/v1/admin/users/{id}', failure: 'Failed to update user' },
} satisfies { [K in keyof Api]: Address<Api[K]> & Failure }

/** By name, typed with what each takes and answers: `call(routes.getStory, { params: { id } })`. */
export const routes = addresses as unknown as { [K in keyof Api]: Api[K] & Failure }
