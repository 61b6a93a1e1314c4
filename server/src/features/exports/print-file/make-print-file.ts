import type { PrintFile } from '@moonpage/contract/print-files'
import type { Owner } from '../../../core/stories/lock-own-story.ts'
import type { Database } from '../../../infra/db/database.ts'
import type { RateLimiter } from '../../../infra/http/rate-limit.ts'
import type { Queue } from '../../../infra/queue/queue.ts'
import { newId } from '../../../lib/ids.ts'
import { problem } from '../../../lib/problem.ts'
import { printsByAccount } from '../download-limits.ts'
import { paintPrintFileJob } from './paint-print-file-job.ts'
import { findPrintFile, ownStory, printFileOf, printVersion } from './print-files.ts'

type Deps = { db: Database; queue: Queue; rateLimit: RateLimiter }

/**
 * Has the caller's story painted for a print shop, unless that is being done, or is done and the story has not changed.
 * @throws 404 unless it is theirs, 409 if it is not finished, 429 after too many
 */
export async function makePrintFile(
  { db, queue, rateLimit }: Deps,
  caller: Owner,
  id: string,
): Promise<{ print_file: PrintFile | null }> {
  const row = await ownStory(db, caller, id)
  if (!row.completed_at) throw problem('not_whole', 409, 'This story can be downloaded once it is finished')
  const version = await printVersion(db, row)
  const known = await findPrintFile(db, row.id)
  if (known && !known.failed_at && known.version === version)
    return { print_file: printFileOf(known, version) }
  await rateLimit(printsByAccount, caller.accountId)
  const file = await db.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('print_files').where('story_id', '=', row.id).execute()
    const made = await tx
      .insertInto('print_files')
      .values({ id: newId(), story_id: row.id, account_id: caller.accountId, version })
      // Somebody else of the family asked at the same time.
      .onConflict((conflict) => conflict.column('story_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (made) await queue.send(tx, paintPrintFileJob, { file_id: made.id })
    return made
  })
  return file ? { print_file: printFileOf(file, version) } : getOther(db, row.id, version)
}

async function getOther(db: Database, storyId: string, version: string) {
  const file = await findPrintFile(db, storyId)
  return { print_file: file ? printFileOf(file, version) : null }
}
