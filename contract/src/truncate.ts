const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How far before its end a line is cut for a space: scripts without spaces have none. */
const nearEnd = 40

/** A text as one line of at most `most` UTF-16 units and a sign that more follows, cut between words. */
export function truncate(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most)
  if (space > Math.max(0, most - nearEnd)) return `${line.slice(0, space)}…`
  const end = words.segment(line).containing(most)?.index || letters.segment(line).containing(most)?.index
  return `${line.slice(0, end).trimEnd()}…`
}
