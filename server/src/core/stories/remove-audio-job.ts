import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../../infra/db/tables.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

/** Deletes audio files that no row names any more. Their names do not reveal whose they were. */
export const removeAudioJob: HandledJob<{ files: string[] }, { pictures: PictureStore }> = {
  name: 'remove-audio',
  payload: z.object({ files: z.array(z.string()) }),
  // A store may be down for days.
  retry: { delaySeconds: 5, maxDelaySeconds: 600, limit: 50_000 },
  handle: ({ pictures }, { files }) => removeAudio(pictures, files),
}

/** Handler of the job. Missing files are ignored. */
export const removeAudio = (pictures: PictureStore, files: readonly string[]): Promise<void> =>
  pictures.remove(files)

const filesPerJob = 500

/** Enqueues the deletion of audio files in the transaction that deletes their rows. */
export async function enqueueRemoveAudio(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  files: readonly string[],
): Promise<void> {
  for (let from = 0; from < files.length; from += filesPerJob)
    await queue.send(tx, removeAudioJob, { files: files.slice(from, from + filesPerJob) })
}

/** What voices of machines have read of pages whose text the caller's transaction changes. */
export async function enqueueRemovePageAudio(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  storyId: string,
  pageNumbers: readonly number[],
): Promise<void> {
  if (pageNumbers.length === 0) return
  const rows = await tx
    .deleteFrom('synthesized_pages')
    .where('story_id', '=', storyId)
    .where('page_number', 'in', pageNumbers)
    .returning('file')
    .execute()
  await enqueueRemoveAudio(
    { tx, queue },
    rows.map(({ file }) => file),
  )
}

/** All audio files of stories that the caller's transaction deletes. */
export async function enqueueRemoveStoryAudio(
  deps: { tx: Kysely<Tables>; queue: Queue },
  storyIds: readonly string[],
): Promise<void> {
  if (storyIds.length === 0) return
  const rows = await deps.tx
    .selectFrom('recordings')
    .select('file')
    .where('story_id', 'in', storyIds)
    .unionAll(deps.tx.selectFrom('synthesized_pages').select('file').where('story_id', 'in', storyIds))
    .execute()
  await enqueueRemoveAudio(
    deps,
    rows.map(({ file }) => file),
  )
}
