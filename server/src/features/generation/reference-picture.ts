import { buffer } from 'node:stream/consumers'
import { pictureFile } from '../../core/stories/picture-files.ts'
import { pictureWidths, type PictureSize } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { PicturedPage } from './keep-picture.ts'

const width = pictureWidths[1]

const showsHero = ({ scene }: PicturedPage): boolean => scene.cast.some(({ who }) => who === 'hero')

/** What the pictures of a story are painted after: the first one with the hero in it. */
export function referencePicture(pictures: Pick<PictureStore, 'read'>) {
  let sitting: number | null = null
  let picture: Uint8Array | undefined
  const known = Promise.withResolvers<void>()

  async function load(stem: string): Promise<void> {
    const file = await pictures.read(pictureFile(stem, width))
    picture = file ? await buffer(file.stream) : undefined
  }

  return {
    /** To be told of every page, in order. */
    consider(page: PicturedPage): void {
      if (sitting !== null || !showsHero(page)) return
      sitting = page.page_number
      // Without it they are painted by their character sheets alone.
      if (page.image_key) void load(page.image_key).then(known.resolve, () => known.resolve())
    },
    /** To be told what became of a page's picture; null: nothing. */
    tried({ page_number }: PicturedPage, sizes: PictureSize[] | null): void {
      if (page_number !== sitting) return
      picture = sizes?.find((size) => size.width === width)?.data
      known.resolve()
    },
    isFor: (page: PicturedPage): boolean =>
      sitting !== null && page.page_number !== sitting && showsHero(page),
    /** Undefined as long as there is none. */
    get: () => picture,
    /** Resolves when there is one, or none to be waited for. */
    known: known.promise,
  }
}
