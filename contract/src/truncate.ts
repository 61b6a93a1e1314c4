const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How far from the end to look for a space; scripts without spaces are cut by the segmenter. */
const spaceSearchLength = 40

/** Truncates a text to one line of at most `max` UTF-16 units plus an ellipsis, between words. */
export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const space = line.lastIndexOf(' ', max)
  if (space > Math.max(0, max - spaceSearchLength)) return `${line.slice(0, space)}…`
  const end = words.segment(line).containing(max)?.index || letters.segment(line).containing(max)?.index
  return `${line.slice(0, end).trimEnd()}…`
}
