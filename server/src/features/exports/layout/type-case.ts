// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { fontsOf, type Face, type FontFile } from './faces.ts'
import { greekInLatin } from './in-latin.ts'

/** Letters that one font has. */
export type Run = { text: string; font: FontFile }

/** All fonts of a book: measures text, and says which font sets which letters. */
export type TypeCase = {
  /** How wide a text without line breaks is, per point of size. */
  width(text: string, face: Face): number
  /** The text as it can be printed: what no font has is told in other letters, or left out. */
  runs(text: string, face: Face): Run[]
  /** The fonts that were needed so far. */
  fonts: ReadonlySet<FontFile>
}

/** pdfkit tells nobody which letters a font has, but its font knows. */
type WithFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Signs that are set without ink, or that another one stands for. */
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

/** @param document any: fonts that are only measured with leave no trace in it */
export function openTypeCase(
  document: PDFKit.PDFDocument = new PDFDocument({ autoFirstPage: false }),
): TypeCase {
  const fonts = new Set<FontFile>()

  const has = (font: FontFile, letter: string): boolean => {
    document.font(font.woff)
    const inside = (document as unknown as WithFont)._font.font
    return Array.from(letter).every((sign) => inside.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  }
  const fontFor = remember((letter, face) => fontsOf[face].find((font) => has(font, letter)))

  /** A letter that no font of the face has, in letters that one has. */
  const instead = remember((letter, face): string => {
    const spelled = plain[letter]
    if (spelled !== undefined) return spelled
    if (/^\p{White_Space}$/u.test(letter)) return ' '
    for (const form of [letter.normalize('NFKC'), letter.normalize('NFKD').replace(/\p{M}/gu, '')])
      if (form !== '' && Array.from(form).every((sign) => fontFor(sign, face))) return form
    // Pictures among the words are left out; a letter of another script leaves a sign that something stood here.
    return /\p{L}|\p{N}/u.test(letter) ? '?' : ''
  })

  const runs = (text: string, face: Face): Run[] => {
    const list: Run[] = []
    const put = (letter: string) => {
      const font = fontFor(letter, face)
      if (!font) return
      fonts.add(font)
      const last = list.at(-1)
      if (last?.font === font) last.text += letter
      else list.push({ text: letter, font })
    }
    for (const { segment } of letters.segment(greekInLatin(text.normalize('NFC')))) {
      if (fontFor(segment, face)) put(segment)
      else Array.from(instead(segment, face)).forEach(put)
    }
    return list
  }

  return {
    fonts,
    runs,
    width: remember(
      (text, face) =>
        runs(text, face).reduce(
          (sum, run) => sum + document.font(run.font.woff).fontSize(100).widthOfString(run.text),
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
