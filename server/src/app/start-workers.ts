import { sendEmailJob, type EmailDeps } from '../core/accounts/emails/send-email-job.ts'
import { generateStoryJob } from '../core/stories/generate-story-job.ts'
import { removePicturesJob } from '../core/stories/remove-pictures-job.ts'
import { renamePicturesJob } from '../core/stories/rename-pictures-job.ts'
import { removeEmailsJob } from '../features/account-data/remove-emails-job.ts'
import { maintainFeed } from '../features/feed/maintain-feed.ts'
import { generateStory, type GenerationDeps } from '../features/generation/generate-story.ts'
import { copySnapshotPicturesJob } from '../features/moderation/copy-snapshot-pictures-job.ts'
import { cleanUpJob, type CleanUpDeps } from '../features/retention/clean-up-job.ts'
import { startWorkerHeartbeat } from '../infra/queue/worker-heartbeat.ts'
import type { HandledJob, Queue } from '../infra/queue/queue.ts'
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
  const take = <P extends object>(job: HandledJob<P, WorkerDeps>, options = { concurrency: 1 }) =>
    queue.work(job, options, (payload, run) => job.handle(deps, payload, run))

  await queue.work(generateStoryJob, { concurrency }, ({ story_id }, { signal }) =>
    generateStory(deps, story_id, signal),
  )
  await take(sendEmailJob)
  await take(removePicturesJob)
  await take(renamePicturesJob)
  await take(copySnapshotPicturesJob)
  await take(flushStorageOutboxJob)
  await take(removeEmailsJob)
  await take(cleanUpJob)
  const leave = await startWorkerHeartbeat(deps)
  const endTending = maintainFeed(deps, tendingMs)
  return async () => {
    await endTending()
    await leave()
  }
}
