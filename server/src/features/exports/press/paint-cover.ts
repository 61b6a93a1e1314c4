import { paintScene } from '@moonpage/illustrator/paint'
import sharp from 'sharp'
import type { CoverPicture } from '../book.ts'
import type { Jpeg } from '../layout/pictures.ts'
import { jpegOf } from './jpeg.ts'

/** The front's picture: a square one, since the title stands beside it. Takes a third of a second of a processor. */
export async function paintCover({ scene, cast, seed }: CoverPicture): Promise<Jpeg> {
  const { width, height, pixels } = paintScene(scene, cast, seed, { shape: 'square', width: 1200 })
  return jpegOf(sharp(pixels, { raw: { width, height, channels: 3 } }))
}
