import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import { normalizeLetters } from '@moonpage/contract/normalize-letters'
import { contextLength, isNameMeant, isWholeMeant } from './is-name-meant.ts'
import { spellingsOf, type Spelling } from './name-spellings.ts'

const letter = /[\p{L}\p{M}]/u
/** Scripts without word separators: a name may be followed directly by the next word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u

const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
const signAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0x20)
const signBefore = (text: string, at: number) =>
  at === 0 ? ' ' : signAt(text, isLow(text.charCodeAt(at - 1)) && at > 1 ? at - 2 : at - 1)

/** End of a matched part, with optional apostrophes between its letters; -1 if it does not match. */
function endOfPart(plain: string, start: number, part: string): number {
  let at = start
  for (let unit = 0; unit < part.length; unit++) {
    if (plain[at] === part[unit]) at += 1
    else if (part[unit] === "'") continue
    // A single letter after an apostrophe may or may not belong to the name.
    else if (plain[at] === "'" && at > start && part.length - unit > 1 && plain[at + 1] === part[unit])
      at += 2
    else return -1
  }
  return at
}

/** End of a spelling that starts at `start`, with any hyphens and blanks between its parts; -1 if it does not match. */
function endOf({ parts }: Spelling, plain: string, start: number): number {
  let at = start
  for (const [index, part] of parts.entries()) {
    if (index > 0) while (/['\s-]/.test(plain[at] ?? '')) at += 1
    at = endOfPart(plain, at, part)
    if (at < 0) return -1
  }
  if (unspaced.test(parts[0] ?? '')) return at
  const rest = plain.slice(at, at + 3)
  return /^(?:e?s)?$|^(?:e?s)?(?![\p{L}\p{M}])./su.test(rest) ? at : -1
}

/** Whether a part of a text is a word by itself, with the capital that its name has, and is no part of a hyphenated or longer word. */
function isWholeWord(text: string, start: number, stop: number, { given, isHalf }: Spelling): boolean {
  const isLower = (word: string) => /^\p{Ll}/u.test(word)
  return (
    !/[\p{L}\p{M}][-\u2010\u2011]$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^[-\u2010\u2011]?[\p{L}\p{M}]/u.test(text.slice(stop, stop + 3)) &&
    (isHalf || isLower(given) || !isLower(text.slice(start)))
  )
}

type Found = { mark: string; end: number }

/**
 * Replaces names in a text by placeholders, so that readers who may not see them get stand-ins. Applied to everything
 * that people type and models write. Finds any spelling (hyphens, apostrophes, accents, width, case, invisible
 * characters), plurals, and each part of a name alone. A name that is also a word is only replaced where it is used as
 * a name; in doubt it is. Runs in linear time.
 * @param isWhole whether only whole words are names, with their capital: no `Tick-Tock`, `Tocks` or `tock` for Tock. For names that nobody typed
 */
export function foldNames(written: string, names: Names, { isWhole = false } = {}): string {
  const spellings = spellingsOf(names)
  const text = written.normalize('NFC')
  if (spellings.length === 0) return text
  const { plain, from } = normalizeLetters(text)
  const placeOf = (at: number) => from[at] ?? text.length

  function foundAt(at: number): Found | null {
    for (const spelling of spellings) {
      const end = endOf(spelling, plain, at)
      if (end < 0) continue
      const [start, stop] = [placeOf(at), endPlace(end)]
      if (isWhole && !isWholeWord(text, start, stop, spelling)) continue
      const context = {
        name: spelling.parts.join(' '),
        written: text.slice(start, stop),
        before: text.slice(Math.max(0, start - contextLength), start),
        after: text.slice(stop, stop + contextLength),
      }
      const isMeant =
        spelling.isWord && spelling.parts.length > 1
          ? context.written === spelling.given || isWholeMeant(context)
          : spelling.isWord || spelling.needsCapital
            ? isNameMeant(context)
            : true
      if (isMeant) return { mark: spelling.mark, end }
    }
    return null
  }
  /** After the character of the last letter; invisible characters that follow stay. */
  const endPlace = (end: number) => {
    const last = placeOf(end - 1)
    return last + signAt(text, last).length
  }

  let folded = ''
  let copied = 0
  for (let at = 0; at < plain.length;) {
    const start = placeOf(at)
    const mark = [heroPlaceholder, companionPlaceholder].find((each) => text.startsWith(each, start))
    if (mark) {
      at += mark.length
      continue
    }
    const sign = signAt(plain, at)
    const isStart = letter.test(sign) && (unspaced.test(sign) || !letter.test(signBefore(plain, at)))
    const found = isStart ? foundAt(at) : null
    if (found) {
      folded += text.slice(copied, start) + found.mark
      copied = endPlace(found.end)
      at = found.end
    } else at += sign.length
  }
  return folded + text.slice(copied)
}
