import sharp, { type Sharp } from 'sharp'

/** Raw pixels in rows, 3 or 4 bytes each. */
export type Tile = { width: number; height: number; pixels: Buffer; channels: 3 | 4 }

const gap = 6
/** Longest side of a sheet in pixels: WebP's limit. */
const longest = 16_000

/** Arranges tiles of one size in a grid. */
export function grid(tiles: readonly Tile[], columns: number): Sharp {
  const [first] = tiles
  if (!first) throw new Error('A sheet shows something')
  const { width, height } = first
  const rows = Math.ceil(tiles.length / columns)
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap }
  if (Math.max(size.width, size.height) > longest) throw new Error('A sheet of that many is too large')
  return sharp({ create: { ...size, channels: 3, background: '#f4ecdd' } }).composite(
    tiles.map((tile, at) => ({
      input: tile.pixels,
      raw: { width: tile.width, height: tile.height, channels: tile.channels },
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  )
}
