import type { Narration } from '@moonpage/contract/narration'
import { embeddedNarrator, hostedNarrator } from '@moonpage/contract/narrators'
import { companionPlaceholder, fillNames, heroPlaceholder } from '@moonpage/contract/names'
import { audioUrl } from '../../core/stories/audio-files.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import { problem, ProblemError } from '../../lib/problem.ts'
import type { HeardBook } from './heard-book.ts'
import { hostedContext } from './hosted-context.ts'
import { mapWords } from './map-words.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { narratorNames } from './narrator-names.ts'
import { recordingsOf, textHash, type RecordingRow } from './recorded-pages.ts'
import { synthesizePage, type StoredAudio } from './synthesize-page.ts'

/** Which page, and who shall read it: a narrator's id; null: who reads by default. */
export type PageToNarrate = {
  book: HeardBook
  pageNumber: number
  narrator: string | null
  /** Called if the audio does not exist yet; throws to reject. */
  beforeSynthesis: () => Promise<void>
}

/** The name of the stored file, for downloads. */
export type NarratedPage = { narration: Narration; file: string }

/**
 * A page read aloud by the wanted narrator, or by the next one who can. The page after it is made ahead.
 * @throws 404 if the page is missing, or if no voice can read it
 */
export async function narratePage(deps: NarrationDeps, page: PageToNarrate): Promise<Narration> {
  const { narration } = await findNarration(deps, page)
  if (narration.source !== 'recorded') makeNextAhead(deps, page)
  return narration
}

/** As `narratePage`, without the page after it. */
export async function findNarration(
  deps: NarrationDeps,
  { book, pageNumber, narrator, beforeSynthesis }: PageToNarrate,
): Promise<NarratedPage> {
  const { kysely } = deps.db
  const page = await kysely
    .selectFrom('story_pages')
    .select('content')
    .where('story_id', '=', book.id)
    .where('page_number', '=', pageNumber)
    .executeTakeFirst()
  if (!page) throw problem('page_not_found', 404, 'We couldn’t find that page.')
  const recordings = book.hearsRecordings ? await recordingsOf(kysely, book.id) : []
  const wanted = narrator ?? (await defaultNarrator(deps, book, recordings))
  const hash = textHash(fillNames(page.content, book.familyNames))
  const recording = recordings.find(
    (row) => row.narrator_id === wanted && row.page_number === pageNumber && row.text_hash.equals(hash),
  )
  if (recording) {
    const words = mapWords(recording.words, page.content, book.familyNames, book.names)
    const { narrator_id, name, face } = recording
    return present(book, pageNumber, { ...recording, words }, { narrator_id, source: 'recorded', name, face })
  }
  const text = fillNames(page.content, book.names)
  for (const source of synthesizersFor(wanted)) {
    const { content } = page
    const audio = await synthesize(deps, { book, pageNumber, source, content, text, beforeSynthesis })
    const reader = { narrator_id: source, source, name: narratorNames[source], face: null }
    if (audio) return present(book, pageNumber, audio, reader)
  }
  throw problem('narration_unavailable', 404, 'None of our voices can read this page yet.')
}

function present(
  book: HeardBook,
  pageNumber: number,
  { file, duration_ms, words }: StoredAudio,
  reader: Pick<Narration, 'narrator_id' | 'source' | 'name' | 'face'>,
): NarratedPage {
  const narration = {
    page_number: pageNumber,
    ...reader,
    audio_url: audioUrl(file, book.link),
    duration_ms,
    words,
  }
  return { narration, file }
}

/** A recording as the family hears it. @param link token of the link that audio is requested with */
export function presentRecording(row: RecordingRow, link: string | undefined): Narration {
  const { page_number, narrator_id, name, face, file, duration_ms, words } = row
  const reader = { narrator_id, source: 'recorded' as const, name, face }
  return { page_number, ...reader, audio_url: audioUrl(file, link), duration_ms, words }
}

/** Who reads what the wanted narrator lacks. */
const synthesizersFor = (wanted: string) =>
  wanted === embeddedNarrator ? ([embeddedNarrator] as const) : ([hostedNarrator, embeddedNarrator] as const)

type Synthesis = {
  book: HeardBook
  pageNumber: number
  source: 'hosted' | 'embedded'
  content: string
  text: string
  beforeSynthesis: () => Promise<void>
}

async function synthesize(
  deps: NarrationDeps,
  { book, pageNumber, source, content, text, beforeSynthesis }: Synthesis,
): Promise<StoredAudio | null> {
  const { speech, hosted, log } = deps
  const page = { storyId: book.id, pageNumber, content, source, text, beforeSynthesis }
  if (source === 'embedded') {
    const { fingerprint } = speech.voice
    return synthesizePage(deps, { ...page, fingerprint, speak: () => speech.voice.speak(text) })
  }
  if (!hosted || (!hosted.hearsNames && hasTypedName(book, content))) return null
  const context = hostedContext(deps, hosted, { storyId: book.id, text })
  // What is stored costs nothing.
  const speak = async () => (book.mayCost ? hosted.speak(text, context) : null)
  try {
    return await synthesizePage(deps, { ...page, fingerprint: hosted.fingerprint, speak })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn(
      { err: error, error_kind: error.kind },
      'the hosted voice failed; the embedded one reads the page',
    )
    return null
  }
}

/** Whether a text has a name in it that a parent typed. */
export const hasTypedName = (book: HeardBook, content: string): boolean =>
  (book.typed.hero && content.includes(heroPlaceholder) && book.names.hero === book.familyNames.hero) ||
  (book.typed.companion &&
    content.includes(companionPlaceholder) &&
    book.names.companion === book.familyNames.companion)

/** Who reads to these readers: who reads to the child whose book it is, else whom the family has chosen, else who has recorded most of the book, else a voice of a machine. */
export async function defaultNarrator(
  { db: { kysely } }: NarrationDeps,
  book: HeardBook,
  recordings: readonly RecordingRow[],
): Promise<string> {
  const chosen = await kysely
    .selectFrom('families')
    .select((eb) => [
      'narrator',
      eb
        .selectFrom('children')
        .innerJoin('child_stories', 'child_stories.child_id', 'children.id')
        .select('children.narrator')
        .where('story_id', '=', book.id)
        .where('children.narrator', 'is not', null)
        .orderBy('children.id')
        .limit(1)
        .as('of_child'),
    ])
    .where('id', '=', book.familyId)
    .executeTakeFirst()
  const wanted = chosen?.of_child ?? chosen?.narrator
  if (wanted) return wanted
  const pages = Map.groupBy(recordings, (row) => row.narrator_id)
  const [most] = [...pages].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? hostedNarrator
}

function makeNextAhead(deps: NarrationDeps, page: PageToNarrate): void {
  findNarration(deps, { ...page, pageNumber: page.pageNumber + 1 }).catch((error: unknown) => {
    // No such page, one that was just changed, or too many.
    if (!(error instanceof ProblemError && [404, 409, 429].includes(error.status)))
      deps.log.warn({ err: error }, 'the next page could not be read ahead')
  })
}
