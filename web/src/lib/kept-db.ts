import type { BookCopy } from '@moonpage/contract/kept-books'
import type { NarrationSource } from '@moonpage/contract/narration'
import type { PictureFocus } from '@moonpage/contract/picture-focus'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Whose book it is on this device, in which copy. */
export type KeptKey = [person: string, copy: BookCopy, id: string]

/** A book on this device, or on its way there. */
export type KeptBook = {
  person: string
  copy: BookCopy
  id: string
  title: string
  subject: string
  image_url: string | null
  image_focus: PictureFocus | null
  pages: number
  /** Who reads most of its pages; null: nobody, or a voice of this device. */
  voice: { source: NarrationSource; name: string; face: number | null } | null
  duration_ms: number
  /** Of all its files; 0 until that is known. */
  bytes: number
  /** Of its pictures, which come first. */
  picture_bytes: number
  /** Of the files that are here. */
  kept_bytes: number
  /** `stopped`: goes on when the server can be reached. `paused`: when somebody says so. */
  state: 'waiting' | 'keeping' | 'stopped' | 'paused' | 'kept'
  /** Why it is paused, in words, if nobody wanted it. */
  trouble: string | null
  /** How many bytes the device lacks; null: none. */
  missing_bytes: number | null
  /** What the server called it when it was kept; empty before. */
  version: string
  /** Ids of the children who do not see it in their view. */
  hidden_from: string[]
}

/** A change that was made without the server. */
export type OutboxEntry = {
  /** Rises with each entry. */
  number?: number
  person: string
  story: string
} & ({ kind: 'favorite'; to: boolean } | { kind: 'rating'; to: number | null })

interface Tables extends DBSchema {
  books: { key: KeptKey; value: KeptBook }
  outbox: { key: number; value: OutboxEntry }
  /** By person: the child in whose view this browser is. */
  views: { key: string; value: string }
}

let opened: Promise<IDBPDatabase<Tables>> | undefined

/** The database of what was kept, of pages and service worker. */
export const keptDb = (): Promise<IDBPDatabase<Tables>> =>
  (opened ??= openDB<Tables>('moonpage.kept', 1, {
    upgrade(db) {
      db.createObjectStore('books', { keyPath: ['person', 'copy', 'id'] })
      db.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true })
      db.createObjectStore('views')
    },
    terminated() {
      opened = undefined
    },
  }))

export const bookCachePrefix = 'moonpage.book.'

/** The name of a book's own cache. */
export const bookCache = (...key: KeptKey): string => bookCachePrefix + key.join('.')

/** The path of the API's answer for a book. */
export const answerPath = (copy: BookCopy, id: string): string =>
  `/api/v1/${copy === 'own' ? 'stories' : 'public'}/${id}`

/** The path of the API's answer for the ratings of a book. */
export const ratingsPath = (id: string): string => `/api/v1/ratings/story/${id}`
