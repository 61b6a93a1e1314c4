import { trimEndWhere } from '@moonpage/contract/trim-end-where'
import { isOpener } from './name-words.ts'

/** A word that may be a name, with its position in the original text. */
export type Context = { name: string; written: string; before: string; after: string }

/** Limits how much text around a name is examined, so that the time stays linear. */
export const contextLength = 200

const capital = /^[\p{Lu}\p{Lt}]/u
/** Scripts without case give no hint. */
const caseless = /^\p{Lo}/u

/** After these words a verb at the start of a sentence is not a name: `Will you`, `Mark the spot`. */
const about =
  /^\s+(?:i|you|he|she|it|we|they|me|him|us|them|the|an?|my|your|his|her|its|our|their|this|that|these|those|there|all|any\p{L}*|some\p{L}*|every\p{L}*|no|for|not|\[\[)(?![\p{L}\p{N}])/iu
const verbs =
  /^(?:may|mark|chase|rob|sue|pat|skip|hunter|hope|love|honey|peace|chip|drew|grant|pierce|trust|wave|harden|read|rock|bless|carol|dot|nick|page|peg|pilot|scout|spark|tinker|wade|whisper|rush)$/
const asks = /^[^.!?…\n]*\?/u
const seasons = /^(?:april|may|june|august|summer|autumn|winter|spring)$/
const inSeason = /(?<!\p{L})(?:in|early|late|mid|last|next|during|every)[\s-]*$/iu
const pronounBefore =
  /(?<!\p{L})(?:i|you|he|she|it|we|they|who|that|this|there|the|an?|my|your|his|her|its|our|their|and|or|not|to)\s+$/iu

/** Whether a sentence, line of verse or quotation starts here. */
function opens(before: string): boolean {
  const blank = /[^\S\n]/
  const said = trimEndWhere(trimEndWhere(trimEndWhere(before, blank), /['’\])]/), blank)
  return said === '' || /[.!?:…\n“„«"(‘–—-]$/.test(said)
}

/** In an all-caps sentence capitals mean nothing. */
const isShouted = ({ written, before, after }: Context): boolean => {
  const near = [before.match(/\p{L}+/gu)?.at(-1), /^\P{L}*(\p{L}+)/u.exec(after)?.[1]]
  const isCapitals = (word = '') => /^\p{L}{2}/u.test(word) && word === word.toUpperCase()
  return /^\P{Ll}{2,}$/u.test(written) && near.some(isCapitals)
}

/**
 * Decides by capitalization, and at the start of a sentence by what follows, whether an ambiguous word is used as a
 * name.
 */
export function isNameMeant(context: Context): boolean {
  const { name, written, before, after } = context
  if (caseless.test(written)) return true
  if (!capital.test(written)) return false
  if (seasons.test(name) && inSeason.test(before) && !/^['’]s/u.test(after)) return false
  if (isShouted(context) && (pronounBefore.test(before) || about.test(after))) return false
  if (!opens(before)) return true
  if (isOpener(name) || /^e?s(?!\p{L})/iu.test(after)) return false
  if (name === 'will') return !(about.test(after) && asks.test(after))
  return !(verbs.test(name) && about.test(after))
}

/** The same for a name of several ambiguous words: words after the first must be capitalized too. */
export const isWholeMeant = (context: Context): boolean =>
  /(?:[-\s]|\p{Ll})['’]?[\p{Lu}\p{Lt}]/u.test(context.written) ||
  (!opens(context.before) && isNameMeant(context))
