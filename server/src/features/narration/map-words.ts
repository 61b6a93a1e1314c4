import type { WordTime } from '@moonpage/contract/narration'
import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'

/**
 * Moves the words of a recording into the text that other readers have.
 * @param content with placeholders
 * @param from the names in the text that `words` belong to
 * @param to the names in the text that is wanted
 */
export function mapWords(words: readonly WordTime[], content: string, from: Names, to: Names): WordTime[] {
  const pieces = content
    .split(/(\[\[hero\]\]|\[\[companion\]\])/)
    .map((piece) => [fill(piece, from), fill(piece, to)])
  const map = (offset: number): number => {
    let [before, after] = [0, 0]
    for (const [one = '', other = ''] of pieces) {
      if (offset <= before + one.length && one !== '') {
        const inside = offset - before
        if (one === other) return after + inside
        return after + (inside === one.length ? other.length : Math.min(inside, other.length))
      }
      before += one.length
      after += other.length
    }
    return after
  }
  return words
    .map((word) => ({ ...word, from: map(word.from), to: map(word.to) }))
    .filter((word) => word.to > word.from)
}

const fill = (piece: string, names: Names): string =>
  piece === heroPlaceholder ? names.hero : piece === companionPlaceholder ? names.companion : piece
