import { Readable } from 'node:stream'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/queue.ts'
import { isPictureFile, type PictureStore } from './picture-store.ts'
import { StorageUnavailable } from './storage-errors.ts'

/** Carries over what waits in the database, until the store has it all. As long as the store is away, each try is one. */
export const flushStorageOutboxJob = {
  name: 'flush-storage-outbox',
  payload: z.object({}),
  deletesOnSuccess: true as const,
}

export type StorageOutbox = PictureStore & {
  /** The job's handler. While the store cannot take them, it sends the next job. */
  flushStorageOutbox(signal: AbortSignal): Promise<void>
}

type Deps = {
  db: Database
  queue: Queue
  log: Pick<Log, 'info' | 'warn'>
  /** How much may wait, in bytes; some thousands of pictures. */
  limit?: number
  /** The same store, for the job that carries pictures over: with more time for each. */
  patient?: Pick<PictureStore, 'put'>
}

const gigabyte = 1e9
/** How long a store that failed is not the first to be asked. */
const awayMs = 5000
const nextTrySeconds = 5

/**
 * A store that loses no picture: what it cannot take now waits in the database, is read from there, and is carried over
 * by a job when it can. Somebody paid for it.
 */
export function withStorageOutbox(
  store: PictureStore,
  { db: { kysely }, queue, log, limit = gigabyte, patient = store }: Deps,
): StorageOutbox {
  /** What it failed with last, unless it answered since. */
  let trouble: { error: StorageUnavailable; until: number } | null = null
  const isAway = () => trouble !== null && performance.now() < trouble.until

  async function asking<T>(work: () => Promise<T>): Promise<T> {
    // Else every request of that time would wait as long.
    if (trouble?.error.isSilence && isAway()) throw trouble.error
    try {
      const answer = await work()
      if (trouble) log.info('the store of pictures answers again')
      trouble = null
      return answer
    } catch (error) {
      if (error instanceof StorageUnavailable) {
        if (!trouble) log.warn({ err: error }, 'the store of pictures does not answer')
        trouble = { error, until: performance.now() + awayMs }
      }
      throw error
    }
  }

  const forget = (files: readonly string[]) =>
    kysely.deleteFrom('storage_outbox').where('file', 'in', files).execute()

  const spooled = () =>
    kysely
      .selectFrom('storage_outbox')
      .select([
        sql<number>`coalesce(sum(octet_length(data)), 0)::int8`.as('bytes'),
        sql<number>`count(*)::int8`.as('files'),
      ])
      .executeTakeFirstOrThrow()

  const spool = (file: string, data: Uint8Array) =>
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

  async function fromSpool(file: string): ReturnType<PictureStore['read']> {
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
      // Before it is put: a job that is carrying an older one over holds its row until it is done.
      await forget([file])
      try {
        if (isAway()) await spool(file, data)
        else await asking(() => store.put(file, data))
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
        await spool(file, data)
      }
    },

    async read(file) {
      if (!isPictureFile(file)) return null
      const early = isAway() ? await fromSpool(file) : null
      if (early) return early
      try {
        const found = await asking(() => store.read(file))
        if (found) return found
      } catch (error) {
        const late = await fromSpool(file)
        if (late) return late
        throw error
      }
      return fromSpool(file)
    },

    async remove(files) {
      if (files.length === 0) return
      await forget(files)
      await asking(() => store.remove(files))
    },

    async size(signal) {
      return (await store.size(signal)) + (await spooled()).bytes
    },

    async ready() {
      if ((await spooled()).bytes >= limit)
        throw new StorageUnavailable(
          'As many pictures wait for their store as may. None is begun until it takes some.',
        )
      await store.ready()
    },

    async check() {
      try {
        await store.check()
      } catch (error) {
        const { files } = await spooled()
        if (files === 0) throw error
        const waiting = files === 1 ? '1 picture file waits' : `${files} picture files wait`
        throw new StorageUnavailable(`${(error as Error).message} Until then ${waiting} in the database.`, {
          cause: error,
        })
      }
    },

    async flushStorageOutbox(signal) {
      let carried = 0
      try {
        while (await flushOldest(signal)) carried += 1
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error
        // Not this one again: beside a job that is retried, each picture would add one.
        await queue.send(
          kysely,
          flushStorageOutboxJob,
          {},
          { singletonKey: 'all', startAfterSeconds: nextTrySeconds },
        )
      }
      if (carried > 0) log.info({ files: carried }, 'pictures that had waited are in their store')
    },
  }
}
