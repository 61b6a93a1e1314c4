import { retention } from '@moonpage/contract/retention'
import { sql } from 'kysely'
import { enqueueRemoveAudio } from '../../core/stories/remove-audio-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

const batch = 500

/**
 * Deletes audio of voices of machines that nobody has heard for long (it can be made again), and files of processes
 * that were killed while they wrote them.
 * @returns how many files
 */
export async function removeUnusedAudio(
  { db: { kysely }, queue }: { db: Database; queue: Queue },
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    signal.throwIfAborted()
    const count = await kysely.transaction().execute(async (tx) => {
      const unused = await sql<{ file: string }>`delete from synthesized_pages where (story_id, key) in (
        select story_id, key from synthesized_pages
        where used_at < now() - make_interval(days => ${retention.unusedAudioDays}) limit ${batch} for update skip locked
      ) returning file`.execute(tx)
      const abandoned = await sql<{ file: string }>`delete from pending_audio where file in (
        select file from pending_audio where begun_at < now() - interval '1 hour' limit ${batch} for update skip locked
      ) returning file`.execute(tx)
      const files = [...unused.rows, ...abandoned.rows].map(({ file }) => file)
      await enqueueRemoveAudio({ tx, queue }, files)
      return files.length
    })
    removed += count
    if (count === 0) return removed
  }
}
