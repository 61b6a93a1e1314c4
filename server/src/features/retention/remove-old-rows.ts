import { retention } from '@moonpage/contract/retention'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

/** Few enough that nobody waits for the locks of a batch. */
const rowsAtOnce = 1000

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

const yearsAgo = (years: number) => sql`now() - make_interval(years => ${years})`

const today = sql`(now() at time zone 'utc')::date`

/** Sessions that ran out, or were ended, and have been shown as such for long enough. */
const overSessions = sql`least(sessions.expires_at, sessions.ended_at) < ${daysAgo(retention.expiredDays)}`

/** Of each table the keys of what may go, in the order in which it goes. */
const oldRows: Record<string, { table: string; key: string; where: RawBuilder<unknown> }> = {
  // Before their sessions, whose removal would take any number along in one statement.
  tokens_of_old_sessions: {
    table: 'refresh_tokens',
    key: 'hash',
    where: sql`exists (select from sessions where sessions.id = refresh_tokens.session_id and ${overSessions})`,
  },
  sessions: { table: 'sessions', key: 'id', where: overSessions },
  // A used token is kept while it may still tell of a theft: as long as a session lives without a word. One that
  // was never used has run out by then, and its session lives on by others.
  old_tokens: {
    table: 'refresh_tokens',
    key: 'hash',
    where: sql`coalesce(used_at, created_at) < ${daysAgo(retention.sessionDays)}`,
  },
  password_resets: {
    table: 'password_resets',
    key: 'hash',
    where: sql`expires_at < ${daysAgo(retention.expiredDays)}`,
  },
  invitations: {
    table: 'invitations',
    key: 'id',
    where: sql`expires_at < ${daysAgo(retention.expiredDays)}`,
  },
  // Those whose job was lost: a letter is given up long before.
  emails: { table: 'emails', key: 'id', where: sql`created_at < ${daysAgo(retention.emailDays)}` },
  notifications: {
    table: 'notifications',
    key: 'id',
    where: sql`created_at < ${daysAgo(retention.notificationDays)}`,
  },
  // Open ones wait for somebody, however long.
  reports: {
    table: 'reports',
    key: 'id',
    where: sql`decided_at < ${yearsAgo(retention.reportAndAuditYears)}`,
  },
  audit_entries: {
    table: 'audit_entries',
    key: 'id',
    where: sql`created_at < ${yearsAgo(retention.reportAndAuditYears)}`,
  },
  views: { table: 'story_views', key: 'ctid', where: sql`day < ${today}` },
  view_salts: {
    table: 'secrets',
    key: 'name',
    where: sql`name like 'views %' and name < 'views ' || to_char(${today}, 'YYYY-MM-DD')`,
  },
}

/** In small batches, and past rows that somebody holds: those go another day. @returns how many went of each */
export async function removeOldRows(db: Database, signal: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const [what, { table, key, where }] of Object.entries(oldRows)) {
    let count = 0
    for (let batch = rowsAtOnce; batch === rowsAtOnce; count += batch) {
      signal.throwIfAborted()
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${rowsAtOnce} for update skip locked)`.execute(
        db.kysely,
      )
      batch = Number(numAffectedRows ?? 0)
    }
    removed[what] = count
  }
  return removed
}
