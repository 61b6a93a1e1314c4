import { ApiError } from './api-error.ts'
import { loadUser } from './session.ts'

/** After a 403, reloads the user: if the role has changed, the route guard redirects. */
export const refreshOwnRole = async (error: unknown): Promise<void> => {
  if (error instanceof ApiError && error.status === 403) await loadUser().catch(() => {})
}

/** Runs a call for admins or moderators; after a 403, reloads the user. */
export const whileAllowed = async <T>(request: () => Promise<T>): Promise<T> => {
  try {
    return await request()
  } catch (error) {
    await refreshOwnRole(error)
    throw error
  }
}
