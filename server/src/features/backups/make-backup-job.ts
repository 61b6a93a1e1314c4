import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CronExpressionParser } from 'cron-parser'
import * as z from 'zod/mini'
import { enqueueEmail } from '../../core/accounts/emails/send-email-job.ts'
import { inBucket, type BackupStore } from '../../infra/backup/backup-store.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Log } from '../../infra/log.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'

/** When backups are made, in which folder or bucket, and how many of them stay. */
export type BackupSchedule = {
  cron: string
  dir: string
  /** Null: they stay in the folder. */
  store: Pick<BackupStore, 'list' | 'remove'> | null
  keep: number
}

export type BackupDeps = {
  db: Database
  queue: Queue
  log: Pick<Log, 'info' | 'error'>
  /** Null: no backups by schedule. */
  backups: BackupSchedule | null
  /**
   * Makes, proves and uploads a backup in a process of its own. @param file a path, or `s3:` and a name
   * @returns why there is none; null if it is good
   */
  runBackup: (file: string, signal: AbortSignal) => Promise<string | null>
}

export const makeBackupJob: HandledJob<object, BackupDeps> = {
  name: 'make-backup',
  payload: z.object({}),
  retry: { delaySeconds: 60, maxDelaySeconds: 600, expireSeconds: 6 * 3600 },
  handle: (deps, _payload, { signal }) => makeBackup(deps, signal),
}

/** Schedules the next backup unless one is pending, with any number of processes. */
export async function scheduleBackup(
  { db, queue, backups }: Pick<BackupDeps, 'db' | 'queue' | 'backups'>,
  now = new Date(),
): Promise<void> {
  if (!backups) return
  const next = CronExpressionParser.parse(backups.cron, { currentDate: now }).next().getTime()
  const startAfterSeconds = Math.max(1, Math.ceil((next - now.getTime()) / 1000))
  await queue.send(db.kysely, makeBackupJob, {}, { singletonKey: 'scheduled', startAfterSeconds })
}

/** Makes a backup by schedule, removes the oldest ones, and schedules the next. Admins are told of one that failed. */
export async function makeBackup(deps: BackupDeps, signal: AbortSignal): Promise<void> {
  const { backups, log } = deps
  if (!backups) return
  await mkdir(backups.dir, { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const name = `moonpage-${stamp}.tar.gz`
  const file = backups.store ? inBucket + name : join(backups.dir, name)
  const reason = await deps.runBackup(file, signal)
  signal.throwIfAborted()
  if (reason === null) {
    log.info({ file }, 'backup made')
    // The next one tries again.
    await removeOldest(backups).catch((error: unknown) =>
      log.error({ err: error }, 'old backups were not removed'),
    )
  } else {
    log.error({ reason }, 'backup failed')
    await recordFailure(deps, reason)
  }
  await scheduleBackup(deps)
}

const ours = /^moonpage-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/
const unfinished = /^moonpage-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz\.part-\d+$/

/** Names sort by time. Backups that were named by hand stay; drafts are those of processes that were killed. */
async function removeOldest({ dir, store, keep }: BackupSchedule): Promise<void> {
  const names = (store ? await store.list() : await readdir(dir)).toSorted()
  const old = names.filter((name) => ours.test(name)).slice(0, -keep)
  if (store) for (const name of old) await store.remove(name)
  else
    for (const name of [...old, ...names.filter((one) => unfinished.test(one))])
      await rm(join(dir, name), { force: true })
}

/** Stores why, and an email to each admin, together. */
async function recordFailure({ db, queue }: BackupDeps, reason: string): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await tx.insertInto('failed_backups').values({ reason }).execute()
    const admins = await tx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .where('is_active', '=', true)
      .execute()
    for (const { id, email } of admins)
      await enqueueEmail({ tx, queue }, { kind: 'backup_failed', account_id: id, to_address: email })
  })
}
