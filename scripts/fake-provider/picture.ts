import { createHash } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A simple PNG of a night landscape; colors, moon and hills depend on the prompt. Takes about ten ms. */
export async function paintNight(prompt: string, width: number, height: number): Promise<Buffer> {
  const dice = createHash('sha256').update(prompt).digest()
  const die = (at: number, from: number, to: number) => from + ((dice[at] ?? 0) / 255) * (to - from)
  const hue = die(0, 200, 280)
  const hill = (at: number, y: number, light: number) =>
    `<path d="M0 ${y} Q${die(at, 15, 45)} ${y - die(at + 1, 5, 25)} 60 ${y} T100 ${y - die(at + 2, 0, 8)} V100 H0Z" ` +
    `fill="hsl(${hue - 20} 45% ${light}%)"/>`
  const stars = Array.from(
    { length: 8 },
    (_, i) =>
      `<circle cx="${die(10 + i, 2, 98)}" cy="${die(20 + i, 2, 45)}" r=".5" fill="#fff3cf" opacity=".8"/>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" ` +
    `preserveAspectRatio="none"><defs><linearGradient id="sky" x2="0" y2="1">` +
    `<stop offset="0" stop-color="hsl(${hue} 55% 20%)"/><stop offset="1" stop-color="hsl(${hue + 20} 40% 55%)"/>` +
    `</linearGradient></defs><rect width="100" height="100" fill="url(#sky)"/>${stars.join('')}` +
    `<circle cx="${die(1, 15, 85)}" cy="${die(2, 12, 35)}" r="8" fill="#ffe6a8"/>` +
    `${hill(3, 70, 30)}${hill(6, 84, 20)}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** A valid PNG of `side` by `side` black pixels: for 20000 about 50 KB, and up to 1.6 GB when decoded. */
export function hugeCanvas(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, grayscale.
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Files that are not PNG, whatever their declared type. */
export const notPictures: Record<string, Buffer> = {
  html: Buffer.from('<!doctype html><title>Sorry</title><p>The picture is being made. <script>1</script>'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script>' +
      '<image href="file:///etc/passwd"/><rect width="64" height="64" fill="red"/></svg>',
  ),
}
