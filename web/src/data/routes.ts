import type { Api } from '@moonpage/contract/api'

/** A line of these tables: an address, and what is said of a failure for which nobody gave a reason. */
export type Line<R> = R extends { method: infer M; path: infer P }
  ? { method: M; path: P; failure: string }
  : never

/**
 * The contract's routes as the browser calls them: the address alone, so that a page need not load the schemas
 * behind it (10 KiB). The compiler holds every line to the contract. Here are those by which one comes in and
 * reads; more-routes.ts has the others.
 */
const addresses = {
  openGate: { method: 'POST', path: '/api/v1/gate', failure: '' },
  refreshSession: { method: 'POST', path: '/api/v1/auth/refresh', failure: 'Token refresh failed' },
  logOut: { method: 'POST', path: '/api/v1/auth/logout', failure: 'Logout failed' },
  getCurrentUser: { method: 'GET', path: '/api/v1/auth/me', failure: 'Authentication initialization failed' },
  getStory: { method: 'GET', path: '/api/v1/stories/{id}', failure: 'Failed to fetch story' },
  getSharedStory: {
    method: 'GET',
    path: '/api/v1/stories/shared/{token}',
    failure: 'Failed to fetch shared story',
  },
  followStory: { method: 'GET', path: '/api/v1/stories/{id}/events', failure: 'Failed to fetch story' },
  listPublicStories: { method: 'GET', path: '/api/v1/public', failure: 'Failed to load public stories' },
  getPublicStory: { method: 'GET', path: '/api/v1/public/{id}', failure: 'Failed to fetch story' },
  listPublicFeed: { method: 'GET', path: '/api/v1/public/feed', failure: 'Failed to load public stories' },
  getPublicStats: {
    method: 'GET',
    path: '/api/v1/public/stats/summary',
    failure: 'Failed to load public stories',
  },
} satisfies { [K in keyof Api]?: Line<Api[K]> }

type Name = keyof typeof addresses
/** The names of all others. */
export type OtherName = Exclude<keyof Api, Name>

/** By name, typed with what each takes and answers: `call(routes.getStory, { params: { id } })`. */
export const routes = addresses as unknown as { [K in Name]: Api[K] & { failure: string } }
