import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../infra/db/database.ts'
import type { Tables } from '../../../infra/db/tables.ts'
import type { Log } from '../../../infra/log.ts'
import { NoSuchMailbox, type Mail, type Mailer } from '../../../infra/mail/mailer.ts'
import { makeResetToken } from '../make-reset-token.ts'
import type { EmailContent } from './email.ts'
import { emailChanged, passwordChanged, passwordReset } from './email-texts.ts'
import { renderEmail } from './render-email.ts'

export type EmailDeps = {
  db: Database
  mailer: Mailer
  /** Where people reach the site, without a slash at the end. */
  siteUrl: () => string
  log: Pick<Log, 'error'>
}

/** After that nobody waits for it any more. */
const giveUpAfterDays = 3

/**
 * Sends a letter that was written down, and removes it. Done already, or its account deleted: nothing happens. It is
 * removed after it was handed over: a process that ends in between sends it twice, and never not at all.
 * @throws when it could not be sent and is to be tried again
 */
export async function sendEmail(deps: EmailDeps, emailId: string): Promise<void> {
  const { db, log } = deps
  const written = await db.kysely
    .selectFrom('emails')
    .select([
      'account_id',
      sql<boolean>`created_at < now() - make_interval(days => ${giveUpAfterDays})`.as('is_late'),
    ])
    .where('id', '=', emailId)
    .executeTakeFirst()
  if (!written) return
  if (written.account_id !== null) {
    const accountId = written.account_id
    const mail = await db.kysely.transaction().execute((tx) => composeEmail(tx, deps, emailId, accountId))
    try {
      if (mail) await handOver(deps, mail)
    } catch (error) {
      if (!written.is_late && !(error instanceof NoSuchMailbox)) throw error
      log.error(`A letter (${emailId}) was given up: ${(error as Error).message}`)
    }
  }
  await db.kysely.deleteFrom('emails').where('id', '=', emailId).execute()
}

/** Null where there is nothing to send: the letter is gone, or its account may not have it any more. */
async function composeEmail(
  tx: Kysely<Tables>,
  { siteUrl }: EmailDeps,
  emailId: string,
  accountId: string,
): Promise<Mail | null> {
  // The account before its letter, in the order of a deletion, or the two could wait for each other.
  const account = await tx
    .selectFrom('accounts')
    .select(['first_name', 'email', 'is_active'])
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  const letter = await tx
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', emailId)
    .forUpdate()
    .executeTakeFirst()
  if (!account || !letter) return null

  const site = siteUrl()
  const as = (content: EmailContent): Mail => ({
    ...renderEmail(content, site),
    id: emailId,
    to: letter.to_address,
    accountId,
  })
  switch (letter.kind) {
    case 'password_reset': {
      // The way in goes to the owner of today, at the address of today.
      if (!account.is_active || account.email.toLowerCase() !== letter.to_address.toLowerCase()) return null
      const token = await makeResetToken(tx, accountId)
      return as(passwordReset(account, { url: `${site}/reset-password?token=${token}` }))
    }
    case 'password_changed':
      return as(passwordChanged(account, { at: letter.created_at, url: `${site}/forgot-password` }))
    case 'email_changed':
      return as(emailChanged(account, { at: letter.created_at }))
  }
}

/**
 * The transaction before has ended: a link works before its letter can be read. Where letters stay with us, the account
 * is held once more, so that a deletion waits for the letter to lie where it will be found.
 */
async function handOver({ db, mailer }: EmailDeps, mail: Mail): Promise<void> {
  if (!mailer.keepsLetters) return mailer.send(mail)
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
