import type { MessagePort } from 'node:worker_threads'
import type { DownloadFormat } from '@moonpage/contract/story-tools'
import type { Book } from '../book.ts'

/** What a thread of the press is sent on. */
export type ExportTask = {
  book: Book
  format: DownloadFormat
  /** To whoever waits for the book; closed from there, nobody waits any more. */
  port: MessagePort
}

/** What the thread says. */
export type FromWorker =
  | { kind: 'piece'; data: Uint8Array }
  | { kind: 'picture'; key: string }
  /** All pieces were sent. */
  | { kind: 'end' }

/** What it hears. */
export type ToWorker =
  /** The next piece has room. */
  | { kind: 'more' }
  /** The picture it asked for, as it is kept; null where there is none. */
  | { kind: 'picture'; data: Uint8Array | null }
