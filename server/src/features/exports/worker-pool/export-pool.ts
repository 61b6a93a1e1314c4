import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Book } from '../book.ts'
import type { Poster } from '../poster/poster.ts'
import type { BookFormat, ExportTask, ExportWork, WorkerReply, WorkerRequest } from './worker-messages.ts'

/** How long a client may take nothing before its book is aborted. */
const timeoutMs = 120_000
/** Threads mostly wait for slow clients. */
export const booksPerThread = 12

type ReadPicture = (key: string) => Promise<Uint8Array | null>

export type ExportPool = {
  /**
   * Streams the book as a file, a sheet or two ahead of the reader. Destroying the stream aborts the export.
   * @param readPicture loads or paints a picture by its key; null if there is none
   */
  exportBook(book: Book, format: BookFormat, readPicture: ReadPicture): Readable
  /** The same for a poster. */
  exportPoster(poster: Poster, readPicture: ReadPicture): Readable
  close(): Promise<void>
}

/**
 * Generates books in a pool of worker threads, so that requests are not blocked. Idle threads end.
 * @param onError called when a thread crashes outside of a task; the pool starts another one
 */
export function openExportPool(onError: (error: Error) => void): ExportPool {
  const pool = new Piscina<ExportTask, void>({
    filename: new URL('./export-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 20_000,
    concurrentTasksPerWorker: booksPerThread,
  })
  // An `error` event without a listener would end the process.
  pool.on('error', onError)
  const stream = (work: ExportWork, readPicture: ReadPicture): Readable => {
    const { port1: mine, port2: port } = new MessageChannel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
    const postToWorker = (message: WorkerRequest) => mine.postMessage(message)
    const stallTimer = setTimeout(
      () => made.destroy(new Error('the client took nothing of the book')),
      timeoutMs,
    ).unref()
    const made = new Readable({
      highWaterMark: 256 * 1024,
      read: () => postToWorker({ kind: 'more' }),
      destroy(error, done) {
        clearTimeout(stallTimer)
        mine.close()
        done(error)
      },
    })
    mine.on('message', (message: WorkerReply) => {
      stallTimer.refresh()
      if (message.kind === 'piece') made.push(message.data)
      else if (message.kind === 'end') made.push(null)
      else
        readPicture(message.key).then(
          (data) => postToWorker({ kind: 'picture', data }),
          (error: Error) => made.destroy(error),
        )
    })
    // Not by an abort signal: that would end the thread, and other books with it.
    pool.run({ work, port }, { name: 'runExport', transferList: [port] }).catch((error: Error) => {
      made.destroy(error)
    })
    return made
  }
  return {
    exportBook: (book, format, readPicture) => stream({ book, format }, readPicture),
    exportPoster: (poster, readPicture) => stream({ poster }, readPicture),
    close: () => pool.destroy(),
  }
}
