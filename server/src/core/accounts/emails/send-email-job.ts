import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../infra/db/database.ts'
import type { EmailKind, Tables } from '../../../infra/db/tables.ts'
import type { Log } from '../../../infra/log.ts'
import { NoSuchMailbox, type Mail, type Mailer } from '../../../infra/mail/mailer.ts'
import type { HandledJob, Queue } from '../../../infra/queue/queue.ts'
import { newId } from '../../../lib/ids.ts'
import { createResetToken } from '../create-reset-token.ts'
import type { EmailContent } from './email.ts'
import { backupFailed, emailChanged, passwordChanged, passwordReset } from './email-texts.ts'
import { renderEmail } from './render-email.ts'

export type EmailDeps = {
  db: Database
  mailer: Mailer
  /** Base URL of the site, without a trailing slash. */
  siteUrl: () => string
  log: Pick<Log, 'error'>
}

/** Sends one email. The address stays in the row and is never in the queue. */
export const sendEmailJob: HandledJob<{ email_id: string }, EmailDeps> = {
  name: 'send-email',
  payload: z.object({ email_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 900 },
  handle: (deps, { email_id }) => sendEmail(deps, email_id),
}

/** Stores an email in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueEmail(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  email: { kind: EmailKind; account_id: string | null; to_address: string },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('emails')
    .values({ id, ...email })
    .execute()
  await queue.send(tx, sendEmailJob, { email_id: id })
}

/** An email is discarded after so long. */
const discardAfterDays = 3

/**
 * Sends a stored email, then deletes it. Does nothing if it was sent already or its account was deleted. A process that
 * dies in between sends it twice (at-least-once delivery).
 * @throws if sending failed and should be retried
 */
export async function sendEmail(deps: EmailDeps, emailId: string): Promise<void> {
  const { db, log } = deps
  const stored = await db.kysely
    .selectFrom('emails')
    .select([
      'account_id',
      sql<boolean>`created_at < now() - make_interval(days => ${discardAfterDays})`.as('is_late'),
    ])
    .where('id', '=', emailId)
    .executeTakeFirst()
  if (!stored) return
  if (stored.account_id !== null) {
    const accountId = stored.account_id
    const mail = await db.kysely.transaction().execute((tx) => composeEmail(tx, deps, emailId, accountId))
    try {
      if (mail) await deliver(deps, mail)
    } catch (error) {
      if (!stored.is_late && !(error instanceof NoSuchMailbox)) throw error
      log.error(`email ${emailId} not sent: ${(error as Error).message}`)
    }
  }
  await db.kysely.deleteFrom('emails').where('id', '=', emailId).execute()
}

/** Null if there is nothing to send: the email is gone, or its account may no longer have it. */
async function composeEmail(
  tx: Kysely<Tables>,
  { siteUrl }: EmailDeps,
  emailId: string,
  accountId: string,
): Promise<Mail | null> {
  // Lock the account before the email, in the order of an account deletion, to avoid a deadlock.
  const account = await tx
    .selectFrom('accounts')
    .select(['first_name', 'email', 'is_active'])
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  const email = await tx
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', emailId)
    .forUpdate()
    .executeTakeFirst()
  if (!account || !email) return null

  const site = siteUrl()
  const as = (content: EmailContent): Mail => ({
    ...renderEmail(content, site),
    id: emailId,
    to: email.to_address,
    accountId,
  })
  switch (email.kind) {
    case 'password_reset': {
      // Reset links go to the current owner at the current address.
      if (!account.is_active || account.email.toLowerCase() !== email.to_address.toLowerCase()) return null
      const token = await createResetToken(tx, accountId)
      return as(passwordReset(account, { url: `${site}/reset-password?token=${token}` }))
    }
    case 'password_changed':
      return as(passwordChanged(account, { at: email.created_at, url: `${site}/forgot-password` }))
    case 'email_changed':
      return as(emailChanged(account, { at: email.created_at }))
    case 'backup_failed': {
      const failed = await tx
        .selectFrom('failed_backups')
        .select('reason')
        .orderBy('failed_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!account.is_active || !failed) return null
      return as(backupFailed(account, { at: email.created_at, reason: failed.reason, url: `${site}/admin` }))
    }
  }
}

/**
 * Runs after the first transaction has committed, so that a link works before its email can be read. If emails are
 * stored locally the account is locked again, so that a concurrent deletion finds the file.
 */
async function deliver({ db, mailer }: EmailDeps, mail: Mail): Promise<void> {
  if (!mailer.storesEmails) return mailer.send(mail)
  await db.kysely.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', mail.accountId)
      .forKeyShare()
      .executeTakeFirst()
    if (account) await mailer.send(mail)
  })
}
