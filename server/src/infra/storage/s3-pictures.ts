import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3ServiceError } from 's3mini'
import { isAudioFile, isStoredFile, type PictureStore } from './picture-store.ts'
import { s3Client, type S3Settings } from './s3-client.ts'
import { s3ErrorCode, describeS3Timeout, describeS3Error } from './s3-errors.ts'
import { probeStorage } from './probe-storage.ts'

/**
 * Timeouts in ms, retries included. `read`: until the first byte and between chunks; `put`: a process that is shutting
 * down has four seconds; `pause`: before each retry.
 */
type S3Timeouts = { read: number; put: number; remove: number; list: number; pause: number }

const defaultTimeouts: S3Timeouts = { read: 2500, put: 2500, remove: 8000, list: 15_000, pause: 100 }
/** For a background job, but shorter than the database's idle transaction timeout (`openPool`). */
export const longTimeouts: S3Timeouts = { ...defaultTimeouts, put: 10_000 }
/** The page that shows the health check waits for three seconds. */
const checkTimeouts: S3Timeouts = { ...defaultTimeouts, read: 1000, put: 2000, remove: 2000 }
const maxAttempts = 3
const pageSize = 1000

/** Pictures in a bucket of any S3-compatible store. Failures are thrown as StorageUnavailable. */
export function s3Pictures(settings: S3Settings, limits = defaultTimeouts): PictureStore {
  const deadline = new AsyncLocalStorage<AbortSignal>()
  const client = s3Client(settings, deadline)

  async function request<T>(
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
      for (let left = maxAttempts - 1; ; left--)
        try {
          return await deadline.run(ending.signal, work)
        } catch (error) {
          if (left === 0 || ending.signal.aborted || !isTransient(error)) throw error
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
      if (!isStoredFile(file)) throw new Error(`not a picture file name: ${file}`)
      const sum = createHash('sha256').update(data).digest('base64')
      const type = isAudioFile(file) ? 'audio/mpeg' : 'image/webp'
      const put = () => client.putObject(file, data, type, undefined, { 'x-amz-checksum-sha256': sum })
      const answer = await request(limits.put, put, { signal })
      // An unread body would keep its connection busy.
      await answer.body?.cancel()
    },

    async read(file) {
      if (!isStoredFile(file)) return null
      const ending = new AbortController()
      const response = await request(limits.read, () => client.getObjectRaw(file), { ending }).catch(
        nullIfMissing,
      )
      if (!response) return null
      const size = Number(response.headers.get('content-length') ?? Number.NaN)
      if (!response.body || Number.isNaN(size)) {
        ending.abort()
        throw describeS3Error(settings, new Error('the store did not send the size of a picture'))
      }
      const stallTimer = () => ending.abort(describeS3Timeout(settings, limits.read))
      return {
        size,
        stream: chunksOf(response.body, ending, { stall: stallTimer, ms: limits.read }, settings),
      }
    },

    async remove(files) {
      for (let from = 0; from < files.length; from += pageSize) {
        const batch = files.slice(from, from + pageSize)
        const removed = await request(limits.remove, () => client.deleteObjects(batch))
        // Deleted one by one, so that errors are reported and missing files ignored.
        for (const [index, isRemoved] of removed.entries())
          if (!isRemoved) await request(limits.remove, () => client.deleteObject(batch[index] ?? ''))
      }
    },

    // Uploads are atomic, so there are no drafts.
    removeDrafts: () => Promise.resolve(0),

    async size(signal) {
      let bytes = 0
      let next: string | undefined
      do {
        signal.throwIfAborted()
        const page = await request(limits.list, () => client.listObjectsPaged('/', '', pageSize, next))
        if (!page) throw describeS3Error(settings, new S3ServiceError('no list', 404))
        for (const { Key, Size } of page.objects ?? []) if (isStoredFile(Key)) bytes += Size
        next = page.nextContinuationToken
      } while (next)
      return bytes
    },

    // S3 has no API for free space.
    ready: () => Promise.resolve(),

    check: () => probeStorage(s3Pictures(settings, checkTimeouts)),
  }
}

/** A missing bucket or wrong endpoint must not count as a missing picture: the page's row would be updated. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceError && error.status === 404 && s3ErrorCode(error) === 'NoSuchKey'

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Temporary, such as a pooled connection that the store had closed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET'
}

/** Destroying the stream aborts the request. The time of the consumer does not count for the timeout. */
function chunksOf(
  body: NonNullable<Response['body']>,
  ending: AbortController,
  { stall, ms }: { stall: () => void; ms: number },
  settings: S3Settings,
): Readable {
  const reader = body.getReader()
  let isComplete = false
  return new Readable({
    read() {
      const timer = setTimeout(stall, ms)
      reader
        .read()
        .then(
          ({ done, value }) => {
            isComplete = done
            this.push(done ? null : value)
          },
          (error: unknown) => this.destroy(describeS3Error(settings, ending.signal.reason ?? error)),
        )
        .finally(() => clearTimeout(timer))
    },
    destroy(error, done) {
      if (!isComplete) ending.abort(error ?? undefined)
      done(error)
    },
  })
}
