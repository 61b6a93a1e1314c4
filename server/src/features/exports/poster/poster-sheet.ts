import { cutEdge } from '../layout/cut-edge.ts'
import type { BookTexts, FontMetrics } from '../layout/font-metrics.ts'
import { block, fitTitle, handStyle, passage, titleStyle } from '../layout/front-and-back.ts'
import { mm } from '../layout/paper.ts'
import type { Jpeg } from '../layout/pictures.ts'
import { setBalanced, setText, type SetText, type Style } from '../layout/set-text.ts'
import { edgeOf, quietInk, type Block, type Box, type Sheet } from '../layout/sheet.ts'
import { posterPaper, type Poster, type PosterTile } from './poster.ts'

/** All lengths are for A3; other paper has the same, enlarged. */
const scaleOf = ({ size }: Poster) => posterPaper[size].width / posterPaper.a3.width

const margin = 16 * mm
const head = 66 * mm
const foot = 22 * mm
const gap = 9 * mm

type Grid = {
  /** Width by height of the large picture. */
  ratio: number
  columns: number
  /** Side of a tile's picture, and height of the words below it. */
  tile: number
  words: number
  nameSize: number
}

const inside = (scale: number) => (297 * mm - 2 * margin) * scale

/** As large as pictures of tiles get, and as small. */
const [largest, smallest] = [92 * mm, 14 * mm]

const lineSize = (nameSize: number) => nameSize * 0.86
const [nameLeading, lineLeading] = [1.15, 1.25]

/** About how wide a text is, in multiples of its size: letters of other scripts may be twice as wide. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2fff' ? 1.05 : 0.54), 0)

/** Height of the words below the pictures, in points. */
function heightOfWords(tiles: readonly PosterTile[], column: number, nameSize: number): number {
  const lines = (text: string, size: number) => Math.ceil((widthOf(text) * size) / (column * 0.94))
  const heights = tiles.map(
    ({ name, line }) =>
      lines(name, nameSize) * nameSize * nameLeading +
      lines(line, lineSize(nameSize)) * lineSize(nameSize) * lineLeading,
  )
  return Math.max(...heights) + nameSize * 0.6
}

/** How many columns of tiles, below how high a picture, so that both are as large as can be. */
function gridOf(poster: Poster): Grid {
  const scale = scaleOf(poster)
  const width = inside(scale)
  const { height } = posterPaper[poster.size]
  const count = poster.tiles.length
  let best: (Grid & { worth: number }) | null = null
  for (const ratio of [4 / 3, 1.5, 1.7, 1.95, 2.2])
    for (let columns = Math.min(count, 3); columns <= 8; columns += 1) {
      const rows = Math.ceil(count / columns)
      const column = (width - (columns - 1) * gap * scale) / columns
      const nameSize = Math.max(8 * scale, Math.min(15 * scale, column * 0.085))
      const words = heightOfWords(poster.tiles, column, nameSize)
      const rest = height - (head + foot) * scale - width / ratio
      const tile = Math.min(largest * scale, column, rest / rows - words - (gap * scale) / 2)
      const worth = Math.min(1, tile / (44 * mm * scale)) + tile / (400 * mm * scale) + 0.7 / ratio
      if (!best || worth > best.worth) best = { ratio, columns, tile, words, nameSize, worth }
    }
  if (!best) throw new Error('A poster has at least its home')
  return { ...best, tile: Math.max(smallest * scale, best.tile) }
}

/** Side of a tile's picture, in points. */
export const tileSize = (poster: Poster): number => gridOf(poster).tile

/** Size of the large picture, in points. */
export function pictureBox(poster: Poster): { width: number; height: number } {
  const width = inside(scaleOf(poster))
  return { width, height: width / gridOf(poster).ratio }
}

/** All texts of a poster by face. */
export const posterTexts = ({ world, subtitle, tiles }: Poster): BookTexts => ({
  reading: tiles.map(({ line }) => line).join('\n'),
  display: [world, ...tiles.map(({ name }) => name)].join('\n'),
  hand: subtitle,
})

/**
 * A poster of a world: its name, the world as a picture, and below it home, friends and what was kept.
 * @param jpegs what is painted, by picture key
 */
export function posterSheet(type: FontMetrics, poster: Poster, jpegs: ReadonlyMap<string, Jpeg>): Sheet {
  const scale = scaleOf(poster)
  const { width: paper, height } = posterPaper[poster.size]
  const wide = inside(scale)
  const x = (paper - wide) / 2
  const title = headOf(type, poster, { x, width: wide, scale })
  const { tile, words, columns, ratio, nameSize } = gridOf(poster)
  const box = { x, y: head * scale, width: wide, height: wide / ratio }
  const picture = jpegs.get(poster.picture.key)
  const rows = Math.ceil(poster.tiles.length / columns)
  const top = box.y + box.height
  // What is left is shared out between the rows.
  const spare = (height - foot * scale - top - rows * (tile + words)) / (rows + 1)
  const tiles = poster.tiles.flatMap((one, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, poster.tiles.length - row * columns)
    const column = (wide + gap * scale) / columns
    const left = x + (wide + gap * scale - inRow * column) / 2
    const at = {
      x: left + column * (index - row * columns),
      y: top + spare * (row + 1) + row * (tile + words),
      width: column - gap * scale,
    }
    return tileBlocks(type, one, at, { tile, words, nameSize, jpeg: jpegs.get(one.picture?.key ?? '') })
  })
  return {
    id: 'poster',
    kind: 'page',
    label: poster.world,
    number: null,
    blocks: [
      ...title,
      ...(picture ? [pictureBlock(poster.picture, picture, box, cutEdge(box, poster.world))] : []),
      ...tiles,
      ...footOf(type, { x, y: height - 11 * mm * scale, width: wide, scale }),
    ],
  }
}

function headOf(
  type: FontMetrics,
  { world, subtitle }: Poster,
  { x, width, scale }: { x: number; width: number; scale: number },
): Block[] {
  const room = 36 * mm * scale
  const { style } = fitTitle(type, world, { width, height: room, largest: 76 * scale })
  const titled = { ...style, align: 'centre' } as const
  const title = setBalanced(type, passage(world), width, titled)
  const by = { ...handStyle, size: 19 * scale, align: 'centre' } as const
  const words = setBalanced(type, passage(subtitle), width, by)
  const y = (head * scale - title.height - words.height) / 2
  return [
    block('h1', title, titled, { x, y, width }),
    block('p', words, by, { x, y: y + title.height + 2 * mm * scale, width }),
  ]
}

const pictureBlock = (picture: Poster['picture'], jpeg: Jpeg, box: Box, edge = edgeOf(box)): Block => ({
  kind: 'picture',
  picture,
  jpeg: jpeg.data,
  pixels: jpeg,
  box,
  edge,
})

type TileShape = Pick<Grid, 'tile' | 'words' | 'nameSize'> & { jpeg: Jpeg | undefined }

/** The picture, its name and what is said of it, centered. */
function tileBlocks(
  type: FontMetrics,
  { picture, isScene, name, line }: PosterTile,
  { x, y, width }: Omit<Box, 'height'>,
  { tile, words, nameSize, jpeg }: TileShape,
): Block[] {
  const middle = x + width / 2
  const box = { x: middle - tile / 2, y, width: tile, height: tile }
  const moon = tile * 0.5
  const named = { ...titleStyle(nameSize), leading: nameLeading, align: 'centre' } as const
  const said: Style = {
    face: 'reading',
    size: lineSize(nameSize),
    leading: lineLeading,
    gap: 0,
    colour: quietInk,
    align: 'centre',
  }
  const under = y + tile + nameSize * 0.35
  const title = setBalanced(type, passage(name), width, named)
  const text = line ? fitLine(type, line, { width, height: words - title.height, style: said }) : null
  return [
    picture && jpeg
      ? pictureBlock(picture, jpeg, box, isScene ? cutEdge(box, picture.key) : edgeOf(box))
      : {
          kind: 'ornament',
          ornament: 'moon',
          box: { x: middle - moon / 2, y: y + (tile - moon) / 2, width: moon, height: moon },
        },
    block('p', title, named, { x, y: under, width }),
    ...(text ? [block('p', text.text, text.style, { x, y: under + title.height, width })] : []),
  ]
}

/** Smaller, where the words would run into what is below. */
function fitLine(
  type: FontMetrics,
  line: string,
  { width, height, style }: { width: number; height: number; style: Style },
): { text: SetText; style: Style } {
  for (let size = style.size; ; size -= 0.5) {
    const smaller = { ...style, size }
    const text = setBalanced(type, passage(line), width, smaller)
    if (text.height <= height || size <= style.size * 0.7) return { text, style: smaller }
  }
}

function footOf(
  type: FontMetrics,
  { x, y, width, scale }: { x: number; y: number; width: number; scale: number },
): Block[] {
  const style: Style = { ...handStyle, size: 11 * scale, align: 'centre' }
  const text = setText(type, passage('Made with Moonpage'), width, style)
  return [block('p', text, style, { x, y: y - text.height, width })]
}
