// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { inVisualOrder, mirrored } from './bidi.ts'
import { fontsOf, type Face, type FontFile } from './faces.ts'
import { piecesOf, type Piece } from './line-pieces.ts'
import { insideOf, registerFont } from './register-font.ts'
import type { ScriptFont } from './script-font.ts'
import { openScriptFonts } from './script-fonts.ts'

export type BookFont = FontFile | ScriptFont

/** A run of letters in one font and direction. */
export type Run = { text: string; font: BookFont }

/** All texts by face; refrains are found when they are set. */
export type BookTexts = Record<Exclude<Face, 'refrain'>, string>

/** All fonts of a book: measures text and selects the fonts of its letters. */
export type FontMetrics = {
  /** Width of a text without line breaks, per point of font size. */
  width(text: string, face: Face): number
  /** The parts of a row between which a line may break. */
  pieces(row: string): readonly Piece[]
  /**
   * Runs of the text from left to right. Letters that no font has are transliterated or dropped.
   * @param levels embedding levels, from `levelsOf`
   */
  runs(text: string, face: Face, levels?: Uint8Array | null): Run[]
  /** The fonts of a face, in fallback order. */
  fontsOf: (face: Face) => readonly BookFont[]
  /** The fonts used so far. */
  fonts: ReadonlySet<BookFont>
}

/** The document's name of a font. */
export const keyOf = (font: BookFont): string => ('woff' in font ? font.woff : font.name)

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters without ink, or replaced by another one. */
const plain: Record<string, string> = {
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2060': '',
  '\u2212': '–',
  '\ufeff': '',
}

const nothing: BookTexts = { reading: '', display: '', hand: '' }

/**
 * @param texts all texts of the book, to load fonts for letters that its own fonts lack
 * @param document any document: fonts that are only used for measuring are not embedded
 */
export async function openFontMetrics(
  texts: BookTexts = nothing,
  document: PDFKit.PDFDocument = new PDFDocument({ autoFirstPage: false }),
): Promise<FontMetrics> {
  const used = new Set<BookFont>()
  const cut = new Map<string, readonly Piece[]>()

  const own = remember((letter, face) =>
    fontsOf[face].find((font) => {
      document.font(font.woff)
      const inside = insideOf(document)
      return Array.from(letter).every((sign) => inside.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    }),
  )
  const lacking = (face: Face, text: string) => {
    const found = new Set(Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => segment))
    return { text, letters: new Set([...found].filter((letter) => !own(letter, face))) }
  }
  const reading = lacking('reading', texts.reading)
  const scriptFonts = await openScriptFonts({
    reading,
    refrain: { ...lacking('refrain', [...reading.letters].join(' ')), text: texts.reading },
    display: lacking('display', texts.display),
    hand: lacking('hand', texts.hand),
  })
  for (const font of new Set(Object.values(scriptFonts).flat())) registerFont(document, font)
  const fontFor = remember(
    (letter, face) => own(letter, face) ?? scriptFonts[face].find((font) => font.has(letter)),
  )

  /** Transliterates a letter that no font of the face has. */
  const instead = remember((letter, face): string => {
    const spelled = plain[letter]
    if (spelled !== undefined) return spelled
    if (/^\p{White_Space}$/u.test(letter)) return ' '
    for (const form of [letter.normalize('NFKC'), letter.normalize('NFKD').replace(/\p{M}/gu, '')])
      if (form !== '' && Array.from(form).every((sign) => fontFor(sign, face))) return form
    // Emoji are dropped; a letter of another script leaves a replacement character.
    return /\p{L}|\p{N}/u.test(letter) ? '?' : ''
  })

  const runs = (text: string, face: Face, levels: Uint8Array | null = null): Run[] => {
    const list: (Run & { level: number })[] = []
    const put = (letter: string, level: number) => {
      const font = fontFor(letter, face)
      if (!font) return
      used.add(font)
      const last = list.at(-1)
      if (last?.font === font && last.level === level) last.text += letter
      else list.push({ text: letter, font, level })
    }
    for (const { segment, index } of letters.segment(text.normalize('NFC'))) {
      const level = levels?.[index] ?? 0
      if (fontFor(segment, face)) put(segment, level)
      else for (const sign of instead(segment, face)) put(sign, level)
    }
    return inVisualOrder(list).map((run) => ({
      font: run.font,
      text: run.level % 2 === 1 && 'woff' in run.font ? mirrored(run.text) : run.text,
    }))
  }

  return {
    fonts: used,
    runs,
    pieces: (row) => {
      const pieces = cut.get(row) ?? piecesOf(row.normalize('NFC'))
      cut.set(row, pieces)
      return pieces
    },
    fontsOf: (face) => [...fontsOf[face], ...scriptFonts[face]],
    width: remember(
      (text, face) =>
        runs(text, face).reduce(
          (sum, run) => sum + document.font(keyOf(run.font)).fontSize(100).widthOfString(run.text),
          0,
        ) / 100,
    ),
  }
}

function remember<T>(find: (text: string, face: Face) => T): (text: string, face: Face) => T {
  const found = new Map<string, { it: T }>()
  return (text, face) => {
    const key = `${face}:${text}`
    const entry = found.get(key) ?? { it: find(text, face) }
    found.set(key, entry)
    return entry.it
  }
}
