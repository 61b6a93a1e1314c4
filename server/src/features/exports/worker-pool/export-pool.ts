import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import type { DownloadFormat } from '@moonpage/contract/story-tools'
import { Piscina } from 'piscina'
import type { Book } from '../book.ts'
import type { ExportTask, FromWorker, ToWorker } from './worker-messages.ts'

/** How long somebody may take nothing of a book before it is put down. */
const timeoutMs = 120_000
/** A thread waits for slow readers most of the time. */
export const booksPerThread = 12

export type ExportPool = {
  /**
   * The book as a file, made while it is read: at most a sheet or two ahead. Destroyed, nothing more is made.
   * @param reencodePicture a picture by its key, as it is kept; null where there is none
   */
  exportBook(
    book: Book,
    format: DownloadFormat,
    readPicture: (key: string) => Promise<Uint8Array | null>,
  ): Readable
  close(): Promise<void>
}

/**
 * Sets books in a pool of threads, so that no request waits for one. Threads end when there is nothing to do.
 * @param onError hears of a thread that broke with no book in its hands; the pool starts another
 */
export function openExportPool(onError: (error: Error) => void): ExportPool {
  const pool = new Piscina<ExportTask, void>({
    filename: new URL('./export-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 20_000,
    concurrentTasksPerWorker: booksPerThread,
  })
  // Without a listener it would end the process.
  pool.on('error', onError)
  return {
    exportBook(book, format, readPicture) {
      const { port1: mine, port2: port } = new MessageChannel()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      const say = (message: ToWorker) => mine.postMessage(message)
      const stall = setTimeout(
        () => stream.destroy(new Error('nobody took the book that was asked for')),
        timeoutMs,
      ).unref()
      const stream = new Readable({
        highWaterMark: 256 * 1024,
        read: () => say({ kind: 'more' }),
        destroy(error, done) {
          clearTimeout(stall)
          mine.close()
          done(error)
        },
      })
      mine.on('message', (message: FromWorker) => {
        stall.refresh()
        if (message.kind === 'piece') stream.push(message.data)
        else if (message.kind === 'end') stream.push(null)
        else
          readPicture(message.key).then(
            (data) => say({ kind: 'picture', data }),
            (error: Error) => stream.destroy(error),
          )
      })
      // Not with a signal: that would end the thread, and with it the books of others.
      pool.run({ book, format, port }, { name: 'exportBook', transferList: [port] }).catch((error: Error) => {
        stream.destroy(error)
      })
      return stream
    },
    close: () => pool.destroy(),
  }
}
