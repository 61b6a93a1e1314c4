import sharp, { type Sharp } from 'sharp'
import type { Jpeg } from '../layout/pictures.ts'

/** A picture in the form that every reader of books knows. */
export async function jpegOf(picture: Uint8Array | Sharp): Promise<Jpeg> {
  const { data, info } = await (picture instanceof Uint8Array ? sharp(picture) : picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
