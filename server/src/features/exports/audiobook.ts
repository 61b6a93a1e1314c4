import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { zip, type ZipFile } from '../../lib/zip.ts'
import { fileTitle } from './file-name.ts'
import { id3Tag } from './id3-tag.ts'

/** A page of an audiobook: its stored file, and who reads it. */
export type AudiobookPage = { number: number; file: string; narrator: string }

/** A ZIP of one MP3 file a page, with titles that players show. At most one page is in memory. */
export function writeAudiobook(
  pictures: PictureStore,
  { title, pages, now }: { title: string; pages: readonly AudiobookPage[]; now: Date },
): Readable {
  async function* files(): AsyncGenerator<ZipFile> {
    for (const { number, file, narrator } of pages) {
      const found = await pictures.read(file)
      if (!found) continue
      const track = `${number}/${pages.length}`
      const tag = id3Tag({
        TIT2: `Page ${number}`,
        TALB: title,
        TPE1: narrator,
        TRCK: track,
        TCON: 'Audiobook',
      })
      const name = `${fileTitle(title)}/${String(number).padStart(2, '0')} Page ${number}.mp3`
      yield { name, data: Buffer.concat([tag, await buffer(found.stream)]), compress: false }
    }
  }
  return zip(files(), { modified: now })
}
