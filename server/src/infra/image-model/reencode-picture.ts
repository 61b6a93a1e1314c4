import sharp from 'sharp'
import { encodePicture } from '@moonpage/illustrator/encode'
import { ProviderError } from '../models/provider-error.ts'
import { pictureWidths, type PictureSize } from './image-model.ts'

/** Largest accepted picture file, in bytes. */
export const maxPictureBytes = 20 * 1024 * 1024

/** Largest accepted picture, in pixels: a small file may decode to more than the memory holds. */
const maxPixels = 40_000_000
/** Smallest accepted picture, in pixels: anything less is a placeholder or tracking pixel. */
const minSidePixels = 256

const width = Math.max(...pictureWidths)
const height = (width * 3) / 4

const beginsWith = (bytes: Uint8Array, at: number, signs: string) =>
  Buffer.from(bytes.subarray(at, at + signs.length)).toString('latin1') === signs

/** Detected from the first bytes, so that no other decoder ever reads a provider's file. */
const isPicture = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  beginsWith(bytes, 0, '\xff\xd8\xff') ||
  (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP'))

const unusable = (what: string) =>
  new ProviderError('unreadable', { sentenceForAdmin: `The model server sent ${what} for a picture.` })

/**
 * Converts a provider's picture to our format: decodes it, rotates it upright, crops it to 4:3 around its middle and
 * encodes each width without metadata.
 * @param bytes PNG, JPEG or WebP
 * @throws ProviderError `unreadable`
 */
export async function reencodePicture(bytes: Uint8Array): Promise<PictureSize[]> {
  if (bytes.length > maxPictureBytes) throw unusable('more than 20 MB')
  if (!isPicture(bytes)) throw unusable('neither PNG nor JPEG nor WebP')
  const pixels = await decode(bytes)
  return encodePicture({ width, height, pixels })
}

async function decode(bytes: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const size = await picture.metadata()
    if (Math.min(size.width, size.height) < minSidePixels)
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
    // The decoder's message is useless without the file.
    throw unusable('a broken file, or one with too many dots,')
  }
}
