import { trimEndWhere } from '@moonpage/contract/trim-end-where'
import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import { normalizeLetters } from '@moonpage/contract/normalize-letters'
import { isCalled, isWord } from './name-words.ts'

/** A spelling of a name: the whole name or a part of it. */
export type Spelling = {
  mark: string
  /** The name as typed. */
  given: string
  /** Normalized letters. */
  parts: readonly string[]
  isHalf: boolean
  /** Every part is also an ordinary word. */
  isWord: boolean
  /** In lower case it counts as a word: later parts of a name, and every part of a toy's. */
  needsCapital: boolean
}

const partsOf = (name: string): string[] =>
  normalizeLetters(name.normalize('NFC'))
    .plain.split(/[-\s]+/)
    .map((part) => trimEndWhere(part.replace(/^'+/, ''), /'/))
    .filter(Boolean)

function spellingsFor(name: string, mark: string): Spelling[] {
  const parts = partsOf(name)
  if (parts.length === 0 || parts.join() === 'i') return []
  const given = name.normalize('NFC').trim()
  const whole = { mark, given, parts, isHalf: false, isWord: parts.every(isWord), needsCapital: false }
  if (parts.length === 1) return [whole]
  const halves = parts.flatMap((part, at): Spelling[] =>
    isCalled(part)
      ? [
          {
            mark,
            given,
            parts: [part],
            isHalf: true,
            isWord: isWord(part),
            needsCapital: at > 0 || mark === companionPlaceholder,
          },
        ]
      : [],
  )
  return [whole, ...halves]
}

/** All spellings of hero and companion, whole names first and longest first, since one may begin with another. */
export const spellingsOf = ({ hero, companion }: Names): Spelling[] =>
  [...spellingsFor(hero, heroPlaceholder), ...spellingsFor(companion, companionPlaceholder)].toSorted(
    (one, other) => Number(one.isHalf) - Number(other.isHalf) || other.parts.length - one.parts.length,
  )
