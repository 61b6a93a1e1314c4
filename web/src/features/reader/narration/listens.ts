import { local } from '../../../lib/storage.ts'

const keyOf = (person: string) => `moonpage.reader.listens.${person}`

/** Whether this person has had a book read aloud in this browser: then the next one is prepared before it is asked for. */
export const listens = (person: string): boolean => local.get(keyOf(person)) === 'yes'
export const rememberListening = (person: string): void => local.set(keyOf(person), 'yes')
