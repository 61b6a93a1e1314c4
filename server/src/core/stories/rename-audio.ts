import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { claimAudio, renamedAudioFile } from './audio-files.ts'
import { enqueueRemoveAudio } from './remove-audio-job.ts'

const tables = ['recordings', 'synthesized_pages'] as const

type Renamed = { table: (typeof tables)[number]; from: string; to: string }

/**
 * Copies the audio files of a story to the names of its next salt. A file that is not found keeps its name.
 * @returns what `storeNewAudioNames` stores
 */
export async function copyAudio(
  { db: { kysely }, pictures }: { db: Database; pictures: PictureStore },
  storyId: string,
  salt: Buffer,
): Promise<Renamed[]> {
  const renamed: Renamed[] = []
  for (const table of tables) {
    const rows = await kysely.selectFrom(table).select('file').where('story_id', '=', storyId).execute()
    for (const { file: from } of rows) {
      const found = await pictures.read(from)
      if (!found) continue
      const to = renamedAudioFile(from, salt)
      await kysely
        .insertInto('pending_audio')
        .values({ file: to })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await pictures.put(to, await buffer(found.stream))
      renamed.push({ table, from, to })
    }
  }
  return renamed
}

/** Gives rows the new names, in the transaction that stores the new salt. */
export async function storeNewAudioNames(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  renamed: readonly Renamed[],
): Promise<void> {
  const old: string[] = []
  for (const { table, from, to } of renamed) {
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ file: to })
      .where('file', '=', from)
      .executeTakeFirstOrThrow()
    // Recorded again meanwhile: the clean-up removes the copy.
    if (numUpdatedRows === 0n) continue
    await claimAudio(tx, to)
    old.push(from)
  }
  await enqueueRemoveAudio({ tx, queue }, old)
}
