import { sendEmailJob } from '../core/accounts/emails/send-email-job.ts'
import { sendEmail, type EmailDeps } from '../core/accounts/emails/send-email.ts'
import { removePictures, removePicturesJob } from '../core/stories/remove-pictures-job.ts'
import { renamePicturesJob, renamePictures } from '../core/stories/rename-pictures-job.ts'
import { generateStoryJob } from '../core/stories/generate-story-job.ts'
import { removeEmailsJob } from '../features/account-data/remove-emails-job.ts'
import { maintainFeed } from '../features/feed/maintain-feed.ts'
import { generateStory, type GenerationDeps } from '../features/generation/generate-story.ts'
import { cleanUpJob } from '../features/retention/clean-up-job.ts'
import { cleanUp, type CleanUpDeps } from '../features/retention/clean-up.ts'
import {
  copySnapshotPicturesJob,
  copySnapshotPictures,
} from '../features/moderation/copy-snapshot-pictures-job.ts'
import { removeEmails } from '../infra/mail/email-files.ts'
import { startWorkerHeartbeat } from '../infra/queue/worker-heartbeat.ts'
import type { Queue } from '../infra/queue/queue.ts'
import { flushStorageOutboxJob, type StorageOutbox } from '../infra/storage/storage-outbox.ts'

export type WorkerDeps = GenerationDeps & EmailDeps & CleanUpDeps & { pictures: StorageOutbox }

/**
 * Begins to take jobs of every kind, and says so.
 * @param concurrency of stories; the other jobs are short
 * @param tendingMs how often the feed is looked after
 * @returns how it says that it takes no more, for before the queue stops
 */
export async function startWorkers(
  queue: Queue,
  deps: WorkerDeps,
  { concurrency, tendingMs }: { concurrency: number; tendingMs?: number },
): Promise<() => Promise<void>> {
  await queue.work(generateStoryJob, { concurrency }, (job, { signal }) =>
    generateStory(deps, job.story_id, signal),
  )
  await queue.work(sendEmailJob, { concurrency: 1 }, (job) => sendEmail(deps, job.email_id))
  await queue.work(removePicturesJob, { concurrency: 1 }, (job, { signal }) =>
    removePictures(deps, job.stems, signal),
  )
  await queue.work(renamePicturesJob, { concurrency: 1 }, (job) => renamePictures(deps, job.story_id))
  await queue.work(copySnapshotPicturesJob, { concurrency: 1 }, (job, { signal }) =>
    copySnapshotPictures(deps, job.snapshot_id, signal),
  )
  await queue.work(flushStorageOutboxJob, { concurrency: 1 }, (_job, { signal }) =>
    deps.pictures.flushStorageOutbox(signal),
  )
  await queue.work(removeEmailsJob, { concurrency: 1 }, (job) => removeEmails(deps.emailsDir, job.account_id))
  await queue.work(cleanUpJob, { concurrency: 1 }, (_job, { signal }) => cleanUp(deps, signal))
  const leave = await startWorkerHeartbeat(deps)
  const endTending = maintainFeed(deps, tendingMs)
  return async () => {
    await endTending()
    await leave()
  }
}
