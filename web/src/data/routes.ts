import type { Api } from '@moonpage/contract/api'

type Address<R> = R extends { method: infer M; path: infer P } ? { method: M; path: P } : never

/**
 * The contract's routes as the browser calls them: the address alone, so that a page need not load the
 * schemas behind it (10 KiB). The compiler holds every line to the contract.
 */
const addresses = {
  openGate: { method: 'POST', path: '/api/v1/gate' },
  register: { method: 'POST', path: '/api/v1/auth/register' },
  login: { method: 'POST', path: '/api/v1/auth/login' },
  refresh: { method: 'POST', path: '/api/v1/auth/refresh' },
  logout: { method: 'POST', path: '/api/v1/auth/logout' },
  me: { method: 'GET', path: '/api/v1/auth/me' },
  listCategories: { method: 'GET', path: '/api/v1/stories/categories/options' },
  listStories: { method: 'GET', path: '/api/v1/stories' },
  createStory: { method: 'POST', path: '/api/v1/stories' },
  getStory: { method: 'GET', path: '/api/v1/stories/{id}' },
  regenerateStory: { method: 'POST', path: '/api/v1/stories/{id}/regenerate' },
  listPublicStories: { method: 'GET', path: '/api/v1/public' },
} satisfies { [K in keyof Api]?: Address<Api[K]> }

/** By name, typed with what each takes and answers: `call(routes.getStory, { params: { id } })`. */
export const routes = addresses as unknown as Pick<Api, keyof typeof addresses>
