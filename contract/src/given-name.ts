import * as z from 'zod/mini'
import { marksALetter } from './plain-text.ts'
import { scripts } from './scripts.ts'

const longest = 30
/** In UTF-16 units: a letter and each of its marks may take two. */
const longestTyped = longest * (2 + 2 * marksALetter)

/** The ASCII and the typographic apostrophe, ‘ typed for the ʻokina, the Armenian one, geresh. The ʻokina is a letter. */
const apostrophes = "'’‘\\u055a\\u05f3"
/** Also the Armenian and the Hebrew hyphen, and the dots of Gal·la and サン・テグジュペリ. */
const hyphens = '\\-\\u2010\\u2011\\u058a\\u05be·・'

/**
 * Zero-width joiners that some spellings need: next to a virama (ශ්‍රී, র‍্যাফি), or between Arabic letters. Source: UAX 31,
 * section 2.3.1.
 */
const virama = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u1039\u17d2\uabed'
const joiners = new RegExp(
  `([${virama}])[\\u200c\\u200d]|\\u200d(?=[${virama}])|(\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})`,
  'gu',
)
const withoutJoiners = (name: string) => name.replace(joiners, '$1$2')

/** Includes letters and marks that are not drawn: Hangul fillers, joiners and variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\p{Cs}]/u
const allowedCharacters = new RegExp(`^[\\p{L}\\p{M} ${apostrophes}${hyphens}]*$`, 'u')
const supportedScripts = new RegExp(
  `^[${scripts.map((script) => `\\p{scx=${script}}`).join('')}\\p{scx=Zinh}\\u02b9-\\u02ee ${apostrophes}${hyphens}]*$`,
  'u',
)
const tooLong = `Names can be up to ${longest} letters long`
const countLetters = (name: string) => Array.from(name.replace(/\p{M}/gu, '')).length

const rule = (isValid: (name: string) => boolean, error: string) =>
  z.refine<string>((name) => isValid(withoutJoiners(name)), { error, abort: true })

/**
 * The name of a child, a hero or a companion in any script, trimmed and in NFC: 1 to 30 letters, spaces, hyphens and
 * apostrophes. Marks (accents, vowel signs) are not counted.
 */
export const Name = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Please enter a name', abort: true }),
  z.maxLength(longestTyped, { error: tooLong, abort: true }),
  z.normalize('NFC'),
  rule(
    (name) => !invisible.test(name),
    'This name has a hidden character in it. Please type the name instead of pasting it.',
  ),
  rule(
    (name) => allowedCharacters.test(name),
    'A name can only contain letters, spaces, hyphens, and apostrophes',
  ),
  rule((name) => /\p{L}/u.test(name), 'A name needs at least one letter'),
  rule((name) => !/(?:^|[^\p{L}\p{M}])\p{M}/u.test(name), 'An accent has to come right after a letter'),
  rule(
    (name) => !/\p{M}{5}/u.test(name),
    `Please use no more than ${marksALetter} accents or vowel signs on a letter`,
  ),
  rule((name) => countLetters(name) <= longest, tooLong),
  rule(
    (name) => supportedScripts.test(name),
    'We can’t print every letter in this name yet. Please try another spelling.',
  ),
)
