import * as z from 'zod/mini'
import { route } from './route.ts'
import { StoryParams } from './story.ts'

/** `recorded`: by the family. `hosted`: by a hosted speech model. `embedded`: by the voice that comes with Moonpage. */
export const narrationSources = ['recorded', 'hosted', 'embedded'] as const
export type NarrationSource = (typeof narrationSources)[number]

/** When a word is spoken. `from` and `to` are UTF-16 offsets into the page's `content` as this reader gets it. */
export const WordTime = z.object({
  from: z.int(),
  to: z.int(),
  start_ms: z.int(),
  end_ms: z.int(),
})
export type WordTime = z.infer<typeof WordTime>

export const Narration = z.object({
  page_number: z.int(),
  /** Who reads: another narrator than the one asked for, where that one lacks the page. */
  narrator_id: z.string(),
  source: z.enum(narrationSources),
  name: z.string(),
  /** From 1 to `narratorFaces`; null unless `source` is `recorded`. */
  face: z.nullable(z.int()),
  /** Root-relative, `/static/audio/{file}`, an MP3 file that never changes. */
  audio_url: z.string(),
  duration_ms: z.int(),
  /** In the order of the text, without overlaps; empty where no times are known. */
  words: z.array(WordTime),
})
export type Narration = z.infer<typeof Narration>

/** Who can read a story aloud. */
export const StoryNarrator = z.object({
  id: z.string(),
  source: z.enum(narrationSources),
  name: z.string(),
  face: z.nullable(z.int()),
  /** Numbers of the pages that are recorded as the text is now; empty unless `source` is `recorded`. */
  recorded_pages: z.array(z.int()),
  /** Numbers of the pages whose text changed after they were recorded. */
  outdated_pages: z.array(z.int()),
})
export type StoryNarrator = z.infer<typeof StoryNarrator>

export const StoryNarrators = z.object({
  /** The family's narrators, oldest first, then `hosted`, where there is one, then `embedded`. */
  narrators: z.array(StoryNarrator),
  /** Id of the narrator that the account has chosen, else of the one who reads by default. */
  chosen: z.string(),
  /** What the recordings of this book take, and what they may take, in bytes. */
  recorded_bytes: z.int(),
  recorded_bytes_limit: z.int(),
  /** How long the recording of a page may be. */
  recording_seconds_limit: z.int(),
})
export type StoryNarrators = z.infer<typeof StoryNarrators>

const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))
export const NarratedPageParams = z.strictObject({ id: z.string(), page_number: pageNumber })

/** Who shall read; by default the narrator that the account has chosen. */
const narrator = z.optional(z.string().check(z.maxLength(40)))

export const listNarrators = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/narrators',
  summary: 'Who can read one of your stories aloud, and which pages are recorded',
  failure: 'We couldn’t load the voices.',
  access: 'user',
  childView: true,
  params: StoryParams,
  reply: StoryNarrators,
})

export const chooseNarrator = route({
  method: 'PUT',
  path: '/api/v1/narration',
  summary: 'Choose who reads your stories aloud',
  failure: 'We couldn’t change the voice.',
  access: 'user',
  body: z.strictObject({
    narrator_id: z.string().check(z.maxLength(40)),
    /** Of the book that is open: where its child has a reader of its own, that one is changed. */
    story_id: z.optional(z.string()),
  }),
  reply: null,
})

export const getNarration = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/pages/{page_number}/narration',
  summary: 'A page of one of your stories, read aloud; what the narrator lacks is read by the next one',
  failure: 'We couldn’t load the voice.',
  access: 'user',
  childView: true,
  params: NarratedPageParams,
  query: z.strictObject({ narrator }),
  reply: Narration,
})

export const getPublicNarration = route({
  method: 'GET',
  path: '/api/v1/public/{id}/pages/{page_number}/narration',
  summary: 'A page of a public story, read aloud',
  failure: 'We couldn’t load the voice.',
  access: 'anyone',
  params: NarratedPageParams,
  query: z.strictObject({ narrator }),
  reply: Narration,
})

export const getSharedNarration = route({
  method: 'GET',
  path: '/api/v1/stories/shared/{token}/pages/{page_number}/narration',
  summary: 'A page of a story by its link, read aloud',
  failure: 'We couldn’t load the voice.',
  access: 'anyone',
  ignoresToken: true,
  bypassesGate: 'link',
  params: z.strictObject({ token: z.string(), page_number: pageNumber }),
  query: z.strictObject({ narrator }),
  reply: Narration,
})
