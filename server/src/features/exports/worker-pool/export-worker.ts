import type { Book } from '../book.ts'
import type { Pictures, Jpeg } from '../layout/pictures.ts'
import { writeEpub, type ReadAudio } from '../epub/write-epub.ts'
import { writeBooklet } from '../pdf/write-booklet.ts'
import { writeColoringPages, writePdf } from '../pdf/write-pdf.ts'
import { writePoster } from '../poster/write-poster.ts'
import { fullPage } from '../print/print-measures.ts'
import { writePrintFile } from '../print/write-print-file.ts'
import type { BookFormat, ExportTask, ExportWork, WorkerReply, WorkerRequest } from './worker-messages.ts'
import { toJpeg, toPrintJpeg } from '../../../infra/image-model/to-jpeg.ts'

type Write = (book: Book, pictures: Pictures, now: Date, readAudio: ReadAudio) => AsyncIterable<Buffer>

const writers: Record<BookFormat, Write> = {
  pdf: writePdf,
  'booklet-a4': writeBooklet('a4'),
  'booklet-letter': writeBooklet('letter'),
  coloring: writeColoringPages,
  'print-shop': writePrintFile,
  epub: writeEpub,
}

/** Runs in a worker thread. Generates a chunk when there is room for it, and aborts when the client is gone. */
export async function runExport({ work, port }: ExportTask): Promise<void> {
  const messages = listenTo(port)
  const post = (message: WorkerReply) => port.postMessage(message)
  const readFile = (key: string) => {
    post({ kind: 'picture', key })
    return messages.picture()
  }
  const pictures = cacheLast(async (key) => {
    const data = await readFile(key)
    return data && (await readable(data, work))
  })
  try {
    if (!(await messages.more())) return
    for await (const data of write(work, pictures, readFile)) {
      post({ kind: 'piece', data })
      if (!(await messages.more())) return
    }
    post({ kind: 'end' })
  } finally {
    port.close()
  }
}

const write = (work: ExportWork, pictures: Pictures, readAudio: ReadAudio): AsyncIterable<Buffer> =>
  'poster' in work
    ? writePoster(work.poster, pictures, new Date())
    : writers[work.format](work.book, pictures, new Date(), readAudio)

/** A file that cannot be decoded leaves its page without a picture. */
const readable = (data: Uint8Array, work: ExportWork): Promise<Jpeg | null> => {
  const isForPrint = 'poster' in work || work.format === 'print-shop'
  return (isForPrint ? toPrintJpeg(data, fullPage.width) : toJpeg(data)).catch(() => null)
}

/** The cover's picture is used again on its page. */
function cacheLast(find: Pictures): Pictures {
  let last: { key: string; jpeg: Jpeg | null } | null = null
  return async (key) => {
    if (last?.key !== key) last = { key, jpeg: await find(key) }
    return last.jpeg
  }
}

/** Replies come in the order of requests; closing the port answers all pending ones. */
function listenTo(port: ExportTask['port']) {
  const waiting = {
    more: [] as ((isWanted: boolean) => void)[],
    picture: [] as ((data: Uint8Array | null) => void)[],
  }
  let room = 0
  let isClosed = false
  port.on('message', (message: WorkerRequest) => {
    if (message.kind === 'picture') waiting.picture.shift()?.(message.data)
    else if (waiting.more.length > 0) waiting.more.shift()?.(true)
    else room += 1
  })
  port.on('close', () => {
    isClosed = true
    for (const answer of waiting.more) answer(false)
    for (const answer of waiting.picture) answer(null)
  })
  return {
    /** Whether another chunk is wanted. */
    more: () =>
      new Promise<boolean>((resolve) => {
        if (isClosed) resolve(false)
        else if (room > 0) {
          room -= 1
          resolve(true)
        } else waiting.more.push(resolve)
      }),
    picture: () =>
      new Promise<Uint8Array | null>((resolve) => {
        if (isClosed) resolve(null)
        else waiting.picture.push(resolve)
      }),
  }
}
