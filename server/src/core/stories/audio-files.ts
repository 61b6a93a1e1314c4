import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

const stemLength = 27

/** The name of a new audio file. Nobody can guess it. */
const newAudioFile = (): string => `${randomBytes(24).toString('base64url').slice(0, stemLength)}.mp3`

/**
 * The next name of an audio file whose story is no longer shared. Derived from the old one, so that a job that runs
 * again writes the same file.
 */
export const renamedAudioFile = (file: string, salt: Buffer): string =>
  `${createHmac('sha256', salt).update(`audio:${file}`).digest('base64url').slice(0, stemLength)}.mp3`

/** @param link token of the link that the book is read by, for the access check of an <audio> */
export const audioUrl = (file: string, link?: string): string =>
  `/static/audio/${file}${link ? `?link=${link}` : ''}`

/**
 * Writes a new audio file. A row in `pending_audio` names it until `claimAudio`, so that the clean-up finds the file of
 * a process that was killed.
 */
export async function putAudio(
  { kysely, pictures }: { kysely: Kysely<Tables>; pictures: PictureStore },
  mp3: Uint8Array,
): Promise<string> {
  await pictures.ready()
  const file = newAudioFile()
  await kysely.insertInto('pending_audio').values({ file }).execute()
  await pictures.put(file, mp3)
  return file
}

/** In the transaction whose row names the file from now on. */
export const claimAudio = (tx: Kysely<Tables>, file: string) =>
  tx.deleteFrom('pending_audio').where('file', '=', file).execute()
