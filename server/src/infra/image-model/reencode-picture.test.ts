import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePicture } from './reencode-picture.ts'

const plain = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red, with blue in the middle half. */
const striped = async (width: number, height: number) => {
  const input = await plain(width / 2, height, '#0000ff')
    .png()
    .toBuffer()
  return plain(width, height).composite([{ input, left: width / 4, top: 0 }])
}

test('the middle is kept and turned upright, for JPEG and WebP too', async () => {
  const onItsSide = sharp(await (await striped(2000, 1000)).png().toBuffer()).rotate(90)
  for (const bytes of [
    await (await striped(2000, 1000)).webp().toBuffer(),
    // With an EXIF orientation.
    await onItsSide.withMetadata({ orientation: 8 }).jpeg().toBuffer(),
  ]) {
    const small = (await reencodePicture(bytes)).find(({ width }) => width === 480)
    const isBlue = async (left: number) => {
      const dot = await sharp(small?.data).extract({ left, top: 180, width: 1, height: 1 }).raw().toBuffer()
      return (dot[2] ?? 0) > 128 && (dot[0] ?? 0) < 128
    }
    expect(await Promise.all([10, 240, 469].map(isBlue))).toEqual([false, true, false])
  }
})

test.each([
  [
    'transparent',
    () => sharp({ create: { width: 800, height: 600, channels: 4, background: '#0000' } }).png(),
  ],
  ['in grey', () => plain(800, 600).greyscale().png()],
  ['in 16 bits', () => plain(800, 600).toColourspace('rgb16').png()],
  ['for print', () => plain(800, 600).toColourspace('cmyk').jpeg()],
])('a picture that is %s becomes three plain sizes', async (_, picture) => {
  const sizes = await reencodePicture(await picture().toBuffer())
  for (const { width, data } of sizes)
    expect(await sharp(data).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: (width * 3) / 4,
      channels: 3,
    })
  expect(sizes).toHaveLength(3)
})

/** A PNG whose header says that it is so wide and high. */
function claiming(dots: number, png: Buffer): Buffer {
  const claims = Buffer.from(png)
  claims.writeUInt32BE(dots, 16)
  claims.writeUInt32BE(dots, 20)
  // Of the header's type and content.
  claims.writeUInt32BE(crc32(claims.subarray(12, 29)), 29)
  return claims
}

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['half a PNG', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 2000), /a broken file/],
  ['a dot', () => plain(16, 16).png().toBuffer(), /only 16 × 16 dots/],
  ['64 million dots', async () => claiming(8000, await plain(16, 16).png().toBuffer()), /too many dots/],
  ['GIF', () => plain(900, 900).gif().toBuffer(), /neither PNG nor JPEG nor WebP/],
  ['21 MB', async () => Buffer.alloc(21 * 1024 * 1024), /more than 20 MB/],
  ['nothing', async () => Buffer.alloc(0), /neither PNG/],
])('%s is rejected with a message', async (_, bytes, sentence) => {
  await expect(reencodePicture(await bytes())).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringMatching(sentence),
  })
})
