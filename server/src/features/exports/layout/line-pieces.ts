/** A word, and whether a space precedes it. */
export type Piece = { hasSpace: boolean; text: string }

/** Splits words after dashes, where a line may break. */
function wordsOf(row: string): Piece[] {
  const words: Piece[] = []
  let hasSpace = false
  const add = (text: string) => {
    if (text !== '') words.push({ hasSpace, text })
    hasSpace = false
  }
  for (const [word] of row.matchAll(/[ \n]+|[^ \n]+/g)) {
    let from = 0
    for (const { 0: dashes, index } of word.matchAll(/[—–]+/g)) {
      const end = index + dashes.length
      if (index === from || !/^\p{L}{2}/u.test(word.slice(end, end + 4))) continue
      add(word.slice(from, end))
      from = end
    }
    if (/^[ \n]/.test(word)) hasSpace = true
    else add(word.slice(from))
  }
  return words
}

/** Scripts that do not separate words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Javanese}\p{Script=Tibetan}]/u

// Intl.Segmenter has dictionaries for all these scripts.
const dictionary = new Intl.Segmenter('en', { granularity: 'word' })

/** What cannot start a line: closing punctuation, small kana, combining marks. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ·་།]/u
/** What cannot end a line. */
const opening = /[\p{Ps}\p{Pi}]$/u

/** The parts of a row between which a line may break. */
export const piecesOf = (row: string): Piece[] =>
  wordsOf(row).flatMap((word) =>
    partsOf(word.text).map((text, index) => ({ hasSpace: index === 0 && word.hasSpace, text })),
  )

/** A name is not broken in a row of another script. */
const longestName = 10

function partsOf(word: string): string[] {
  if (word.length <= longestName || !unspacedScripts.test(word)) return [word]
  const parts: string[] = []
  for (const { segment } of dictionary.segment(word)) {
    const last = parts.at(-1)
    const mayBreak =
      last === undefined ||
      ((unspacedScripts.test(last) || unspacedScripts.test(segment)) &&
        !closing.test(segment) &&
        !opening.test(last))
    if (mayBreak) parts.push(segment)
    else parts[parts.length - 1] += segment
  }
  return parts
}
