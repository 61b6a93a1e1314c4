import { retention } from '@moonpage/contract/retention'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

/** Small enough that nobody notices a batch's locks. */
const batchSize = 1000

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

const yearsAgo = (years: number) => sql`now() - make_interval(years => ${years})`

const today = sql`(now() at time zone 'utc')::date`

/** Sessions that expired or were ended long enough ago. */
const endedSessions = sql`least(sessions.expires_at, sessions.ended_at) < ${daysAgo(retention.expiredDays)}`

/** For each table, the keys to delete, in order. */
const oldRows: Record<string, { table: string; key: string; where: RawBuilder<unknown> }> = {
  // Before their sessions, whose cascade would delete any number of tokens in one statement.
  tokens_of_old_sessions: {
    table: 'refresh_tokens',
    key: 'hash',
    where: sql`exists (select from sessions where sessions.id = refresh_tokens.session_id and ${endedSessions})`,
  },
  sessions: { table: 'sessions', key: 'id', where: endedSessions },
  // A used token is kept while its reuse may reveal a theft: as long as a session lasts without a refresh. An unused
  // one has expired by then.
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
  // Ended links: what was recorded by them stays.
  recording_links: {
    table: 'recording_links',
    key: 'id',
    where: sql`least(expires_at, revoked_at) < ${daysAgo(retention.expiredDays)}`,
  },
  catalog_keys: {
    table: 'catalog_keys',
    key: 'id',
    where: sql`coalesce(last_used_at, created_at) < ${daysAgo(retention.unusedKeyDays)}`,
  },
  // An expired one for a while yet, so that its script is told what is wrong.
  api_keys: {
    table: 'api_keys',
    key: 'id',
    where: sql`expires_at < ${daysAgo(retention.expiredDays)}
      or coalesce(last_used_at, created_at) < ${daysAgo(retention.unusedKeyDays)}`,
  },
  webhook_deliveries: {
    table: 'webhook_deliveries',
    key: 'id',
    where: sql`created_at < ${daysAgo(retention.expiredDays)}`,
  },
  // With their parts.
  print_files: {
    table: 'print_files',
    key: 'id',
    where: sql`created_at < ${daysAgo(retention.printFileDays)}`,
  },
  // Emails whose job was lost: sending is given up long before.
  emails: { table: 'emails', key: 'id', where: sql`created_at < ${daysAgo(retention.emailDays)}` },
  notifications: {
    table: 'notifications',
    key: 'id',
    where: sql`created_at < ${daysAgo(retention.notificationDays)}`,
  },
  // Open reports are never deleted.
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

/** Deletes in small batches, skipping locked rows until another day. @returns how many per table */
export async function removeOldRows(db: Database, signal: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const [what, { table, key, where }] of Object.entries(oldRows)) {
    let count = 0
    for (let batch = batchSize; batch === batchSize; count += batch) {
      signal.throwIfAborted()
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${batchSize} for update skip locked)`.execute(
        db.kysely,
      )
      batch = Number(numAffectedRows ?? 0)
    }
    removed[what] = count
  }
  return removed
}
