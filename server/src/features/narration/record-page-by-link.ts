import type { Narration } from '@moonpage/contract/narration'
import type { Transaction } from 'kysely'
import { notifyFamily } from '../../core/notifications/notify-family.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import { recordingNotFound } from './delete-recording.ts'
import { findRecordingLink, type FoundLink } from './find-recording-link.ts'
import { findText } from './find-text.ts'
import type { ByLinkDeps } from './get-recording-book.ts'
import { presentRecording } from './narrate-page.ts'
import { recordingsOf } from './recorded-pages.ts'
import { storeRecording } from './store-recording.ts'

/** Stores the recording of a page by a recording link. With the last page, the family is told once. */
export async function recordPageByLink(
  deps: ByLinkDeps,
  { token, page_number: pageNumber }: { token: string; page_number: number },
  wav: unknown,
): Promise<Narration> {
  const found = await findRecordingLink(deps.db, token)
  const narratorId = narratorOf(found)
  const { storyId, familyId } = found
  const text = await findText(deps.db.kysely, { id: storyId, pageNumber, names: found.names })
  await storeRecording(deps, { storyId, familyId, pageNumber, narratorId, text, wav }, (tx) =>
    tellWhenFinished(tx, found),
  )
  const row = (await recordingsOf(deps.db.kysely, storyId)).find(
    ({ narrator_id, page_number }) => narrator_id === narratorId && page_number === pageNumber,
  )
  if (!row) throw recordingNotFound()
  return presentRecording(row, deps.hasGate ? token : undefined)
}

/** @throws 409 if the person has not said who they are */
export function narratorOf({ narratorId }: FoundLink): string {
  if (narratorId === null)
    throw problem('narrator_missing', 409, 'Please tell us first what the child calls you.')
  return narratorId
}

async function tellWhenFinished(tx: Transaction<Tables>, { id, storyId }: FoundLink): Promise<void> {
  const missing = await tx
    .selectFrom('story_pages as page')
    .innerJoin('recording_links as link', 'link.story_id', 'page.story_id')
    .leftJoin('recordings as recording', (join) =>
      join
        .onRef('recording.story_id', '=', 'page.story_id')
        .onRef('recording.page_number', '=', 'page.page_number')
        .onRef('recording.narrator_id', '=', 'link.narrator_id'),
    )
    .select('page.page_number')
    .where('link.id', '=', id)
    .where('recording.file', 'is', null)
    .executeTakeFirst()
  if (missing) return
  const { numUpdatedRows } = await tx
    .updateTable('recording_links')
    .set({ finished_at: new Date() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await notifyFamily(tx, { kind: 'story_recorded', storyId })
}
