import { directionOf, type Direction } from '@moonpage/contract/text-direction'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { htmlWords } from '../../../lib/html-words.ts'
import type { SetPassage } from '../layout/set-text.ts'
import type { Block, Box, PictureBlock, Sheet, TextBlock } from '../layout/sheet.ts'
import { px, viewport } from './pixels.ts'

type Surroundings = {
  /** Language of the book. */
  title: string
  /** Path of each picture's file, by key. */
  pictures: ReadonlyMap<string, string>
  /** Wraps the words of a row in elements that an overlay names; absent in a silent book. */
  mark?: MarkWords
}

/** @param write turns a part of the row into HTML */
export type MarkWords = (row: string, write: (part: string) => string) => string

const kinds: Record<Sheet['kind'], string> = {
  cover: 'cover',
  dedication: 'dedication',
  page: 'bodymatter',
  end: 'backmatter',
}

/** A sheet as an XHTML page, with everything at its printed position. */
export function sheetPage(sheet: Sheet, { title, pictures, mark }: Surroundings): string {
  const heading = sheet.kind === 'cover' ? title : `${title}: ${sheet.label}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
  <head>
    <title>${escapeHtml(heading)}</title>
    <meta name="viewport" content="width=${viewport.width}, height=${viewport.height}"/>
    <link rel="stylesheet" type="text/css" href="style.css"/>
  </head>
  <body id="sheet" epub:type="${kinds[sheet.kind]}">
${sheet.blocks.map((block) => `    ${element(block, pictures, mark)}`).join('\n')}
${sheet.number === null ? '' : `    <p class="number reading" aria-hidden="true">${sheet.number}</p>\n`}  </body>
</html>
`
}

function element(block: Block, pictures: Surroundings['pictures'], mark?: MarkWords): string {
  if (block.kind === 'text') return block.tag === 'h1' ? headingElement(block) : textElement(block, mark)
  if (block.kind === 'picture') return pictureElement(block, pictures.get(block.picture.key) ?? '')
  return `<img src="images/${block.ornament}.svg" alt="" style="${place(block.box)} height: ${px(block.box.height)};"/>`
}

const place = ({ x, y, width }: Box) => `left: ${px(x)}; top: ${px(y)}; width: ${px(width)};`

function pictureElement({ box, edge, picture }: PictureBlock, href: string): string {
  const outline = edge.map(([x, y]) => `${px(x - box.x)} ${px(y - box.y)}`).join(', ')
  return `<img src="${href}" alt="${escapeHtml(picture.alt)}" style="${place(box)} height: ${px(box.height)}; clip-path: polygon(${outline});"/>`
}

/** Browsers round differently: a line that just fits must not wrap there. */
const slack = 2

/** The top of a text block: browsers center a line in its leading, while layout positions are baselines. */
function words({ box, style }: TextBlock): string {
  const { size, leading, colour, align } = style
  const isCentred = align === 'centre'
  const wider = { ...box, x: isCentred ? box.x - slack : box.x, width: box.width + 2 * slack }
  return `${place({ ...wider, y: box.y - (leading - 1.34) * 0.5 * size })} font-size: ${px(size)}; line-height: ${leading}; color: ${colour};${
    isCentred ? ' text-align: center; text-wrap: balance;' : ''
  }`
}

function headingElement(block: TextBlock): string {
  const { text, style } = block
  const lines = text.passages.flatMap((passage) => passage.lines.map((line) => line.text))
  const direction = directionOf(lines.join(' '))
  const spans = lines.map((line) => `<span>${htmlWords(line, direction)} </span>`).join('')
  return `<h1 class="${style.face}"${dir(direction)} style="${words(block)}">${spans}</h1>`
}

function textElement(block: TextBlock, mark?: MarkWords): string {
  const passages = block.text.passages.map((passage, index) => {
    const gap = index === 0 ? '' : ` style="margin-top: ${px(block.style.gap * block.style.size)};"`
    const verse = passage.isVerse ? ' verse' : ''
    return `      <p class="${passage.face}${verse}"${dir(passage.direction)}${gap}>${rowsOf(passage, mark)}</p>`
  })
  return `<div style="${words(block)}">\n${passages.join('\n')}\n    </div>`
}

const dir = (direction: Direction) => (direction === 'rtl' ? ' dir="rtl"' : '')

/** The browser may wrap prose, but not verse. */
function rowsOf({ lines, isVerse, direction }: SetPassage, mark?: MarkWords): string {
  const write = (part: string) => htmlWords(part, direction)
  const html = (row: string) => (mark ? mark(row, write) : write(row))
  const rows: string[] = []
  for (const { text, isNewRow, hasSpaceAfter } of lines) {
    if (isNewRow || rows.length === 0) rows.push('')
    rows[rows.length - 1] += hasSpaceAfter ? `${text} ` : text
  }
  return isVerse ? rows.map((row) => `<span>${html(row)}</span>`).join('') : html(rows.join('').trimEnd())
}
