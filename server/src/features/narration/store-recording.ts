import { recordingSampleRate } from '@moonpage/contract/narrators'
import type { Transaction } from 'kysely'
import { lockMembers } from '../../core/notifications/notify-family.ts'
import { claimAudio, putAudio } from '../../core/stories/audio-files.ts'
import { enqueueRemoveAudio } from '../../core/stories/remove-audio-job.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Speech } from '../../infra/speech/speech-voice.ts'
import { InvalidWav, parseWav } from '../../infra/speech/wav.ts'
import { StorageUnavailable } from '../../infra/storage/storage-errors.ts'
import { problem } from '../../lib/problem.ts'
import { narratorNotFound } from './find-own-narrator.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { textHash } from './recorded-pages.ts'
import type { RecordingLimits } from './recording-limits.ts'

export type NewRecording = {
  storyId: string
  familyId: string
  pageNumber: number
  narratorId: string
  /** The page with the family's names, as it was read. */
  text: string
  wav: unknown
}

type Deps = NarrationDeps & { limits: RecordingLimits }

/**
 * Stores the recording of a page, in place of the one before. The caller has checked whose story and narrator they are.
 * @param alsoInTransaction runs after the recording is inserted
 * @throws 422 for a file that is no recording, 409 if the book's recordings would take too much space, 503 if the store
 * takes nothing
 */
export async function storeRecording(
  deps: Deps,
  recording: NewRecording,
  alsoInTransaction: (tx: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<void> {
  const { db, queue, pictures, limits } = deps
  const { storyId, familyId, pageNumber, narratorId, text } = recording
  const speech = await encode(deps, recording)
  const file = await putAudio({ kysely: db.kysely, pictures }, speech.mp3).catch(toNotSaved)
  await db.kysely.transaction().execute(async (tx) => {
    // Accounts are locked before stories everywhere.
    await lockMembers(tx, familyId)
    // One at a time for each book, so that its recordings cannot exceed the limit together.
    const story = await tx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', storyId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const narrator = await tx
      .selectFrom('narrators')
      .select('id')
      .where('id', '=', narratorId)
      .forKeyShare()
      .executeTakeFirst()
    if (!story || !narrator) throw narratorNotFound()
    const before = await tx
      .deleteFrom('recordings')
      .where('story_id', '=', storyId)
      .where('page_number', '=', pageNumber)
      .where('narrator_id', '=', narratorId)
      .returning('file')
      .execute()
    const { bytes } = await tx
      .selectFrom('recordings')
      .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
      .where('story_id', '=', storyId)
      .executeTakeFirstOrThrow()
    if ((bytes ?? 0) + speech.mp3.length > limits.bytes) throw full(limits)
    await tx
      .insertInto('recordings')
      .values({
        story_id: storyId,
        page_number: pageNumber,
        narrator_id: narratorId,
        text_hash: textHash(text),
        file,
        bytes: speech.mp3.length,
        duration_ms: speech.durationMs,
        words: JSON.stringify(speech.words),
      })
      .execute()
    await claimAudio(tx, file)
    await enqueueRemoveAudio(
      { tx, queue },
      before.map((row) => row.file),
    )
    await alsoInTransaction(tx)
  })
}

async function encode({ speech, limits }: Deps, { wav, text }: NewRecording): Promise<Speech> {
  if (!(wav instanceof Uint8Array) || wav.length === 0)
    throw unreadable('There is no recording in the request.')
  try {
    const { samples, sampleRate } = parseWav(wav)
    if (sampleRate !== recordingSampleRate)
      throw unreadable(`The WAV file must have ${recordingSampleRate} samples a second.`)
    if (samples.length > limits.seconds * sampleRate)
      throw problem(
        'recording_too_long',
        422,
        `A page can be ${limits.seconds} seconds long. This one takes ${Math.ceil(samples.length / sampleRate)}.`,
      )
    return await speech.encode({ wav, text })
  } catch (error) {
    if (error instanceof InvalidWav) throw unreadable(error.message)
    throw error
  }
}

const unreadable = (reason: string) =>
  problem('recording_unreadable', 422, `We couldn’t read the recording. ${reason}`)

const full = ({ bytes }: RecordingLimits) =>
  problem(
    'recordings_full',
    409,
    `The recordings of this book take up their ${Math.round(bytes / 1_000_000)} MB. Delete some to make room.`,
  )

function toNotSaved(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error
  throw problem(
    'recordings_unavailable',
    503,
    'There is no room for recordings at the moment. Yours is not saved yet: please keep it and try again later.',
    { retryAfterSeconds: 30 },
  )
}
