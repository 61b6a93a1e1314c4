import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** UUIDv7: sorts by creation time. PostgreSQL 15 cannot generate it. */
export const newId = (): string => v7()

/** The smallest id of a time. @param ms since 1970 */
export function firstIdAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

/** A short random suffix of letters and digits that are not easily confused. */
export function randomLetters(length: number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}
