/** The database cannot be reached; the work was not done, or its outcome is unknown. Answered with a 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached at the moment.', { cause })
  }
}

/**
 * The database's disk is full: it can be read but not written. A class of its own, so that the operator can be told.
 */
export class DatabaseFull extends DatabaseUnavailable {
  override name = 'DatabaseFull'
}

const diskFull = '53100'

// Classes 08 (connection) and 57P0x (shutdown, crash, starting up); 53300 is "too many connections".
const states = /^(08...|57P0[1235]|53300)$/
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
const texts =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed|read ECONN|write E)/

/** True for a lost or refused connection, false for a statement that failed. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code ? states.test(code) || codes.has(code) : texts.test(error.message)
}

/** Converts connection losses and full disks; other errors are returned unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if ((error as { code?: unknown } | null)?.code === diskFull) return new DatabaseFull(error)
  return isConnectionLoss(error) ? new DatabaseUnavailable(error) : error
}
