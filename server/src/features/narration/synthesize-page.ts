import { createHash } from 'node:crypto'
import type { WordTime } from '@moonpage/contract/narration'
import type { Kysely } from 'kysely'
import { claimAudio, putAudio } from '../../core/stories/audio-files.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Speech } from '../../infra/speech/speech-voice.ts'
import { problem } from '../../lib/problem.ts'
import type { NarrationDeps } from './narration-deps.ts'

/** Audio of a page as it is stored. */
export type StoredAudio = { file: string; duration_ms: number; words: WordTime[] }

/** A page that a voice of a machine reads. */
export type PageToSynthesize = {
  storyId: string
  pageNumber: number
  /** The page as it is stored, with placeholders for names. */
  content: string
  source: 'hosted' | 'embedded'
  /** Of the voice. */
  fingerprint: string
  text: string
  /** @returns null if the voice cannot read the text */
  speak: () => Promise<Speech | null>
  /** Called if the audio does not exist yet; throws to reject. */
  beforeSynthesis: () => Promise<void>
}

const columns = ['file', 'duration_ms', 'words'] as const
const aDayMs = 86_400_000

/** Pages that this process is making. */
const underWay = new Map<string, Promise<StoredAudio | null>>()

/**
 * A page read by a voice of a machine: what is stored, or made now and stored. Those who ask for the same page at once
 * share one synthesis.
 * @returns null if the voice cannot read the text
 */
export async function synthesizePage(
  deps: NarrationDeps,
  page: PageToSynthesize,
): Promise<StoredAudio | null> {
  const key = createHash('sha256').update(`${page.fingerprint}\n${page.text}`).digest()
  const stored = await findStored(deps, page.storyId, key)
  if (stored) return stored
  const name = `${page.storyId} ${key.toString('base64')}`
  const others = underWay.get(name)
  if (others) return others
  await page.beforeSynthesis()
  const made = underWay.get(name) ?? synthesize(deps, page, key).finally(() => underWay.delete(name))
  underWay.set(name, made)
  return made
}

async function findStored(
  { db: { kysely } }: NarrationDeps,
  storyId: string,
  key: Buffer,
): Promise<StoredAudio | null> {
  const row = await kysely
    .selectFrom('synthesized_pages')
    .select([...columns, 'used_at'])
    .where('story_id', '=', storyId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  // Once a day is enough to know what is in use.
  if (Date.now() - row.used_at.getTime() > aDayMs)
    await kysely
      .updateTable('synthesized_pages')
      .set({ used_at: new Date() })
      .where('story_id', '=', storyId)
      .where('key', '=', key)
      .execute()
  return row
}

async function synthesize(
  deps: NarrationDeps,
  { storyId, pageNumber, content, source, speak }: PageToSynthesize,
  key: Buffer,
): Promise<StoredAudio | null> {
  const { db, pictures } = deps
  const speech = await speak()
  if (!speech) return null
  const file = await putAudio({ kysely: db.kysely, pictures }, speech.mp3)
  return db.kysely.transaction().execute(async (tx) => {
    const isThere = await tx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', storyId)
      // Whoever changes its pages waits, or is waited for.
      .forShare()
      .executeTakeFirst()
    // Deleted meanwhile: the clean-up removes the file.
    if (!isThere) return null
    await checkUnchanged(tx, { storyId, pageNumber, content })
    const row = await tx
      .insertInto('synthesized_pages')
      .values({
        story_id: storyId,
        key,
        page_number: pageNumber,
        source,
        file,
        bytes: speech.mp3.length,
        duration_ms: speech.durationMs,
        words: JSON.stringify(speech.words),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst()
    if (row) {
      await claimAudio(tx, file)
      return row
    }
    // Another process was faster; the clean-up removes this file.
    return tx
      .selectFrom('synthesized_pages')
      .select(columns)
      .where('story_id', '=', storyId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  })
}

/**
 * Audio of a text that was changed meanwhile would not be deleted any more. The caller has locked the story.
 * @throws 409 if the page has another text now
 */
async function checkUnchanged(
  tx: Kysely<Tables>,
  { storyId, pageNumber, content }: Pick<PageToSynthesize, 'storyId' | 'pageNumber' | 'content'>,
): Promise<void> {
  const page = await tx
    .selectFrom('story_pages')
    .select('content')
    .where('story_id', '=', storyId)
    .where('page_number', '=', pageNumber)
    .executeTakeFirst()
  if (page?.content !== content)
    throw problem('page_changed', 409, 'The words of this page have just changed. Please try again.')
}
