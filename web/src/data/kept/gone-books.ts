import { local, perUser } from '../../lib/storage.ts'
import type { KeptBook } from '../../lib/kept-db.ts'

/** Which books it was, without a word of them; a logout removes it. */
type GoneBook = Pick<KeptBook, 'copy' | 'id'>

const keyOf = (person: string): string => `${perUser}gone-books.${person}`

/** Remembers which books leave this device because nobody knows who reads here: whoever comes back gets them again. */
export function rememberGone(books: readonly KeptBook[]): void {
  for (const [person, own] of Object.entries(Object.groupBy(books, (book) => book.person)))
    local.set(keyOf(person), JSON.stringify((own ?? []).map(({ copy, id }) => ({ copy, id }))))
}

/** The books that left this device, once. */
export function takeGone(person: string): GoneBook[] {
  const stored = local.get(keyOf(person))
  local.remove(keyOf(person))
  return stored ? (JSON.parse(stored) as GoneBook[]) : []
}
