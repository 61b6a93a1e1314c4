import type { Api } from '@moonpage/contract/api'
import type { Line, OtherName } from './routes.ts'

const addresses = {
  registerAccount: { method: 'POST', path: '/api/v1/auth/register', failure: 'Registration failed' },
  logIn: { method: 'POST', path: '/api/v1/auth/login', failure: 'Login failed' },
  getSignUpMode: { method: 'GET', path: '/api/v1/auth/sign-up', failure: '' },
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
  listSessions: {
    method: 'GET',
    path: '/api/v1/auth/sessions',
    failure: 'We couldn’t load where you’re logged in.',
  },
  endSessions: { method: 'DELETE', path: '/api/v1/auth/sessions', failure: 'Logout failed' },
  exportAccount: { method: 'GET', path: '/api/v1/auth/export', failure: 'We couldn’t export your data.' },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/v1/auth/account',
    failure: 'We couldn’t delete your account.',
  },
  listNotifications: {
    method: 'GET',
    path: '/api/v1/notifications',
    failure: 'We couldn’t load your notifications.',
  },
  readNotifications: {
    method: 'POST',
    path: '/api/v1/notifications/read',
    failure: 'We couldn’t update your notifications.',
  },
  listCategories: {
    method: 'GET',
    path: '/api/v1/stories/categories/options',
    failure: 'Failed to fetch categories',
  },
  getGenerationInfo: {
    method: 'GET',
    path: '/api/v1/making',
    failure: 'We couldn’t load what a story costs.',
  },
  listStories: { method: 'GET', path: '/api/v1/stories', failure: 'Failed to fetch stories' },
  createStory: { method: 'POST', path: '/api/v1/stories', failure: 'Failed to create story' },
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
  regeneratePageText: {
    method: 'POST',
    path: '/api/v1/stories/{id}/pages/{page_number}/rewrite',
    failure: 'We couldn’t rewrite the page.',
  },
  regeneratePageImage: {
    method: 'POST',
    path: '/api/v1/stories/{id}/pages/{page_number}/redraw',
    failure: 'We couldn’t redraw the picture.',
  },
  downloadStory: {
    method: 'GET',
    path: '/api/v1/stories/{id}/download',
    failure: 'We couldn’t download the story.',
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
  listCharacters: { method: 'GET', path: '/api/v1/characters', failure: 'We couldn’t load your characters.' },
  createCharacter: { method: 'POST', path: '/api/v1/characters', failure: 'We couldn’t save the character.' },
  updateCharacter: {
    method: 'PUT',
    path: '/api/v1/characters/{id}',
    failure: 'We couldn’t save the character.',
  },
  deleteCharacter: {
    method: 'DELETE',
    path: '/api/v1/characters/{id}',
    failure: 'We couldn’t delete the character.',
  },
  paintPortrait: {
    method: 'POST',
    path: '/api/v1/characters/portrait',
    failure: 'We couldn’t paint the portrait.',
  },
  downloadPublicStory: {
    method: 'GET',
    path: '/api/v1/public/{id}/download',
    failure: 'We couldn’t download the story.',
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
  getRatingStats: {
    method: 'GET',
    path: '/api/v1/ratings/story/{story_id}',
    failure: 'We couldn’t load the ratings.',
  },
  listMyRatings: {
    method: 'GET',
    path: '/api/v1/ratings/my-ratings',
    failure: 'We couldn’t load the ratings.',
  },
  listStoryRatings: {
    method: 'GET',
    path: '/api/v1/ratings/story/{story_id}/ratings',
    failure: 'We couldn’t load the ratings.',
  },
  reportStory: { method: 'POST', path: '/api/v1/stories/{id}/report', failure: 'Failed to report story' },
  appealTakeDown: {
    method: 'POST',
    path: '/api/v1/stories/{id}/appeal',
    failure: 'We couldn’t send your message.',
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
  listAudit: { method: 'GET', path: '/api/v1/admin/audit', failure: 'We couldn’t load the audit log.' },
  getAdminStats: {
    method: 'GET',
    path: '/api/v1/admin/stats',
    failure: 'Failed to fetch dashboard stats',
  },
  getSystemHealth: {
    method: 'GET',
    path: '/api/v1/admin/system/health',
    failure: 'Failed to fetch system health',
  },
  getSystemActivity: {
    method: 'GET',
    path: '/api/v1/admin/system/activity',
    failure: 'Failed to load system health',
  },
  getSystemModels: {
    method: 'GET',
    path: '/api/v1/admin/system/models',
    failure: 'We couldn’t load the models.',
  },
  retryJob: {
    method: 'POST',
    path: '/api/v1/admin/system/jobs/{id}/retry',
    failure: 'We couldn’t run the job again.',
  },
  listUsers: { method: 'GET', path: '/api/v1/admin/users', failure: 'Failed to fetch users' },
  updateUser: { method: 'PUT', path: '/api/v1/admin/users/{id}', failure: 'We couldn’t update the user.' },
  listInvitations: {
    method: 'GET',
    path: '/api/v1/admin/invitations',
    failure: 'We couldn’t load the invitations.',
  },
  createInvitation: {
    method: 'POST',
    path: '/api/v1/admin/invitations',
    failure: 'We couldn’t create the invitation.',
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/v1/admin/invitations/{id}',
    failure: 'We couldn’t cancel the invitation.',
  },
} satisfies { [K in OtherName]: Line<Api[K]> }

/** What one does beyond coming in and reading; see routes.ts. */
export const moreRoutes = addresses as unknown as { [K in OtherName]: Api[K] & { failure: string } }
