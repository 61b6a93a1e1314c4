import { sendLetter } from '../core/accounts/letters/letter-job.ts'
import { sendWrittenLetter, type LetterDeps } from '../core/accounts/letters/send-letter.ts'
import { removePictureFiles, removePictures } from '../core/stories/remove-pictures-job.ts'
import { renamePictures, renameStoryPictures } from '../core/stories/rename-pictures-job.ts'
import { tellStory } from '../core/stories/tell-story-job.ts'
import { removeLetters } from '../features/account-data/remove-letters-job.ts'
import { keepFeed } from '../features/feed/keep-feed.ts'
import { makeStory, type GenerationDeps } from '../features/generation/make-story.ts'
import { tidyUp } from '../features/housekeeping/tidy-job.ts'
import { tidy, type TidyDeps } from '../features/housekeeping/tidy.ts'
import { copySnapshotPictures, copyPicturesOfSnapshot } from '../features/moderation/copy-pictures-job.ts'
import { removeLettersOf } from '../infra/mail/letter-files.ts'
import { announceWorker } from '../infra/queue/presence.ts'
import type { Queue } from '../infra/queue/queue.ts'
import { carryPictures, type SpooledPictures } from '../infra/storage/spooled-pictures.ts'

export type WorkerDeps = GenerationDeps & LetterDeps & TidyDeps & { pictures: SpooledPictures }

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
  await queue.work(tellStory, { concurrency }, (job, { signal }) => makeStory(deps, job.story_id, signal))
  await queue.work(sendLetter, { concurrency: 1 }, (job) => sendWrittenLetter(deps, job.letter_id))
  await queue.work(removePictures, { concurrency: 1 }, (job, { signal }) =>
    removePictureFiles(deps, job.stems, signal),
  )
  await queue.work(renamePictures, { concurrency: 1 }, (job) => renameStoryPictures(deps, job.story_id))
  await queue.work(copySnapshotPictures, { concurrency: 1 }, (job, { signal }) =>
    copyPicturesOfSnapshot(deps, job.snapshot_id, signal),
  )
  await queue.work(carryPictures, { concurrency: 1 }, (_job, { signal }) => deps.pictures.carry(signal))
  await queue.work(removeLetters, { concurrency: 1 }, (job) =>
    removeLettersOf(deps.lettersDir, job.account_id),
  )
  await queue.work(tidyUp, { concurrency: 1 }, (_job, { signal }) => tidy(deps, signal))
  const leave = await announceWorker(deps)
  const endTending = keepFeed(deps, tendingMs)
  return async () => {
    await endTending()
    await leave()
  }
}
