import { sendLetter } from '../core/accounts/letters/letter-job.ts'
import { sendWrittenLetter, type LetterDeps } from '../core/accounts/letters/send-letter.ts'
import { tellStory } from '../core/stories/tell-story-job.ts'
import { makeStory, type GenerationDeps } from '../features/generation/make-story.ts'
import type { Queue } from '../infra/queue/queue.ts'

export type WorkerDeps = GenerationDeps & LetterDeps

/** Begins to take jobs of every kind. @param concurrency of stories; the other jobs are short */
export async function startWorkers(
  queue: Queue,
  deps: WorkerDeps,
  { concurrency }: { concurrency: number },
): Promise<void> {
  await queue.work(tellStory, { concurrency }, (job, { signal }) => makeStory(deps, job.story_id, signal))
  await queue.work(sendLetter, { concurrency: 1 }, (job) => sendWrittenLetter(deps, job.letter_id))
}
