/** A word, and whether a space stands before it. */
export type Piece = { hasSpace: boolean; text: string }

/** Words, in parts where dashes between them let a line end. */
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

/** Scripts that part their words by nothing. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Javanese}\p{Script=Tibetan}]/u

// Its dictionaries know the words of all these scripts.
const dictionary = new Intl.Segmenter('en', { granularity: 'word' })

/** What no line begins with: closing signs, small kana, marks that belong to the sign before. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ·་།]/u
/** What no line ends with. */
const opening = /[\p{Ps}\p{Pi}]$/u

/** The parts of a row between which a line may end. */
export const piecesOf = (row: string): Piece[] =>
  wordsOf(row).flatMap((word) =>
    partsOf(word.text).map((text, index) => ({ hasSpace: index === 0 && word.hasSpace, text })),
  )

/** A name in a row of another script is not parted. */
const longestName = 10

function partsOf(word: string): string[] {
  if (word.length <= longestName || !unspaced.test(word)) return [word]
  const parts: string[] = []
  for (const { segment } of dictionary.segment(word)) {
    const last = parts.at(-1)
    const mayBreak =
      last === undefined ||
      ((unspaced.test(last) || unspaced.test(segment)) && !closing.test(segment) && !opening.test(last))
    if (mayBreak) parts.push(segment)
    else parts[parts.length - 1] += segment
  }
  return parts
}
