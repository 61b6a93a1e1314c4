import sharp from 'sharp'
import type { Jpeg } from '../layout/pictures.ts'

/** A picture as JPEG, which every PDF and EPUB reader supports. */
export async function jpegOf(picture: Uint8Array): Promise<Jpeg> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
