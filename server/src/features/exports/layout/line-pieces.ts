/** A word, and whether a space stands before it. */
export type Piece = { hasSpace: boolean; text: string }

/** Words, and where dashes let a line end, each with the space before it. */
const words = /([ \n]*)((?:[^ \n]*?[^ \n—–][—–]+(?=\p{L}{2}))|[^ \n]+)/gu

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
  Array.from(row.matchAll(words)).flatMap(([, space, word = '']) =>
    partsOf(word).map((text, index) => ({ hasSpace: index === 0 && space !== '', text })),
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
