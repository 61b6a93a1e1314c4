import * as z from 'zod/mini'
import { NarratedPageParams, Narration, narrationSources, WordTime } from './narration.ts'
import { narratorFaces } from './narrators.ts'
import { atMost, fewMarks, oneLine, requiredText } from './plain-text.ts'
import { route } from './route.ts'
import { longestNarratorName } from './text-limits.ts'

export const NarratorInput = z.strictObject({
  /** What the child calls the person, such as `Grandpa Joe`. */
  name: requiredText('Name is required', z.trim()).check(
    atMost(longestNarratorName, `Name must be at most ${longestNarratorName} characters`),
    oneLine('Name'),
    fewMarks('Name'),
  ),
  face: z.int().check(z.minimum(1), z.maximum(narratorFaces)),
})
export type NarratorInput = z.infer<typeof NarratorInput>

/** A voice of the family. */
export const Narrator = z.object({
  id: z.string(),
  name: z.string(),
  face: z.int(),
  created_at: z.iso.datetime(),
})
export type Narrator = z.infer<typeof Narrator>

export const narratorLimit = 20

const NarratorParams = z.strictObject({ id: z.string() })
const RecordingParams = z.strictObject({ ...NarratedPageParams.shape, narrator_id: z.string() })

/** Somebody who can read to the family: one of its narrators, or a voice of a machine. */
export const FamilyNarrator = z.object({
  id: z.string(),
  source: z.enum(narrationSources),
  name: z.string(),
  face: z.nullable(z.int()),
})
export type FamilyNarrator = z.infer<typeof FamilyNarrator>

export const listFamilyNarrators = route({
  method: 'GET',
  path: '/api/v1/narrators',
  summary: 'Who can read to your family: its narrators, oldest first, then the voices of machines',
  failure: 'We couldn’t load the voices.',
  access: 'user',
  reply: z.object({ narrators: z.array(FamilyNarrator) }),
})

export const createNarrator = route({
  method: 'POST',
  path: '/api/v1/narrators',
  summary: 'Add a voice to your family',
  failure: 'We couldn’t save the voice.',
  access: 'user',
  body: NarratorInput,
  reply: Narrator,
  status: 201,
})

export const updateNarrator = route({
  method: 'PUT',
  path: '/api/v1/narrators/{id}',
  summary: 'Change the name or face of a voice',
  failure: 'We couldn’t save the voice.',
  access: 'user',
  params: NarratorParams,
  body: NarratorInput,
  reply: Narrator,
})

export const deleteNarrator = route({
  method: 'DELETE',
  path: '/api/v1/narrators/{id}',
  summary: 'Delete a voice with its recordings in all books',
  failure: 'We couldn’t delete the voice.',
  access: 'user',
  family: 'parent',
  params: NarratorParams,
  reply: null,
})

export const recordPage = route({
  method: 'PUT',
  path: '/api/v1/stories/{id}/pages/{page_number}/recordings/{narrator_id}',
  summary: 'Store the recording of a page: a WAV file, 16-bit, mono, 24 kHz; replaces the one before',
  failure: 'We couldn’t save the recording.',
  access: 'user',
  params: RecordingParams,
  takes: 'audio/wav',
  reply: Narration,
})

export const deleteRecording = route({
  method: 'DELETE',
  path: '/api/v1/stories/{id}/pages/{page_number}/recordings/{narrator_id}',
  summary: 'Delete the recording of a page',
  failure: 'We couldn’t delete the recording.',
  access: 'user',
  family: 'parent',
  params: RecordingParams,
  reply: null,
})

export const correctWordTimes = route({
  method: 'PUT',
  path: '/api/v1/stories/{id}/pages/{page_number}/recordings/{narrator_id}/words',
  summary: 'Correct when the words of a recording are spoken',
  failure: 'We couldn’t save the times.',
  access: 'user',
  params: RecordingParams,
  body: z.strictObject({ words: z.array(WordTime).check(z.minLength(1), z.maxLength(2000)) }),
  reply: Narration,
})
