/** How long data is stored. The server applies these limits, and /privacy shows them. */
export const retention = {
  /** A session ends this long after its last use; its row is deleted after as long again. */
  sessionDays: 30,
  /** Expired links, sessions and reset tokens. */
  expiredDays: 30,
  /** The maintenance gate's cookie on a remembered device. */
  passDays: 180,
  /** Emails written to the data folder because no mail server is configured. */
  emailDays: 30,
  notificationDays: 90,
  /** The file for a print shop, which can be painted again. */
  printFileDays: 7,
  /** An API key or the key of a reading app, after its last use. */
  unusedKeyDays: 400,
  /** Audio of voices of machines that nobody has heard. It can be made again. */
  unusedAudioDays: 30,
  logDays: 30,
  /** With opaque ids only. */
  reportAndAuditYears: 2,
} as const

/** How long a password reset link is valid. */
export const resetMinutes = 60
