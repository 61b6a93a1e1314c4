import { sendEmailJob, type EmailDeps } from '../core/accounts/emails/send-email-job.ts'
import { deliverWebhookJob, type WebhookDeps } from '../core/webhooks/deliver-webhook-job.ts'
import { generateStoryJob } from '../core/stories/generate-story-job.ts'
import { removeAudioJob } from '../core/stories/remove-audio-job.ts'
import { removePicturesJob } from '../core/stories/remove-pictures-job.ts'
import { renamePicturesJob } from '../core/stories/rename-pictures-job.ts'
import { removeEmailsJob } from '../features/account-data/remove-emails-job.ts'
import { makeBooksAheadJob } from '../features/children/make-books-ahead-job.ts'
import { makeBackupJob, type BackupDeps } from '../features/backups/make-backup-job.ts'
import { paintPrintFileJob, type PrintFileDeps } from '../features/exports/print-file/paint-print-file-job.ts'
import { maintainFeed } from '../features/feed/maintain-feed.ts'
import { generateStory, type GenerationDeps } from '../features/generation/generate-story.ts'
import { createStory } from '../features/library/create-story.ts'
import { copySnapshotPicturesJob } from '../features/moderation/copy-snapshot-pictures-job.ts'
import { cleanUpJob, type CleanUpDeps } from '../features/retention/clean-up-job.ts'
import { startWorkerHeartbeat } from '../infra/queue/worker-heartbeat.ts'
import type { HandledJob, Queue } from '../infra/queue/queue.ts'
import { flushStorageOutboxJob, type StorageOutbox } from '../infra/storage/storage-outbox.ts'

export type WorkerDeps = GenerationDeps &
  EmailDeps &
  CleanUpDeps &
  BackupDeps &
  WebhookDeps &
  PrintFileDeps & { pictures: StorageOutbox; dailyStories: number }

/**
 * Starts workers for all kinds of jobs.
 * @param concurrency of generations; other jobs are short
 * @param feedMaintenanceMs interval of feed maintenance
 * @returns a function that stops feed maintenance and removes the worker's heartbeat, to be called before the queue
 * stops
 */
export async function startWorkers(
  queue: Queue,
  deps: WorkerDeps,
  { concurrency, feedMaintenanceMs }: { concurrency: number; feedMaintenanceMs?: number },
): Promise<() => Promise<void>> {
  const work = <P extends object>(job: HandledJob<P, WorkerDeps>, options = { concurrency: 1 }) =>
    queue.work(job, options, (payload, run) => job.handle(deps, payload, run))

  await queue.work(generateStoryJob, { concurrency }, ({ story_id }, { signal }) =>
    generateStory(deps, story_id, signal),
  )
  await queue.work(makeBooksAheadJob, { concurrency: 1 }, (payload, run) =>
    makeBooksAheadJob.handle(
      {
        ...deps,
        createStory: (owner, request, also) => createStory(deps, owner, request, undefined, also),
      },
      payload,
      run,
    ),
  )
  await work(sendEmailJob)
  // Each may wait for ten seconds.
  await work(deliverWebhookJob, { concurrency: 4 })
  await work(removePicturesJob)
  await work(removeAudioJob)
  await work(renamePicturesJob)
  await work(copySnapshotPicturesJob)
  await work(flushStorageOutboxJob)
  await work(removeEmailsJob)
  await work(cleanUpJob)
  await work(makeBackupJob)
  await work(paintPrintFileJob)
  const removeHeartbeat = await startWorkerHeartbeat(deps)
  const stopFeedMaintenance = maintainFeed(deps, feedMaintenanceMs)
  return async () => {
    await stopFeedMaintenance()
    await removeHeartbeat()
  }
}
