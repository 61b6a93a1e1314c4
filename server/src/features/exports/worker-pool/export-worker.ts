import type { Pictures, Jpeg } from '../layout/pictures.ts'
import { writeEpub } from '../epub/write-epub.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import type { ExportTask, FromWorker, ToWorker } from './worker-messages.ts'
import { jpegOf } from './jpeg.ts'

const writers = { pdf: writePdf, epub: writeEpub }

/** Runs in a thread. A piece is made when there is room for it; a book that nobody waits for is put down. */
export async function exportBook({ book, format, port }: ExportTask): Promise<void> {
  const heard = listenTo(port)
  const say = (message: FromWorker) => port.postMessage(message)
  const pictures = lastKept(async (key) => {
    say({ kind: 'picture', key })
    const data = await heard.picture()
    return data && (await readable(data))
  })
  try {
    if (!(await heard.more())) return
    for await (const data of writers[format](book, pictures, new Date())) {
      say({ kind: 'piece', data })
      if (!(await heard.more())) return
    }
    say({ kind: 'end' })
  } finally {
    port.close()
  }
}

/** A file that is no picture leaves its page without one. */
const readable = (data: Uint8Array): Promise<Jpeg | null> => jpegOf(data).catch(() => null)

/** The front page's picture comes again on its own page. */
function lastKept(find: Pictures): Pictures {
  let last: { key: string; jpeg: Jpeg | null } | null = null
  return async (key) => {
    if (last?.key !== key) last = { key, jpeg: await find(key) }
    return last.jpeg
  }
}

/** Answers come in the order of questions, and a closed port answers all of them. */
function listenTo(port: ExportTask['port']) {
  const waiting = {
    more: [] as ((isWanted: boolean) => void)[],
    picture: [] as ((data: Uint8Array | null) => void)[],
  }
  let room = 0
  let isClosed = false
  port.on('message', (message: ToWorker) => {
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
    /** Whether another piece is wanted. */
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
