import { italicWords } from '../../../lib/italic-words.ts'

/** One paragraph of prose (one row), or the rows of a stanza. */
export type Passage = { rows: string[]; isRefrain: boolean }

const parts = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Splits a page's text as the on-screen reader does. Prose: newlines separate paragraphs. Verse: empty lines separate
 * stanzas, whose lines stay.
 * @param refrain rows that recur in the book
 */
export function passagesOf(content: string, isVerse: boolean, refrain: ReadonlySet<string>): Passage[] {
  const text = content.normalize('NFC').replaceAll('\t', ' ')
  const passages = isVerse
    ? parts(text, /\n\s*\n/).map((stanza) => parts(stanza, /\n/))
    : parts(text, /\n+/).map((paragraph) => [paragraph])
  return passages.map((rows) => ({
    rows: rows.map((row) => italicWords(row) ?? row),
    isRefrain: rows.every((row) => refrain.has(row) || italicWords(row) !== null),
  }))
}

/** Rows of three to twenty words that recur on two or more pages. */
export function refrainOf(contents: readonly string[]): ReadonlySet<string> {
  const pages = new Map<string, number>()
  for (const content of contents)
    for (const row of new Set(parts(content.normalize('NFC'), /\n+/)))
      pages.set(row, (pages.get(row) ?? 0) + 1)
  const isRefrain = (row: string) => {
    const words = row.split(/\s+/).length
    return words > 2 && words <= 20
  }
  return new Set([...pages].filter(([row, count]) => count > 1 && isRefrain(row)).map(([row]) => row))
}
