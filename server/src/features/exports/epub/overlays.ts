import { escapeHtml } from '../../../lib/escape-html.ts'
import { spokenWords } from '../../../lib/spoken-words.ts'
import type { Book, PageNarration } from '../book.ts'
import type { Sheet } from '../layout/sheet.ts'
import type { Item } from './package-document.ts'
import { silence } from './silence.ts'
import type { MarkWords } from './sheet-page.ts'

/** The media overlay of one sheet (EPUB 3.3, SMIL): which words are spoken when. */
type Overlay = {
  id: string
  mark: MarkWords
  /** The page's audio file, with the first sheet of its page. */
  audio: { id: string; href: string; file: string } | null
  item(): Item
  /** After the sheet was written. @param hasAudio whether the file was found */
  document(hasAudio: boolean): string
}

type Overlays = {
  begin(sheet: Sheet): Overlay
  /** What is heard where nothing is read, after all sheets; null if all are read. */
  silence(): { item: Item; data: Buffer } | null
  /** Elements of the package's metadata, after all sheets. */
  metadata(): string[]
}

/** `12.345s` */
const clock = (ms: number) => `${(ms / 1000).toFixed(3)}s`

/** The class that reading systems give to the word that is spoken; see style-sheet.ts. */
const activeClass = 'spoken'

const silentFile = 'audio/silence.mp3'
/** How long a sheet stays open that nobody reads: as long as it takes to look at it, and to read its words. */
const lookMs = 2000
const readWordMs = 400

type Word = { id: string; start: number; end: number }

/** @returns null for a silent book */
export function openOverlays(book: Book): Overlays | null {
  const { narration } = book
  if (!narration) return null
  const lasting: { id: string; ms: number }[] = []
  /** How many words of a page are on its sheets so far. */
  const passed = new Map<number, number>()
  let silentMs = 0

  function begin(sheet: Sheet): Overlay {
    const id = `${sheet.id}-overlay`
    const number = sheet.kind === 'page' ? sheet.number : null
    const page = number === null ? undefined : narration?.pages.get(number)
    const isFirst = number !== null && !passed.has(number)
    if (number !== null && isFirst) passed.set(number, 0)
    const times = page && timesOf(book, number ?? 0, page)
    const words: Word[] = []
    let count = 0
    const mark: MarkWords = (row, write) => {
      let html = ''
      let copied = 0
      for (const { from, to } of spokenWords(row)) {
        count += 1
        const index = passed.get(number ?? 0) ?? 0
        passed.set(number ?? 0, index + 1)
        const time = times?.get(index)
        if (!time) continue
        const word = { id: `w${index + 1}`, ...time }
        words.push(word)
        html += `${write(row.slice(copied, from))}<span class="word" id="${word.id}">${write(row.slice(from, to))}</span>`
        copied = to
      }
      return html + write(row.slice(copied))
    }
    const href = `audio/page-${number}.mp3`
    return {
      id,
      mark,
      audio: page && isFirst ? { id: `audio-${number}`, href, file: page.file } : null,
      item: () => ({ id, href: `${sheet.id}.smil`, type: 'application/smil+xml' }),
      document(hasAudio) {
        const isSpoken = page !== undefined && (hasAudio || !isFirst)
        // A word lasts until the next one begins, so that audio plays on through pauses.
        const clips = isSpoken ? clipsOf(words, { from: isFirst ? 0 : null, to: page.durationMs }) : []
        // Some reading systems, such as foliate-js, stop for good at a sheet without a sound.
        const rest = { id: 'sheet', start: 0, end: lookMs + count * readWordMs }
        const isSilent = clips.length === 0
        if (isSilent) silentMs = Math.max(silentMs, rest.end)
        const heard = isSilent ? [rest] : clips
        lasting.push({ id, ms: heard.reduce((sum, { start, end }) => sum + end - start, 0) })
        return smil(sheet, heard, isSilent ? silentFile : href)
      },
    }
  }

  const metadata = () => [
    ...lasting.map(
      ({ id, ms }) => `    <meta property="media:duration" refines="#${id}">${clock(ms)}</meta>`,
    ),
    `    <meta property="media:duration">${clock(lasting.reduce((sum, { ms }) => sum + ms, 0))}</meta>`,
    ...narration.narrators.map((name) => `    <meta property="media:narrator">${escapeHtml(name)}</meta>`),
    `    <meta property="media:active-class">${activeClass}</meta>`,
  ]
  const silent = () =>
    silentMs === 0
      ? null
      : { item: { id: 'silence', href: silentFile, type: 'audio/mpeg' }, data: silence(silentMs) }
  return { begin, silence: silent, metadata }
}

/** Times by the number of the word on the page, from 0. */
function timesOf(book: Book, number: number, { words }: PageNarration) {
  const content = book.pages.find((page) => page.number === number)?.content ?? ''
  const places = new Map(spokenWords(content).map(({ from }, index) => [from, index]))
  return new Map(
    words.flatMap(({ from, start_ms: start, end_ms: end }): [number, { start: number; end: number }][] => {
      const index = places.get(from)
      return index === undefined ? [] : [[index, { start, end }]]
    }),
  )
}

function clipsOf(words: readonly Word[], { from, to }: { from: number | null; to: number }): Word[] {
  return words.flatMap((word, index) => {
    const start = index === 0 && from !== null ? from : word.start
    // The last word of a sheet ends the page, or is followed by the next sheet.
    const end = words[index + 1]?.start ?? Math.max(word.end, Math.min(to, word.end + 600))
    return end > start ? [{ ...word, start, end }] : []
  })
}

const smil = (sheet: Sheet, clips: readonly Word[], audio: string) => `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
  <body>
    <seq id="sequence" epub:textref="${sheet.id}.xhtml#sheet">
${clips
  .map(
    ({ id, start, end }) =>
      `      <par id="par-${id}"><text src="${sheet.id}.xhtml#${id}"/><audio src="${audio}" clipBegin="${clock(start)}" clipEnd="${clock(end)}"/></par>`,
  )
  .join('\n')}
    </seq>
  </body>
</smil>
`
