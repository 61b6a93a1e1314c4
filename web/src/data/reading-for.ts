import { local } from '../lib/storage.ts'

const keyOf = (person: string) => `moonpage.reading-for.${person}`

/** The child to whom this person read last in this browser; null: to nobody in particular. */
export const readingFor = (person: string): string | null => local.get(keyOf(person))

/** @param child null: to nobody in particular */
export const storeReadingFor = (person: string, child: string | null): void =>
  child ? local.set(keyOf(person), child) : local.remove(keyOf(person))
