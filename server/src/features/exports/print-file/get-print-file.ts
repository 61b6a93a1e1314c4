import type { PrintFile } from '@moonpage/contract/print-files'
import type { Owner } from '../../../core/stories/lock-own-story.ts'
import type { Database } from '../../../infra/db/database.ts'
import { findPrintFile, ownStory, printFileOf, printVersion } from './print-files.ts'

/** The file for a print shop of the caller's story. @throws 404 unless the story is theirs */
export async function getPrintFile(
  db: Database,
  caller: Owner,
  id: string,
): Promise<{ print_file: PrintFile | null }> {
  const row = await ownStory(db, caller, id)
  const file = await findPrintFile(db, row.id)
  return { print_file: file ? printFileOf(file, await printVersion(db, row)) : null }
}
