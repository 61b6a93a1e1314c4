import { createHash, randomBytes } from 'node:crypto'

/** Crockford's: without `i`, `l`, `o` and `u`, since a key is copied by hand onto e-readers. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const letters = 32

/** 160 random bits as four groups: `k3m9…-…`. */
export function newCatalogKey(): string {
  const key = Array.from(randomBytes(letters), (byte) => alphabet[byte % alphabet.length]).join('')
  return (key.match(/.{8}/g) ?? []).join('-')
}

/** As it was told, however it was typed: capitals, without hyphens, `O` for zero, `l` for one. */
const asTold = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[-\s]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Only the hash is stored. @returns null if no key looks like that */
export function hashCatalogKey(typed: string): Buffer | null {
  const key = typed.length > 4 * letters ? '' : asTold(typed)
  return /^[0-9a-hjkmnp-tv-z]{32}$/.test(key) ? createHash('sha256').update(key).digest() : null
}

/** The password of HTTP Basic authentication; null if the header has none. */
export function basicPassword(authorization: string | undefined): string | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}
