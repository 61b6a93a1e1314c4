import { Readable } from 'node:stream'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { HandledJob, Queue } from '../queue/queue.ts'
import { isStoredFile, type PictureStore } from './picture-store.ts'
import { StorageUnavailable } from './storage-errors.ts'

/** Flushes the outbox to the store. During an outage each attempt is a single picture. */
export const flushStorageOutboxJob: HandledJob<object, { pictures: StorageOutbox }> = {
  name: 'flush-storage-outbox',
  payload: z.object({}),
  deletesOnSuccess: true,
  handle: ({ pictures }, _payload, { signal }) => pictures.flushStorageOutbox(signal),
}

export type StorageOutbox = PictureStore & {
  /** Handler of the job. During an outage it enqueues the next job. */
  flushStorageOutbox(signal: AbortSignal): Promise<void>
}

type Deps = {
  db: Database
  queue: Queue
  log: Pick<Log, 'info' | 'warn'>
  /** Maximum size of the outbox in bytes; some thousand pictures. */
  limit?: number
  /** The same store with longer timeouts, for the job. */
  patient?: Pick<PictureStore, 'put'>
}

const gigabyte = 1e9
/** How long a store that failed is bypassed. */
const bypassMs = 5000
const retryDelaySeconds = 5

/**
 * A store that loses no picture: what it cannot write now is kept in the database, read from there, and flushed by a
 * job later. Pictures may have cost money.
 */
export function withStorageOutbox(
  store: PictureStore,
  { db: { kysely }, queue, log, limit = gigabyte, patient = store }: Deps,
): StorageOutbox {
  /** The latest failure, unless it has succeeded since. */
  let lastError: { error: StorageUnavailable; until: number } | null = null
  const isAway = () => lastError !== null && performance.now() < lastError.until

  async function withStore<T>(work: () => Promise<T>): Promise<T> {
    // Otherwise every request would wait for the timeout.
    if (lastError?.error.isTimeout && isAway()) throw lastError.error
    try {
      const answer = await work()
      if (lastError) log.info('picture store available again')
      lastError = null
      return answer
    } catch (error) {
      if (error instanceof StorageUnavailable) {
        if (!lastError) log.warn({ err: error }, 'picture store unavailable')
        lastError = { error, until: performance.now() + bypassMs }
      }
      throw error
    }
  }

  const removeFromOutbox = (files: readonly string[]) =>
    kysely.deleteFrom('storage_outbox').where('file', 'in', files).execute()

  const outboxSize = () =>
    kysely
      .selectFrom('storage_outbox')
      .select([
        sql<number>`coalesce(sum(octet_length(data)), 0)::int8`.as('bytes'),
        sql<number>`count(*)::int8`.as('files'),
      ])
      .executeTakeFirstOrThrow()

  const enqueuePicture = (file: string, data: Uint8Array) =>
    kysely.transaction().execute(async (tx) => {
      await tx
        .insertInto('storage_outbox')
        .values({ file, data: Buffer.from(data) })
        .onConflict((conflict) =>
          conflict.column('file').doUpdateSet((set) => ({ data: set.ref('excluded.data') })),
        )
        .execute()
      await queue.send(tx, flushStorageOutboxJob, {}, { singletonKey: 'all' })
    })

  async function readFromOutbox(file: string): ReturnType<PictureStore['read']> {
    const found = await kysely
      .selectFrom('storage_outbox')
      .select('data')
      .where('file', '=', file)
      .executeTakeFirst()
    return found ? { size: found.data.length, stream: Readable.from([found.data]) } : null
  }

  /** @returns whether there was one */
  function flushOldest(signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted()
    return kysely.transaction().execute(async (tx) => {
      const next = await tx
        .selectFrom('storage_outbox')
        .select(['file', 'data'])
        .orderBy('queued_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!next) return false
      await patient.put(next.file, next.data, signal)
      await tx.deleteFrom('storage_outbox').where('file', '=', next.file).execute()
      return true
    })
  }

  return {
    ...store,

    async put(file, data) {
      // Before writing: a job that flushes an older version holds its row's lock until it is done.
      await removeFromOutbox([file])
      try {
        if (isAway()) await enqueuePicture(file, data)
        else await withStore(() => store.put(file, data))
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
        await enqueuePicture(file, data)
      }
    },

    async read(file) {
      if (!isStoredFile(file)) return null
      const early = isAway() ? await readFromOutbox(file) : null
      if (early) return early
      try {
        const found = await withStore(() => store.read(file))
        if (found) return found
      } catch (error) {
        const late = await readFromOutbox(file)
        if (late) return late
        throw error
      }
      return readFromOutbox(file)
    },

    async remove(files) {
      if (files.length === 0) return
      await removeFromOutbox(files)
      await withStore(() => store.remove(files))
    },

    async size(signal) {
      return (await store.size(signal)) + (await outboxSize()).bytes
    },

    async ready() {
      if ((await outboxSize()).bytes >= limit)
        throw new StorageUnavailable(
          'As many pictures wait for their store as may. None is begun until it takes some.',
        )
      await store.ready()
    },

    async check() {
      try {
        await store.check()
      } catch (error) {
        const { files } = await outboxSize()
        if (files === 0) throw error
        const waiting = files === 1 ? '1 picture file waits' : `${files} picture files wait`
        throw new StorageUnavailable(`${(error as Error).message} Until then ${waiting} in the database.`, {
          cause: error,
        })
      }
    },

    async flushStorageOutbox(signal) {
      let flushed = 0
      try {
        while (await flushOldest(signal)) flushed += 1
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
        // Not the same job again: beside a job that is being retried each picture would add one.
        await queue.send(
          kysely,
          flushStorageOutboxJob,
          {},
          { singletonKey: 'all', startAfterSeconds: retryDelaySeconds },
        )
      }
      if (flushed > 0) log.info({ files: flushed }, 'storage outbox flushed')
    },
  }
}
