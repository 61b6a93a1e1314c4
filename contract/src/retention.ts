/** What is kept how long: the server keeps to it, and /privacy shows it. */
export const retention = {
  /** After it was last heard of, and once more as long until its record is removed. */
  sessionDays: 30,
  /** After they ran out: links, sessions, reset tokens. */
  expiredDays: 30,
  /** The gate's pass on a device that is to be remembered. */
  passDays: 180,
  /** Letters that were written to the data folder because no mail server is set. */
  emailDays: 30,
  notificationDays: 90,
  logDays: 30,
  /** With opaque ids only. */
  reportAndAuditYears: 2,
} as const

/** How long the link in a reset mail works. */
export const resetMinutes = 60
