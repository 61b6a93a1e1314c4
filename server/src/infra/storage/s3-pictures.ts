import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import { isPictureFile, type PictureStore } from './picture-store.ts'
import { s3ErrorCode, describeS3Timeout, describeS3Error } from './s3-errors.ts'
import { probeStorage } from './probe-storage.ts'

export type S3Settings = {
  /** Without the bucket: that comes behind it, as a path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * In ms, further tries included. `read`: until a picture begins to come, and between its pieces; `put`: a process that
 * is to end has four seconds; `pause`: before each further try.
 */
type S3Timeouts = { read: number; put: number; remove: number; list: number; pause: number }

const patience: S3Timeouts = { read: 2500, put: 2500, remove: 8000, list: 15_000, pause: 100 }
/** For a job that nobody waits for, but whose transaction the database ends when it pauses for longer (`openPool`). */
export const longTimeouts: S3Timeouts = { ...patience, put: 10_000 }
/** The page that asks for a check waits for three seconds. */
const hurry: S3Timeouts = { ...patience, read: 1000, put: 2000, remove: 2000 }
const tries = 3
const pageSize = 1000

/** Pictures in a bucket of any store that speaks the S3 protocol. What it cannot do is thrown as StorageUnavailable. */
export function s3Pictures(settings: S3Settings, limits = patience): PictureStore {
  const deadline = new AsyncLocalStorage<AbortSignal>()
  const client = new S3mini({
    ...settings,
    endpoint: `${settings.endpoint}/${settings.bucket}`,
    // Its own time limit would end a picture that is taken slowly.
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        // Else it may come compressed, and as long as it does not say.
        headers: { ...(init?.headers as Record<string, string>), 'accept-encoding': 'identity' },
        redirect: 'manual',
        signal: deadline.getStore() ?? null,
      }),
  })

  async function ask<T>(
    ms: number,
    work: () => Promise<T>,
    {
      ending = new AbortController(),
      signal,
    }: { ending?: AbortController; signal?: AbortSignal | undefined } = {},
  ): Promise<T> {
    const stop = () => ending.abort(signal?.reason)
    signal?.addEventListener('abort', stop, { once: true })
    const timer = setTimeout(() => ending.abort(describeS3Timeout(settings, ms)), ms)
    try {
      for (let left = tries - 1; ; left--)
        try {
          return await deadline.run(ending.signal, work)
        } catch (error) {
          if (left === 0 || ending.signal.aborted || !isPassing(error)) throw error
          await sleep(limits.pause)
        }
    } catch (error) {
      signal?.throwIfAborted()
      throw isMissing(error) ? error : describeS3Error(settings, ending.signal.reason ?? error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    async put(file, data, signal) {
      if (!isPictureFile(file)) throw new Error(`not a picture file name: ${file}`)
      const sum = createHash('sha256').update(data).digest('base64')
      const put = () =>
        client.putObject(file, data, 'image/webp', undefined, { 'x-amz-checksum-sha256': sum })
      const answer = await ask(limits.put, put, { signal })
      // Unread, it would keep its connection.
      await answer.body?.cancel()
    },

    async read(file) {
      if (!isPictureFile(file)) return null
      const ending = new AbortController()
      const response = await ask(limits.read, () => client.getObjectRaw(file), { ending }).catch(
        nullIfMissing,
      )
      if (!response) return null
      const size = Number(response.headers.get('content-length') ?? Number.NaN)
      if (!response.body || Number.isNaN(size)) {
        ending.abort()
        throw describeS3Error(settings, new Error('it does not say how large a picture is'))
      }
      const stall = () => ending.abort(describeS3Timeout(settings, limits.read))
      return { size, stream: piecesOf(response.body, ending, { stall, ms: limits.read }, settings) }
    },

    async remove(files) {
      for (let from = 0; from < files.length; from += pageSize) {
        const batch = files.slice(from, from + pageSize)
        const removed = await ask(limits.remove, () => client.deleteObjects(batch))
        // One by one it says why not, and that what is not there is gone.
        for (const [index, isRemoved] of removed.entries())
          if (!isRemoved) await ask(limits.remove, () => client.deleteObject(batch[index] ?? ''))
      }
    },

    // A picture is there whole or not at all.
    removeDrafts: () => Promise.resolve(0),

    async size(signal) {
      let bytes = 0
      let next: string | undefined
      do {
        signal.throwIfAborted()
        const page = await ask(limits.list, () => client.listObjectsPaged('/', '', pageSize, next))
        if (!page) throw describeS3Error(settings, new S3ServiceError('no list', 404))
        for (const { Key, Size } of page.objects ?? []) if (isPictureFile(Key)) bytes += Size
        next = page.nextContinuationToken
      } while (next)
      return bytes
    },

    // It tells of no room but when something is put.
    ready: () => Promise.resolve(),

    check: () => probeStorage(s3Pictures(settings, hurry)),
  }
}

/** A missing bucket, or a wrong address, is no missing picture: its row would be told that there is none. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceError && error.status === 404 && s3ErrorCode(error) === 'NoSuchKey'

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Gone with another try, as a connection that the store had closed when it was taken up again. */
function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET'
}

/** Whoever destroys it ends the request to the store. The time that its reader takes does not count. */
function piecesOf(
  body: NonNullable<Response['body']>,
  ending: AbortController,
  { stall, ms }: { stall: () => void; ms: number },
  settings: S3Settings,
): Readable {
  const reader = body.getReader()
  let isWhole = false
  return new Readable({
    read() {
      const timer = setTimeout(stall, ms)
      reader
        .read()
        .then(
          ({ done, value }) => {
            isWhole = done
            this.push(done ? null : value)
          },
          (error: unknown) => this.destroy(describeS3Error(settings, ending.signal.reason ?? error)),
        )
        .finally(() => clearTimeout(timer))
    },
    destroy(error, done) {
      if (!isWhole) ending.abort(error ?? undefined)
      done(error)
    },
  })
}
