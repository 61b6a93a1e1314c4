import sharp from 'sharp'
import type { CutOut } from './cutout.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { Painting } from './paint.ts'
import type { Sketch } from './pencil.ts'
import type { Portrait } from './portrait.ts'
import type { Picture } from './render.ts'

/** Widths of the files of a picture, in pixels. */
export const pictureWidths = [1536, 960, 480] as const

// The illustrator's threads already use all cores.
sharp.concurrency(1)
// No picture is encoded twice.
sharp.cache(false)

// Takes half the time of the encoder's default (4); files are 4 % larger.
const effort = 2

/**
 * Encodes a picture as WebP, once for each width that is not larger than the picture, or at its own width if there is none.
 *
 * @param targetWidths in pixels, largest first
 * @returns one file for each width, largest first
 * @throws (rejects) when `pixels` does not have 3 bytes for each pixel
 */
export async function encodePicture(
  { width, height, pixels }: Picture,
  targetWidths: readonly number[] = pictureWidths,
): Promise<{ width: number; data: Buffer }[]> {
  const widths = targetWidths.filter((target) => target <= width)
  const sources: { data: Buffer; width: number; height: number }[] = []
  let from = { data: pixels, width, height }
  for (const target of widths.length ? widths : [width]) {
    if (target < from.width) {
      const raw = { width: from.width, height: from.height, channels: 3 } as const
      // Each size is made from the one before, because resizing a smaller source takes less time.
      const { data, info } = await sharp(from.data, { raw })
        .resize({ width: target })
        .raw()
        .toBuffer({ resolveWithObject: true })
      from = { data, width: info.width, height: info.height }
    }
    sources.push(from)
  }
  // All at the same time: the smaller ones finish while the largest is encoded.
  return Promise.all(
    sources.map(async (source) => {
      const raw = { width: source.width, height: source.height, channels: 3 } as const
      const data = await sharp(source.data, { raw }).webp({ quality: 82, effort }).toBuffer()
      return { width: source.width, data }
    }),
  )
}

/** Encodes a pencil drawing as WebP with alpha. Rejects when `rgba` does not have 4 bytes for each pixel. */
export const encodeSketch = ({ width, height, rgba }: Sketch): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 70 })
    .toBuffer()

/** Encodes a line drawing as PNG, in 16 shades. Rejects when `gray` does not have a byte for each pixel. */
export const encodeLineDrawing = ({ width, height, gray }: LineDrawing): Promise<Buffer> =>
  sharp(gray, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 16 })
    .toBuffer()

/** Encodes a portrait as WebP with alpha. Rejects when `rgba` does not have 4 bytes for each pixel. */
export const encodePortrait = ({ size, rgba }: Portrait): Promise<Buffer> =>
  sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .webp({ quality: 84, alphaQuality: 90 })
    .toBuffer()

/**
 * Hardly any loss: of a painted edge nothing is to be seen of the compression. Optimal codes need the whole picture at once in
 * each thread that encodes, three hundred megabytes in all, for files that are 4 % smaller.
 */
const jpegForPrint = { quality: 90, chromaSubsampling: '4:4:4', optimizeCoding: false } as const

/**
 * Encodes a picture as JPEG for print, cut to `ratio` (width by height) around its figures if it is wider than the picture.
 * Rejects when `pixels` does not have 3 bytes for each pixel.
 */
export function encodeForPrint({ width, height, pixels, focus }: Painting, ratio = 0): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  const shown = Math.min(height, Math.round(width / (ratio || width / height)))
  const [, top, , tall] = focus?.cast ?? [0, 0, 0, 100]
  const above = Math.round(((top + tall / 2) / 100) * height - shown / 2)
  return picture
    .extract({ left: 0, top: Math.max(0, Math.min(height - shown, above)), width, height: shown })
    .jpeg(jpegForPrint)
    .toBuffer()
}

/** Encodes a cut-out on paper of one color as JPEG for print. */
export const encodeOnPaper = ({ size, rgba }: CutOut, paper: string): Promise<Buffer> =>
  sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .flatten({ background: paper })
    .jpeg(jpegForPrint)
    .toBuffer()
