export type Passage = {
  /** One paragraph of prose, or the lines of a stanza. */
  lines: string[]
  isRefrain: boolean
}

const clean = (line: string) => line.trim()
const parts = (text: string, at: RegExp) => text.split(at).map(clean).filter(Boolean)

/** The text of a line that is entirely in italics markup; null for other lines. */
const unmarked = (line: string): string | null => /^([*_])(?!\1)(.+)\1$/s.exec(line)?.[2] ?? null

/**
 * Splits a page's text into passages. Prose: paragraphs, separated by newlines. Verse: stanzas, separated by empty lines,
 * which keep their lines.
 * @param refrain the refrain lines of the book
 */
export const passagesOf = (content: string, isVerse: boolean, refrain: ReadonlySet<string>): Passage[] => {
  const passages = isVerse
    ? parts(content, /\n\s*\n/).map((stanza) => parts(stanza, /\n/))
    : parts(content, /\n+/).map((paragraph) => [paragraph])
  return passages.map((lines) => ({
    lines: lines.map((line) => unmarked(line) ?? line),
    isRefrain: lines.every((line) => refrain.has(line) || unmarked(line) !== null),
  }))
}

const countWords = (line: string) => line.split(/\s+/).length

/** The refrain: lines of 3 to 20 words that are on two or more pages. */
export const refrainOf = (contents: readonly string[]): ReadonlySet<string> => {
  const pages = new Map<string, number>()
  for (const content of contents) {
    for (const line of new Set(parts(content, /\n+/))) pages.set(line, (pages.get(line) ?? 0) + 1)
  }
  const isRefrain = (line: string) => countWords(line) > 2 && countWords(line) <= 20
  return new Set([...pages].flatMap(([line, count]) => (count > 1 && isRefrain(line) ? line : [])))
}
