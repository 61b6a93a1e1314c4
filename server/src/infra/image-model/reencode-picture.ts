import sharp from 'sharp'
import { encodePicture } from '@moonpage/illustrator/encode'
import { ProviderError } from '../models/provider-error.ts'
import { pictureWidths, type PictureSize } from './image-model.ts'

/** Bytes of a picture, as a provider may send it. */
export const largestPicture = 20 * 1024 * 1024

/** Dots: a small file may hold more than fit into memory. */
const mostPixels = 40_000_000
/** Less is no illustration: a placeholder, or a dot that counts views. */
const shortestSide = 256

const width = Math.max(...pictureWidths)
const height = (width * 3) / 4

const beginsWith = (bytes: Uint8Array, at: number, signs: string) =>
  Buffer.from(bytes.subarray(at, at + signs.length)).toString('latin1') === signs

/** Told by its first bytes, so that no other decoder ever sees what a provider sent. */
const isPicture = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  beginsWith(bytes, 0, '\xff\xd8\xff') ||
  (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP'))

const unusable = (what: string) =>
  new ProviderError('unreadable', { sentenceForAdmin: `The model server sent ${what} for a picture.` })

/**
 * What a provider painted, as we keep it: decoded, turned upright, cut to 4:3 around its middle, and encoded anew in
 * every width, without anything else that the file held.
 * @param bytes PNG, JPEG or WebP
 * @throws ProviderError `unreadable`
 */
export async function reencodePicture(bytes: Uint8Array): Promise<PictureSize[]> {
  if (bytes.length > largestPicture) throw unusable('more than 20 MB')
  if (!isPicture(bytes)) throw unusable('neither PNG nor JPEG nor WebP')
  const pixels = await decode(bytes)
  return encodePicture({ width, height, pixels })
}

async function decode(bytes: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const size = await picture.metadata()
    if (Math.min(size.width, size.height) < shortestSide)
      throw unusable(`only ${size.width} × ${size.height} dots`)
    return await picture
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: 'centre' })
      .flatten({ background: '#f6efe0' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    // What the decoder says of it helps nobody who cannot see the file.
    throw unusable('a broken file, or one with too many dots,')
  }
}
