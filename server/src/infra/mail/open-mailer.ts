import type { Log } from '../log.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

export type MailSettings =
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'files'; dir: string; from: string }

/** Nothing is connected or written before the first email. */
export const openMailer = (settings: MailSettings, log: Pick<Log, 'info'>): Mailer =>
  settings.kind === 'smtp' ? smtpMailer(settings) : fileMailer(settings, log)
