import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PrintFile } from '@moonpage/contract/print-files'
import { retention } from '@moonpage/contract/retention'
import type { Selectable } from 'kysely'
import { type Owner, storyNotFound } from '../../../core/stories/lock-own-story.ts'
import { givenNames } from '../../../core/stories/reader-names.ts'
import { storyCards, storyPages, type StoryCardRow } from '../../../core/stories/story-rows.ts'
import type { Database } from '../../../infra/db/database.ts'
import type { Tables } from '../../../infra/db/tables.ts'
import { isId } from '../../../lib/ids.ts'
import { bookOf } from '../book.ts'

const dayMs = 86_400_000

/** A story of the caller's family. @throws 404 */
export async function ownStory({ kysely }: Pick<Database, 'kysely'>, caller: Owner, id: string) {
  const row = isId(id)
    ? await storyCards(kysely, caller)
        .where('stories.id', '=', id)
        .where('owner_id', '=', caller.familyId)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  return row
}

/** A hash of all that is printed of a story. */
export async function printVersion({ kysely }: Pick<Database, 'kysely'>, row: StoryCardRow): Promise<string> {
  const pages = await storyPages(kysely, row.id)
  const book = bookOf(row, pages, givenNames(row), { isFamily: true, cover: null })
  return createHash('sha256').update(JSON.stringify(book)).digest('hex')
}

type FileRow = Selectable<Tables['print_files']>

export const findPrintFile = ({ kysely }: Pick<Database, 'kysely'>, storyId: string) =>
  kysely.selectFrom('print_files').selectAll().where('story_id', '=', storyId).executeTakeFirst()

export const printFileOf = (file: FileRow, version: string): PrintFile => ({
  status: file.finished_at ? 'ready' : file.failed_at ? 'failed' : 'making',
  painted: file.painted,
  pictures: file.pictures,
  bytes: file.bytes,
  is_outdated: file.version !== version,
  kept_until: new Date(file.created_at.getTime() + retention.printFileDays * dayMs).toISOString(),
})

/** The ZIP of a story as it is now, if it was painted. */
export async function storedPrintFile(
  db: Pick<Database, 'kysely'>,
  row: StoryCardRow,
): Promise<Readable | null> {
  const file = await findPrintFile(db, row.id)
  if (!file?.finished_at || file.version !== (await printVersion(db, row))) return null
  return Readable.from(partsOf(db, file.id), { objectMode: false })
}

async function* partsOf({ kysely }: Pick<Database, 'kysely'>, id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const part = await kysely
      .selectFrom('print_file_parts')
      .select('data')
      .where('file_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) return
    yield part.data
  }
}
