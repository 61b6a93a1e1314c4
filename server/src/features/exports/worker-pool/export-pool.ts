import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import type { DownloadFormat } from '@moonpage/contract/story-tools'
import { Piscina } from 'piscina'
import type { Book } from '../book.ts'
import type { ExportTask, WorkerReply, WorkerRequest } from './worker-messages.ts'

/** How long a client may take nothing before its book is aborted. */
const timeoutMs = 120_000
/** Threads mostly wait for slow clients. */
export const booksPerThread = 12

export type ExportPool = {
  /**
   * Streams the book as a file, a sheet or two ahead of the reader. Destroying the stream aborts the export.
   * @param reencodePicture loads a stored picture by its key; null if there is none
   */
  exportBook(
    book: Book,
    format: DownloadFormat,
    readPicture: (key: string) => Promise<Uint8Array | null>,
  ): Readable
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
  return {
    exportBook(book, format, readPicture) {
      const { port1: mine, port2: port } = new MessageChannel()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      const postToWorker = (message: WorkerRequest) => mine.postMessage(message)
      const stallTimer = setTimeout(
        () => stream.destroy(new Error('the client took nothing of the book')),
        timeoutMs,
      ).unref()
      const stream = new Readable({
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
        if (message.kind === 'piece') stream.push(message.data)
        else if (message.kind === 'end') stream.push(null)
        else
          readPicture(message.key).then(
            (data) => postToWorker({ kind: 'picture', data }),
            (error: Error) => stream.destroy(error),
          )
      })
      // Not by an abort signal: that would end the thread, and other books with it.
      pool.run({ book, format, port }, { name: 'exportBook', transferList: [port] }).catch((error: Error) => {
        stream.destroy(error)
      })
      return stream
    },
    close: () => pool.destroy(),
  }
}
