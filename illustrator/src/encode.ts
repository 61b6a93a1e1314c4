import sharp from 'sharp'
import type { Sketch } from './pencil.ts'
import type { Portrait } from './portrait.ts'
import type { Picture } from './render.ts'

export const pictureWidths = [1536, 960, 480] as const

// The painting threads share the processors already.
sharp.concurrency(1)

/** WebP at each width that is not larger than the picture itself, from the same pixels; largest first. */
export async function encodePicture({
  width,
  height,
  pixels,
}: Picture): Promise<{ width: number; data: Buffer }[]> {
  const widths = pictureWidths.filter((wanted) => wanted <= width)
  return Promise.all(
    (widths.length ? widths : [width]).map(async (wanted) => {
      const image = sharp(pixels, { raw: { width, height, channels: 3 } })
      const sized = wanted === width ? image : image.resize({ width: wanted })
      return { width: wanted, data: await sized.webp({ quality: 82 }).toBuffer() }
    }),
  )
}

/** A pencil drawing as WebP with alpha. */
export const encodeSketch = ({ width, height, rgba }: Sketch): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 70 })
    .toBuffer()

/** A figure on nothing, as WebP with alpha. */
export const encodePortrait = ({ size, rgba }: Portrait): Promise<Buffer> =>
  sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .webp({ quality: 84, alphaQuality: 90 })
    .toBuffer()
