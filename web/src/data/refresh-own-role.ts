import { ApiError } from './api-error.ts'
import { loadUser } from './session.ts'

/** Who may not see this any more is told so by their own account, and the guard leads them elsewhere. */
export const refreshOwnRole = async (error: unknown): Promise<void> => {
  if (error instanceof ApiError && error.status === 403) await loadUser().catch(() => {})
}

/** Asks for what is for admins or moderators alone. */
export const whileAllowed = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    await refreshOwnRole(error)
    throw error
  }
}
