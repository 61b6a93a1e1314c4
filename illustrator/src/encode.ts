import sharp from 'sharp'
import type { Sketch } from './pencil.ts'
import type { Portrait } from './portrait.ts'
import type { Picture } from './render.ts'

export const pictureWidths = [1536, 960, 480] as const

// The painting threads share the processors already.
sharp.concurrency(1)

/** Half the work of the encoder's own choice, and files 4 % larger. */
const effort = 2

/** WebP at each wanted width that is not larger than the picture itself, from the same pixels; largest first. */
export async function encodePicture(
  { width, height, pixels }: Picture,
  wantedWidths: readonly number[] = pictureWidths,
): Promise<{ width: number; data: Buffer }[]> {
  const widths = wantedWidths.filter((wanted) => wanted <= width)
  const sources: { data: Buffer; width: number; height: number }[] = []
  let from = { data: pixels, width, height }
  for (const wanted of widths.length ? widths : [width]) {
    if (wanted < from.width) {
      const raw = { width: from.width, height: from.height, channels: 3 } as const
      // Each size from the one before: shrinking the largest once more costs what the smallest has not.
      const { data, info } = await sharp(from.data, { raw })
        .resize({ width: wanted })
        .raw()
        .toBuffer({ resolveWithObject: true })
      from = { data, width: info.width, height: info.height }
    }
    sources.push(from)
  }
  // At once: the smaller ones are there before the largest is.
  return Promise.all(
    sources.map(async (source) => {
      const raw = { width: source.width, height: source.height, channels: 3 } as const
      const data = await sharp(source.data, { raw }).webp({ quality: 82, effort }).toBuffer()
      return { width: source.width, data }
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
