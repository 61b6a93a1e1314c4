import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3ServiceError } from 's3mini'
import { withTimeout } from '../../lib/with-timeout.ts'
import { s3Client, type S3Settings } from '../storage/s3-client.ts'
import { describeS3Error, describeS3Timeout, s3ErrorCode } from '../storage/s3-errors.ts'
import { isTransient } from '../storage/s3-pictures.ts'
import { BackupError } from './backup-error.ts'
import { isBackupName, type BackupStore } from './backup-store.ts'

/** In ms: of a small request, of a part, and between two chunks of a download. */
const timeouts = { request: 60_000, part: 600_000, idle: 60_000 }
/** In ms, before each further attempt. */
const pauses = [1000, 5000]
/** What is in memory at once. A store takes 10,000 parts of 5 MiB at least. */
const smallestPart = 16 * 1024 ** 2
const maxParts = 9000

/** Backups in a bucket of any S3-compatible store. @param partBytes tests set smaller parts */
export function s3Backups(settings: S3Settings, { partBytes = smallestPart } = {}): BackupStore {
  const deadline = new AsyncLocalStorage<AbortSignal>()
  const client = s3Client(settings, deadline)

  async function request<T>(work: () => Promise<T>, ms = timeouts.request): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const ending = new AbortController()
      const timer = setTimeout(() => ending.abort(describeS3Timeout(settings, ms)), ms)
      try {
        return await deadline.run(ending.signal, work)
      } catch (error) {
        const pause = pauses[attempt]
        if (pause === undefined || !(ending.signal.aborted || isTransient(error)))
          throw asBackupError(settings, ending.signal.reason ?? error)
        await sleep(pause)
      } finally {
        clearTimeout(timer)
      }
    }
  }

  const remove = async (name: string): Promise<void> => {
    await request(() => client.deleteObject(name))
  }

  async function read(name: string): Promise<Readable> {
    const response = await request(() => client.getObjectRaw(name)).catch((error: unknown) => {
      const { cause } = error as { cause?: unknown }
      if (cause instanceof S3ServiceError && s3ErrorCode(cause) === 'NoSuchKey')
        throw new BackupError(`There is no backup ${name} in the bucket ${settings.bucket}.`)
      throw error
    })
    if (!response.body) throw new BackupError(`The bucket ${settings.bucket} sent nothing for ${name}.`)
    return Readable.from(chunksOf(response.body, settings))
  }

  /** One part after the other, so that one is in memory. @returns the hash of the whole file */
  async function uploadParts(file: string, name: string, uploadId: string): Promise<string> {
    const hash = createHash('sha256')
    const parts: Awaited<ReturnType<typeof client.uploadPart>>[] = []
    for await (const part of partsOf(file, partBytes)) {
      hash.update(part)
      parts.push(
        await request(() => client.uploadPart(name, uploadId, part, parts.length + 1), timeouts.part),
      )
    }
    await request(() => client.completeMultipartUpload(name, uploadId, parts), timeouts.part)
    return hash.digest('hex')
  }

  return {
    async checkFree(name) {
      if (!isBackupName(name))
        throw new BackupError(`${name} is no name of a backup: it has to end in .tar.gz.`)
      if ((await this.list()).includes(name))
        throw new BackupError(`${name} is in the bucket already. Choose another name.`)
    },

    async upload(file, name) {
      const uploadId = await request(() => client.getMultipartUploadId(name, 'application/gzip'))
      try {
        const [sent, { size }] = [await uploadParts(file, name, uploadId), await stat(file)]
        const kept = await measure(await read(name))
        if (kept.hash !== sent || kept.bytes !== size)
          throw new BackupError(
            `What is in the bucket ${settings.bucket} is not what was uploaded: ${kept.bytes} of ${size} bytes.`,
          )
      } catch (error) {
        await client.abortMultipartUpload(name, uploadId).catch(() => {})
        await client.deleteObject(name).catch(() => {})
        throw error
      }
    },

    async list() {
      const names: string[] = []
      let next: string | undefined
      do {
        const page = await request(() => client.listObjectsPaged('/', '', 1000, next))
        if (!page) throw asBackupError(settings, new S3ServiceError('no list', 404))
        names.push(...(page.objects ?? []).map(({ Key }) => Key).filter(isBackupName))
        next = page.nextContinuationToken
      } while (next)
      return names.toSorted()
    },

    remove,
    read,
  }
}

/** In the words of the settings of backups. The store's own error stays as the cause. */
function asBackupError(settings: S3Settings, error: unknown): BackupError {
  const { message } = describeS3Error(settings, error)
  return new BackupError(message.replaceAll(/\bS3_/g, 'BACKUP_S3_').replace('for pictures', 'for backups'), {
    cause: error,
  })
}

async function* partsOf(file: string, partBytes: number): AsyncGenerator<Buffer> {
  const source = await open(file)
  try {
    const { size } = await source.stat()
    const length = Math.max(partBytes, Math.ceil(size / maxParts))
    for (let position = 0; position < size; position += length) {
      const part = Buffer.alloc(Math.min(length, size - position))
      for (let filled = 0; filled < part.length;) {
        const { bytesRead } = await source.read(part, filled, part.length - filled, position + filled)
        if (bytesRead === 0) throw new BackupError(`${file} became shorter while it was uploaded.`)
        filled += bytesRead
      }
      yield part
    }
  } finally {
    await source.close()
  }
}

/** A download that stalls is an error; the time of the reader does not count. */
async function* chunksOf(
  body: NonNullable<Response['body']>,
  settings: S3Settings,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await withTimeout(timeouts.idle, () => reader.read())
      if (done) return
      yield value
    }
  } catch (error) {
    throw asBackupError(settings, error)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function measure(content: Readable): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { hash: hash.digest('hex'), bytes }
}
