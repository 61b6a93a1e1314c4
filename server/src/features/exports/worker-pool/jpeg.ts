import sharp from 'sharp'
import type { Jpeg } from '../layout/pictures.ts'

/** A picture in the form that every reader of books knows. */
export async function jpegOf(picture: Uint8Array): Promise<Jpeg> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
