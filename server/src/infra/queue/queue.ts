import { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import * as z from 'zod/mini'
import { failJob } from './failed-jobs.ts'
import { PermanentFailure, queueOptions } from './job.ts'
import { releaseJobs, releaseJobsBefore, runningJobs } from './running.ts'
import type pg from 'pg'
import type { Db, Job as BossJob } from 'pg-boss'
import type { Tables } from '../db/tables.ts'
import { currentTraceparent } from '../tracing/in-span.ts'
import type { Log } from '../log.ts'
import type { Job } from './job.ts'

export type { Job } from './job.ts'

/** What a handler is told besides its payload. */
export type Run = {
  /** Aborts when the process stops, or the job was given to another one. Stop soon, and throw. */
  signal: AbortSignal
  /** 1 at first, one more each time the job runs again; fences what a worker that lost its lease would write. */
  attempt: number
  /** Where in a trace the job was sent from, if it was traced. */
  traceparent: unknown
}

export type Queue = {
  /**
   * Puts a job into the caller's transaction: it exists when that commits, and never did when it rolls back.
   * With a singletonKey, nothing is added while a job of that name and key waits for its first run; with
   * startAfterSeconds it waits at least so long. Of those that wait, the one of the highest priority is taken
   * first, then the oldest; 0 unless said otherwise.
   * @returns the job's id, or null where one was waiting already
   */
  send<P extends object>(
    tx: Kysely<Tables> | pg.ClientBase,
    job: Job<P>,
    payload: NoInfer<P>,
    options?: { singletonKey?: string; startAfterSeconds?: number; priority?: number },
  ): Promise<string | null>
  /**
   * Removes every job that names one of these ids in a field of its payload, done ones too, in the caller's
   * transaction. Whoever works on one now finds its lease lost within seconds, and its signal aborts.
   */
  forget(tx: Kysely<Tables> | pg.ClientBase, ids: readonly string[]): Promise<void>
  /**
   * Takes jobs as they come, up to `concurrency` at once. The lease is kept by a heartbeat; the job of a
   * process that dies runs again elsewhere within 30 s. A handler that throws is run again by the job's
   * retry policy, unless it throws PermanentFailure; one that returns is done: on an aborted signal it has to throw.
   */
  work<P extends object>(
    job: Job<P>,
    options: { concurrency: number },
    handler: (payload: P, run: Run) => Promise<unknown>,
  ): Promise<void>
  /**
   * Hands back at once what processes of before the database's last start had taken. For the process that
   * started the embedded database alone: only there do we know that they are dead. @returns how many
   */
  releaseAbandoned(): Promise<number>
  /**
   * Takes nothing new, aborts the signals, waits up to `graceMs`, and hands back what is unfinished. Jobs can
   * still be sent.
   */
  rest(options: { graceMs: number }): Promise<void>
  /** Rests, and closes. */
  stop(options: { graceMs: number }): Promise<void>
}

type Options = {
  /** A session of our own is listened on: not PgBouncer in transaction mode. There, jobs start a second later. */
  url: string
  log: Pick<Log, 'debug' | 'warn' | 'error'>
  /** False in a process that only sends: it looks after nobody's lease, and waits for no news. */
  works?: boolean
}

/** Opens the queue, and makes or updates its tables (schema `pgboss`). */
export async function openQueue({ url, log, works = true }: Options): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'moonpage-queue',
    max: works ? 4 : 1,
    supervise: works,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 3600,
    schedule: false,
    useListenNotify: works,
  })
  boss.on('error', (error) => log.warn(`Queue: ${error.message}`))
  boss.on('warning', (warning) => log.debug(`Queue: ${warning.message}`))
  await boss.start()
  const running = runningJobs()
  const known = new Map<string, Promise<void>>()
  const workers: string[] = []
  let resting: Promise<void> | null = null
  let stopping: Promise<void> | null = null

  const ensureQueue = (job: Job) => {
    const ensured = known.get(job.name) ?? createOrUpdate(boss, job)
    known.set(job.name, ensured)
    ensured.catch(() => known.delete(job.name))
    return ensured
  }

  const perform = async (
    job: Job,
    taken: BossJob,
    handler: (payload: never, run: Run) => Promise<unknown>,
  ) => {
    const payload = z.safeParse(job.payload, taken.data)
    if (!payload.success) {
      // No retry makes it readable; a newer version may.
      log.error(`Job ${job.name} ${taken.id} has a payload that this version cannot read.`)
      return await failJob(boss.getDb(), taken, 'This version cannot read what is to be done.')
    }
    try {
      await running.run(taken, taken.signal, (signal) =>
        handler(payload.data as never, {
          signal,
          attempt: taken.retryCount + 1,
          traceparent: (taken.data as Traced).traceparent,
        }),
      )
      if (job.deletesOnSuccess) await boss.deleteJob(job.name, taken.id)
    } catch (error) {
      if (error instanceof PermanentFailure) return await failJob(boss.getDb(), taken, error.message)
      if (resting) return await releaseJobs(boss.getDb(), [taken])
      log.warn(`Job ${job.name} ${taken.id} failed in attempt ${taken.retryCount + 1}: ${String(error)}`)
      throw error
    }
  }

  const handOn = async (graceMs: number) => {
    await Promise.all(workers.map((name) => boss.offWork(name, { wait: false })))
    running.abortAll(new Error('The process is stopping'))
    await running.settled(graceMs)
    await releaseJobs(boss.getDb(), running.claims()).catch((error: Error) =>
      log.warn(`Queue: unfinished jobs wait for their lease to run out: ${error.message}`),
    )
  }
  const rest = (graceMs: number) => (resting ??= handOn(graceMs))

  return {
    send: async (tx, job, payload, options = {}) => {
      const traceparent = currentTraceparent()
      const data: Traced = { ...z.parse(job.payload, payload), ...(traceparent && { traceparent }) }
      await ensureQueue(job)
      const id = crypto.randomUUID()
      return boss.send(job.name, data, {
        id,
        // The queue keeps one waiting job a key; without a key each is its own.
        singletonKey: options.singletonKey ?? id,
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.priority !== undefined && { priority: options.priority }),
        db: inTransaction(tx),
      })
    },
    forget: async (tx, ids) => {
      await inTransaction(tx).executeSql(forgetJobs, [ids])
    },
    work: async (job, { concurrency }, handler) => {
      await ensureQueue(job)
      workers.push(job.name)
      for (let slot = 0; slot < concurrency; slot++) {
        const worker: string = await boss.work(
          job.name,
          {
            batchSize: 1,
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: 2,
            heartbeatRefreshSeconds: 3,
          },
          async ([taken]: BossJob[]) => {
            if (!taken) return
            if (resting) return releaseJobs(boss.getDb(), [taken])
            // Else this slot would wait for its next poll while other jobs wait for it.
            boss.notifyWorker(worker)
            await perform(job, taken, handler)
          },
        )
      }
    },
    releaseAbandoned: () => releaseJobsBefore(boss.getDb()),
    rest: ({ graceMs }) => rest(graceMs),
    stop: ({ graceMs }) => (stopping ??= rest(graceMs).then(() => boss.stop({ graceful: false }))),
  }
}

/** Beside the payload, which does not know of it. */
type Traced = { traceparent?: unknown }

const forgetJobs = `delete from pgboss.job where exists (
  select from jsonb_each_text(data) as field where field.value = any($1::text[]))`

async function createOrUpdate(boss: PgBoss, job: Job): Promise<void> {
  const options = queueOptions(job)
  await boss.createQueue(job.name, { policy: 'short', ...options })
  await boss.updateQueue(job.name, options)
}

function inTransaction(tx: Kysely<Tables> | pg.ClientBase): Db {
  if (tx instanceof Kysely) return fromKysely(tx)
  return { executeSql: (text, values) => tx.query(text, values) }
}
