import { sql } from 'kysely'
import * as z from 'zod/mini'
import { storyCards } from '../../../core/stories/story-rows.ts'
import type { Database } from '../../../infra/db/database.ts'
import type { Log } from '../../../infra/log.ts'
import type { HandledJob } from '../../../infra/queue/queue.ts'
import { newId } from '../../../lib/ids.ts'
import { type BookDeps, openBook } from '../send-book.ts'
import { printVersion } from './print-files.ts'

const partBytes = 1024 * 1024

export type PrintFileDeps = BookDeps & { log: Pick<Log, 'error'> }

export const paintPrintFileJob: HandledJob<{ file_id: string }, PrintFileDeps> = {
  name: 'paint-print-file',
  payload: z.object({ file_id: z.string() }),
  retry: { expireSeconds: 1800 },
  handle: (deps, { file_id }, { signal }) => paintPrintFile(deps, file_id, signal),
}

/**
 * Paints a print file and stores it, all of it or nothing: after a crash it begins anew, since painting costs nobody money. What
 * cannot be painted is noted, and is painted when somebody asks again.
 */
export async function paintPrintFile(deps: PrintFileDeps, id: string, signal: AbortSignal): Promise<void> {
  const { db, log } = deps
  const file = await db.kysely.selectFrom('print_files').selectAll().where('id', '=', id).executeTakeFirst()
  if (!file || file.finished_at) return
  const row = await storyCards(db.kysely, null)
    .where('stories.id', '=', file.story_id)
    .executeTakeFirstOrThrow()
  try {
    const version = await printVersion(db, row)
    const { book, stream } = await openBook(deps, {
      row,
      isFamily: true,
      format: 'print-shop',
      onPicture: () => notePainted(db, id),
    })
    const pictures = book.pages.filter(({ picture }) => picture).length + (book.cover ? 1 : 0)
    await db.kysely.updateTable('print_files').set({ painted: 0, pictures }).where('id', '=', id).execute()
    const pieces: Uint8Array[] = []
    const stop = () => stream.destroy(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    for await (const piece of stream) pieces.push(piece as Uint8Array)
    signal.removeEventListener('abort', stop)
    signal.throwIfAborted()
    await storeFile(db, id, { version, data: Buffer.concat(pieces) })
  } catch (error) {
    // It runs again.
    signal.throwIfAborted()
    log.error({ err: error, story_id: file.story_id }, 'a print file could not be painted')
    await db.kysely
      .updateTable('print_files')
      .set({ failed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .execute()
  }
}

const notePainted = async ({ kysely }: Database, id: string): Promise<void> => {
  await kysely
    .updateTable('print_files')
    .set({ painted: sql<number>`least(pictures, painted + 1)` })
    .where('id', '=', id)
    .execute()
}

async function storeFile(
  { kysely }: Database,
  id: string,
  { version, data }: { version: string; data: Buffer },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable('print_files')
      .set({ version, bytes: data.length, finished_at: sql<Date>`now()`, failed_at: null })
      .where('id', '=', id)
      // Another worker had the job, too, or nobody wants it any more.
      .where('finished_at', 'is', null)
      .returning(['account_id', 'story_id'])
      .executeTakeFirst()
    if (!stored) return
    for (let number = 0; number * partBytes < data.length; number++)
      await tx
        .insertInto('print_file_parts')
        .values({ file_id: id, number, data: data.subarray(number * partBytes, (number + 1) * partBytes) })
        .execute()
    // Not whoever has left the family meanwhile.
    const reader = await tx
      .selectFrom('accounts')
      .innerJoin('stories', 'stories.owner_id', 'accounts.family_id')
      .select('accounts.id')
      .where('accounts.id', '=', stored.account_id)
      .where('stories.id', '=', stored.story_id)
      .executeTakeFirst()
    if (reader)
      await tx
        .insertInto('notifications')
        .values({ id: newId(), account_id: reader.id, story_id: stored.story_id, kind: 'print_file_ready' })
        .execute()
  })
}
