import type { Readable } from 'node:stream'
import { zip, type ZipFile } from '../../../lib/zip.ts'
import type { Book } from '../book.ts'
import { textsOf } from '../layout/book-texts.ts'
import { fontsOf, type Face } from '../layout/faces.ts'
import type { Pictures } from '../layout/pictures.ts'
import { landscapeSheet } from '../layout/paper.ts'
import { sheetsOf } from '../layout/sheets.ts'
import type { Sheet } from '../layout/sheet.ts'
import { openFontMetrics, type BookFont, type FontMetrics } from '../layout/font-metrics.ts'
import { fileOf } from './font-file.ts'
import { navigation } from './navigation.ts'
import { ornamentFile, ornamentNames } from './ornament-file.ts'
import { openOverlays } from './overlays.ts'
import { packageDocument, type Item } from './package-document.ts'
import { sheetPage } from './sheet-page.ts'
import { styleSheet } from './style-sheet.ts'

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`

const text = (name: string, content: string): ZipFile => ({
  name,
  data: Buffer.from(content),
  compress: true,
})

/**
 * Writes the book as a fixed-layout EPUB 3: the sheets of the PDF as XHTML pages, streamed. At most one picture is in
 * memory.
 * @param now date of modification
 * @param readAudio for a book that is read aloud
 */
export const writeEpub = (
  book: Book,
  pictures: Pictures,
  now: Date,
  readAudio: ReadAudio = noAudio,
): Readable => zip(filesOf(book, pictures, now, readAudio), { modified: now })

/** Loads a stored audio file; null if there is none. */
export type ReadAudio = (file: string) => Promise<Uint8Array | null>

const noAudio: ReadAudio = () => Promise.resolve(null)

async function* filesOf(
  book: Book,
  pictures: Pictures,
  now: Date,
  readAudio: ReadAudio,
): AsyncGenerator<ZipFile> {
  // First and uncompressed: reading systems detect the format by its position.
  yield { name: 'mimetype', data: Buffer.from('application/epub+zip'), compress: false }
  yield text('META-INF/container.xml', container)

  const type = await openFontMetrics(textsOf(book))
  const items: Item[] = []
  const drawn = new Map<string, string>()
  const sheets: Sheet[] = []
  const overlays = openOverlays(book)
  const put = (item: Item, content: string): ZipFile => {
    items.push(item)
    return text(`book/${item.href}`, content)
  }

  for await (const sheet of sheetsOf(book, type, pictures, landscapeSheet)) {
    for (const block of sheet.blocks) {
      if (block.kind !== 'picture' || drawn.has(block.picture.key)) continue
      const href = `images/picture-${drawn.size + 1}.jpg`
      drawn.set(block.picture.key, href)
      items.push({
        id: `picture-${drawn.size}`,
        href,
        type: 'image/jpeg',
        ...(drawn.size === 1 && { properties: 'cover-image' }),
      })
      yield { name: `book/${href}`, data: block.jpeg, compress: false }
    }
    // What package document and navigation need; pictures are dropped.
    sheets.push({ ...sheet, blocks: [] })
    const overlay = overlays?.begin(sheet)
    const page: Item = {
      id: sheet.id,
      href: `${sheet.id}.xhtml`,
      type: 'application/xhtml+xml',
      ...(overlay && { overlay: overlay.id }),
    }
    yield put(
      page,
      sheetPage(sheet, { title: book.title, pictures: drawn, ...(overlay && { mark: overlay.mark }) }),
    )
    if (!overlay) continue
    const audio = overlay.audio && (await readAudio(overlay.audio.file))
    if (audio && overlay.audio) {
      items.push({ id: overlay.audio.id, href: overlay.audio.href, type: 'audio/mpeg' })
      yield { name: `book/${overlay.audio.href}`, data: audio, compress: false }
    }
    yield put(overlay.item(), overlay.document(audio !== null))
  }
  const silent = overlays?.silence()
  if (silent) {
    items.push(silent.item)
    yield { name: `book/${silent.item.href}`, data: silent.data, compress: true }
  }
  for (const name of ornamentNames)
    yield put({ id: name, href: `images/${name}.svg`, type: 'image/svg+xml' }, ornamentFile(name))
  const fonts = fontsUsed(type)
  for (const font of fonts) {
    const file = fileOf(font)
    items.push({ id: font.name, href: file.href, type: file.type })
    yield { name: `book/${file.href}`, data: await file.data(), compress: file.type === 'font/ttf' }
  }
  yield put({ id: 'style', href: 'style.css', type: 'text/css' }, styleSheet(fonts, type))
  yield put(
    { id: 'nav', href: 'nav.xhtml', type: 'application/xhtml+xml', properties: 'nav' },
    navigation(book, sheets),
  )
  yield text(
    'book/package.opf',
    packageDocument(book, { items, sheets, now, overlays: overlays?.metadata() ?? null }),
  )
}

/** The fonts that were used, in the order of their face's fallbacks. */
const fontsUsed = (type: FontMetrics): BookFont[] => [
  ...new Set((Object.keys(fontsOf) as Face[]).flatMap(type.fontsOf).filter((font) => type.fonts.has(font))),
]
