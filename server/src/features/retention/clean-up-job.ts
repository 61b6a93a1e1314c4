import { retention } from '@moonpage/contract/retention'
import * as z from 'zod/mini'
import type { Database } from '../../infra/db/database.ts'
import type { Log } from '../../infra/log.ts'
import { removeEmailsOlderThan } from '../../infra/mail/email-files.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { removeExpiredLinks } from './remove-expired-links.ts'
import { foldStoredNames } from './fold-stored-names.ts'
import { removeOldRows } from './remove-old-rows.ts'
import { removeUnusedAudio } from './remove-unused-audio.ts'
import { removeOldSnapshots } from './remove-old-snapshots.ts'

export type CleanUpDeps = {
  db: Database
  queue: Queue
  pictures: PictureStore
  /** Folder of emails that were written as files. */
  emailsDir: string
  log: Log
}

/** Removes what was kept long enough. */
export const cleanUpJob: HandledJob<object, CleanUpDeps> = {
  name: 'clean-up',
  payload: z.object({}),
  retry: { delaySeconds: 60, maxDelaySeconds: 3600 },
  handle: (deps, _payload, { signal }) => cleanUp(deps, signal),
}

const aDay = 86_400

/**
 * Schedules the next run unless one is pending, with any number of processes. Each run schedules the next one; a start
 * does so in case there is none.
 */
export async function scheduleCleanUp(
  { db, queue }: { db: Database; queue: Queue },
  startAfterSeconds: number,
): Promise<void> {
  await queue.send(db.kysely, cleanUpJob, {}, { singletonKey: 'daily', startAfterSeconds })
}

/**
 * Deletes everything past its retention in contract/src/retention.ts, replaces names that earlier versions stored, and
 * schedules the next run.
 */
export async function cleanUp(deps: CleanUpDeps, signal: AbortSignal): Promise<void> {
  const { db, pictures, emailsDir, log } = deps
  const rows = await removeOldRows(db, signal)
  const story_snapshots = await removeOldSnapshots(deps, signal)
  const share_links = await removeExpiredLinks(deps, signal)
  const audio_files = await removeUnusedAudio(deps, signal)
  const email_files = await removeEmailsOlderThan(emailsDir, retention.emailDays)
  const folded_stories = await foldStoredNames(db, signal)
  const picture_drafts = await pictures.removeDrafts(new Date(Date.now() - aDay * 1000), signal)
  log.info(
    { ...rows, story_snapshots, share_links, audio_files, email_files, picture_drafts, folded_stories },
    'clean-up finished',
  )
  await scheduleCleanUp(deps, aDay)
}
