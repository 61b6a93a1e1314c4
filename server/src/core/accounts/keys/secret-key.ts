import { createHash, randomBytes } from 'node:crypto'

/** Crockford's: without `i`, `l`, `o` and `u`, since a key is copied by hand onto e-readers. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const letters = 32

/** 160 random bits, as 32 letters and digits. */
export const newKey = (): string =>
  Array.from(randomBytes(letters), (byte) => alphabet[byte % alphabet.length]).join('')

/** Four groups, for those who type it: `k3m9…-…`. */
export const inGroups = (key: string): string => (key.match(/.{8}/g) ?? []).join('-')

/** As it was told, however it was typed: capitals, without hyphens, `O` for zero, `l` for one. */
const asTold = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[-\s]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Only the hash is stored. @returns null if no key looks like that */
export function hashKey(typed: string): Buffer | null {
  const key = typed.length > 4 * letters ? '' : asTold(typed)
  return /^[0-9a-hjkmnp-tv-z]{32}$/.test(key) ? createHash('sha256').update(key).digest() : null
}
