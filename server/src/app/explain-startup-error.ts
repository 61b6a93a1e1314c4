import { isConnectionLoss } from '../infra/db/database-errors.ts'
import { InvalidSetting } from './settings.ts'

/** For the terminal: a sentence for known errors, otherwise the whole error. */
export function explainStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof InvalidSetting) return error.message
  const { sentence } = error as { sentence?: string }
  return sentence ?? aboutDatabase(error) ?? error.stack ?? error.message
}

/** Explains errors of DATABASE_URL by PostgreSQL or the network. */
function aboutDatabase(error: Error): string | null {
  const { code = '', cause } = error as Error & { code?: string }
  if (error.name === 'DatabaseUnavailable' && cause instanceof Error) return aboutDatabase(cause)
  if (code.startsWith('28'))
    return `The database says: ${error.message}. Look at the user and the password in DATABASE_URL.`
  if (code === '3D000')
    return `The database says: ${error.message}. Create it, or name another in DATABASE_URL.`
  if (code === '42501')
    return `The database says: ${error.message}. The user in DATABASE_URL has to own the database.`
  if (isConnectionLoss(error))
    return `The database cannot be reached: ${reasonOf(error)}. Start it, or set DATABASE_URL to where it is.`
  return null
}

/** Several addresses of one host are tried, each with its own error. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? [...new Set(error.errors.map(String))].join(', ') : error.message
