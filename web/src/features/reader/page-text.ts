export type Passage = {
  /** One paragraph of prose, or the lines of a stanza. */
  lines: string[]
  isRefrain: boolean
}

const clean = (line: string) => line.trim()
const parts = (text: string, at: RegExp) => text.split(at).map(clean).filter(Boolean)

/** A line that is marked as set in italics by hand, without its marks; null for any other. */
const unmarked = (line: string): string | null => /^([*_])(?!\1)(.+)\1$/s.exec(line)?.[2] ?? null

/**
 * A page's words as they are set. Prose: a passage is a paragraph, and newlines part them. Verse: a passage is
 * a stanza, parted by an empty line, and its lines stay lines.
 * @param refrain lines that come again and again in the book
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

/** Lines of three to twenty words that stand alike on two pages or more: what a child soon says along. */
export const refrainOf = (contents: readonly string[]): ReadonlySet<string> => {
  const pages = new Map<string, number>()
  for (const content of contents) {
    for (const line of new Set(parts(content, /\n+/))) pages.set(line, (pages.get(line) ?? 0) + 1)
  }
  const isRefrain = (line: string) => countWords(line) > 2 && countWords(line) <= 20
  return new Set([...pages].flatMap(([line, count]) => (count > 1 && isRefrain(line) ? line : [])))
}
