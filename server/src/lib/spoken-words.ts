/** A word of a text. `from` and `to` are UTF-16 offsets. */
export type SpokenWord = { from: number; to: number; text: string }

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’ʼʻ‑-]|[.,](?=\d))*/gu

/** The words of a text in their order: letters and digits, with apostrophes and hyphens inside. */
export const spokenWords = (text: string): SpokenWord[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => {
    let end = found.length
    // A closing quotation mark looks like an apostrophe.
    while (/['’‑-]/.test(found[end - 1] ?? '')) end -= 1
    return { from: index, to: index + end, text: found.slice(0, end) }
  })

/** What stands between two words, as far as a reader pauses for it. */
export type Gap = 'none' | 'comma' | 'line' | 'sentence' | 'paragraph'

/** @param between the text from the end of a word to the start of the next one */
export function gapOf(between: string): Gap {
  if (/\n\s*\n/.test(between)) return 'paragraph'
  if (/[.!?…。！？।]/.test(between)) return /\n/.test(between) ? 'paragraph' : 'sentence'
  if (/\n/.test(between)) return 'line'
  return /[,;:—–()，、؛،]|\s-\s/.test(between) ? 'comma' : 'none'
}
