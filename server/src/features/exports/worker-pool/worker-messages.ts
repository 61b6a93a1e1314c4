import type { MessagePort } from 'node:worker_threads'
import type { ownDownloadFormats } from '@moonpage/contract/story-tools'
import type { Book } from '../book.ts'
import type { Poster } from '../poster/poster.ts'

/** What a book can be laid out as. */
export type BookFormat = Exclude<(typeof ownDownloadFormats)[number], 'audiobook'>

/** What an export thread makes. */
export type ExportWork = { book: Book; format: BookFormat } | { poster: Poster }

/** The task of an export thread. */
export type ExportTask = {
  work: ExportWork
  /** Port to the requesting thread; closed when nobody waits any more. */
  port: MessagePort
}

/** Messages of an export thread. */
export type WorkerReply =
  | { kind: 'piece'; data: Uint8Array }
  | { kind: 'picture'; key: string }
  /** All chunks were sent. */
  | { kind: 'end' }

/** Messages to an export thread. */
export type WorkerRequest =
  /** There is room for the next chunk. */
  | { kind: 'more' }
  /** The requested picture as stored; null if there is none. */
  | { kind: 'picture'; data: Uint8Array | null }
