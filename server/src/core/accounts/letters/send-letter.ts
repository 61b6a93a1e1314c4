import type { Database } from '../../../infra/db/database.ts'
import type { Mailer } from '../../../infra/mail/mailer.ts'

export type LetterDeps = {
  db: Database
  mailer: Mailer
  /** Where people reach the site, without a slash at the end. */
  siteUrl: () => string
}

/** Sends a letter that was written down, and removes it. Done already, or its account deleted: nothing happens. */
export async function sendWrittenLetter(_deps: LetterDeps, _letterId: string): Promise<void> {
  throw new Error('being built')
}
