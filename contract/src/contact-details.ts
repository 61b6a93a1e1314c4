import type { ContactKind } from './contact-kinds.ts'
import { findPhoneNumbers } from './phone-numbers.ts'
import { normalizeLetters } from './normalize-letters.ts'
import { postalAddresses } from './postal-addresses.ts'
import { trimEndWhere } from './trim-end-where.ts'

/** A match in a text, in UTF-16 units: from `start` up to but not including `end`. */
export type ContactDetail = { kind: ContactKind; start: number; end: number }

const at = String.raw`(?:@| ?[(\[{] ?at ?[)\]}] ?)`
const dot = String.raw`(?:\.| ?[(\[{] ?dot ?[)\]}] ?| dot )`
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Top-level domains that are not English words, so that a missing space after a full stop does not make one. */
const domain =
  '(?:com|net|org|edu|gov|info|biz|io|app|dev|xyz|online|site|shop|store|club|blog|uk|de|fr|eu|nl|ch|es|pl|se|dk|ru|cn|jp|tv|gg|ca|au|nz|ie)'

const emails = [
  `(?<![a-z0-9._+-])[a-z0-9._+-]{1,64}${at}${label}(?:${dot}${label}){1,5}(?![a-z0-9])`,
  `(?<![a-z0-9._+-])[a-z0-9._+-]{1,64} at ${label}(?:(?:\\.| dot )${label}){0,3}(?: dot |\\.)(?:com|net|org|edu|co)(?![a-z0-9])`,
].map((pattern) => new RegExp(pattern, 'g'))

const webAddresses = [
  String.raw`(?<![a-z0-9])(?:https?|ftp|file|data|javascript|vbscript|mailto|tel|blob):\S+`,
  String.raw`(?<![a-z0-9])www ?\. ?[a-z0-9-]+\.[a-z]{2,}\S*`,
  `(?<![a-z0-9.@-])${label}(?:${dot}${label}){0,3}${dot}${domain}(?![a-z0-9-])(?:/\\S*)?`,
  // bit.ly/x, youtu.be/x
  `(?<![a-z0-9.@-])[a-z0-9-]{2,63}\\.[a-z]{2,10}/[a-z0-9_~?=-]{2,}`,
].map((pattern) => new RegExp(pattern, 'g'))

/**
 * Finds telephone numbers and email, web and postal addresses, which could tell strangers where a family lives.
 * Takes linear time.
 * @returns matches in the order of the text, none overlapping
 */
export function findContactDetails(text: string): ContactDetail[] {
  const { plain: normalized, from } = normalizeLetters(text)
  const plain = normalized.replaceAll('\n', ' ')
  const toDetail = (kind: ContactKind, start: number, length: number): ContactDetail => ({
    kind,
    start: from[start] ?? 0,
    end: (from[start + length - 1] ?? 0) + 1,
  })
  const all = (kind: ContactKind, patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...plain.matchAll(pattern)].map(({ index, 0: found }) =>
        toDetail(kind, index, trimEndWhere(found, /[.,!?;:'"”»]/).length),
      ),
    )
  // `home.Then`: the space after a full stop is missing.
  const isSentence = ({ start, end }: ContactDetail) =>
    /^[\p{L}'’-]+\.\p{Lu}\p{Ll}+$/u.test(text.slice(start, end))
  const found = [
    ...all('email address', emails),
    ...all('web address', webAddresses).filter((one) => !isSentence(one)),
    ...findPhoneNumbers(plain).map(({ start, end }) => toDetail('phone number', start, end - start)),
    ...postalAddresses.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        kind: 'postal address' as const,
        start: index,
        end: index + length,
      })),
    ),
  ]
  const details: ContactDetail[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (one.start >= (details.at(-1)?.end ?? 0)) details.push(one)
  return details
}
