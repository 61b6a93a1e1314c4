import { normalizeLetters } from '@moonpage/contract/normalize-letters'
import { lookAlike } from './look-alikes.ts'

/** A normalized text; `from` has the index in the original for each character. */
export type Reading = { text: string; from: readonly number[] }

/** The text with spaces in place of line breaks: a phrase may span two lines. */
export function read(text: string): Reading {
  const { plain, from } = normalizeLetters(text, lookAlike)
  return { text: plain.replaceAll('\n', ' '), from }
}

/** @param parts the removed ranges, in order */
function leaveOut(reading: Reading, parts: readonly { start: number; end: number }[]): Reading {
  if (parts.length === 0) return reading
  let text = ''
  const from: number[] = []
  let at = 0
  for (const { start, end } of [...parts, { start: reading.text.length, end: 0 }]) {
    text += reading.text.slice(at, start)
    for (; at < start; at++) from.push(reading.from[at] ?? 0)
    at = end
  }
  return { text, from }
}

const digits: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '¢': 'c',
  '(': 'c',
}
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** `sh1t`: replaces digits and symbols in words by letters (leetspeak). @param one the letter for `1` */
export const unleet = ({ text, from }: Reading, one: 'i' | 'l'): Reading => ({
  text: text.replace(/[\p{L}\d@$!|+€£¢(]+/gu, (word) =>
    /[\d@$!|+€£¢(]/.test(word) && /\p{L}/u.test(word)
      ? Array.from(word, (sign, at) => {
          // At the end of a word they are punctuation.
          const isInside = !'!(|+'.includes(sign) || (at > 0 && isLetter(word[at + 1]))
          if (!isInside || (sign === '(' && !isLetter(word[at - 1]))) return sign
          return one === 'l' && (sign === '1' || sign === '|') ? 'l' : (digits[sign] ?? sign)
        }).join('')
      : word,
  ),
  from,
})

/** `f.u-c_k`: removes separators between letters. */
export const tighten = (reading: Reading): Reading =>
  leaveOut(
    reading,
    [...reading.text.matchAll(/(?<=\p{L})[._\-*·•~^+=/\\|…](?=\p{L})/gu)].map(({ index }) => ({
      start: index,
      end: index + 1,
    })),
  )

/** `fuuuuck`: reduces runs of `least` or more of a letter to `most`. */
export const unstretch = (reading: Reading, least: number, most: number): Reading =>
  leaveOut(
    reading,
    [...reading.text.matchAll(/(\p{L})\1+/gu)]
      .filter(([run]) => run.length >= least)
      .map(({ index, 0: run }) => ({ start: index + most, end: index + run.length })),
  )

/** `f u c k`, `f.u. c.k`: joins runs of single letters into words. */
export function joinLetters({ text, from }: Reading): Reading {
  const rows = /(?<![\p{L}\p{N}])[\p{L}\d@$](?:[^\p{L}\p{N}@$]{1,3}[\p{L}\d@$](?![\p{L}\p{N}])){2,}/gu
  let joined = ''
  const places: number[] = []
  for (const { index, 0: row } of text.matchAll(rows)) {
    // Stuttering.
    if (new Set(row.match(/\p{L}/gu)).size === 1) continue
    joined += ' '
    places.push(from[index] ?? 0)
    for (let at = 0; at < row.length; at++)
      if (/[\p{L}\d@$]/u.test(row[at] ?? '')) {
        joined += row[at]
        places.push(from[index + at] ?? 0)
      }
  }
  return { text: joined, from: places }
}
