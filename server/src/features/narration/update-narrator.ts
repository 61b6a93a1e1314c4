import type { Narrator, NarratorInput } from '@moonpage/contract/recordings'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentNarrator } from './create-narrator.ts'
import { findOwnNarrator } from './find-own-narrator.ts'
import { rejectUnfitName } from './narrator-input.ts'

/** Changes name or face of a voice. @throws 404 unless it is the caller's */
export async function updateNarrator(
  { kysely }: Database,
  owner: Owner,
  id: string,
  input: NarratorInput,
): Promise<Narrator> {
  rejectUnfitName(input)
  const found = await findOwnNarrator(kysely, owner, id)
  await kysely.updateTable('narrators').set(input).where('id', '=', id).execute()
  return presentNarrator({ ...found, ...input })
}
