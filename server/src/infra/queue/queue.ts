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
import type { Job, Run } from './job.ts'

export type { HandledJob, Job, Run } from './job.ts'

export type Queue = {
  /**
   * Enqueues a job in the caller's transaction: it exists if and only if that commits. With a singletonKey, nothing is
   * added while a job of that name and key is pending for its first run; startAfterSeconds delays it. Pending jobs run
   * by priority (default 0), then by age.
   * @returns the job's id, or null if one was pending already
   */
  send<P extends object>(
    tx: Kysely<Tables> | pg.ClientBase,
    job: Job<P>,
    payload: NoInfer<P>,
    options?: { singletonKey?: string; startAfterSeconds?: number; priority?: number },
  ): Promise<string | null>
  /**
   * Deletes every job with one of these ids in a field of its payload, done ones too, in the caller's transaction. A
   * worker that runs one loses its lease within seconds, and its signal aborts.
   */
  deleteJobsWith(tx: Kysely<Tables> | pg.ClientBase, ids: readonly string[]): Promise<void>
  /**
   * Runs jobs as they arrive, up to `concurrency` at once. A heartbeat keeps the lease; a job of a process that dies
   * runs again elsewhere within 30 s. If the handler throws, the retry policy applies, unless it throws
   * PermanentFailure; if it returns, the job is done. After an abort it has to throw.
   */
  work<P extends object>(
    job: Job<P>,
    options: { concurrency: number },
    handler: (payload: P, run: Run) => Promise<unknown>,
  ): Promise<void>
  /**
   * Returns the jobs to the queue that were claimed before the database's last start. Only for the process that started
   * the embedded database, since those workers are known to be dead. @returns how many
   */
  releaseAbandoned(): Promise<number>
  /**
   * Takes no new jobs, aborts running ones, waits up to `graceMs`, and returns unfinished ones to the queue. Sending
   * still works.
   */
  drain(options: { graceMs: number }): Promise<void>
  /** Like `drain`, then closes. */
  stop(options: { graceMs: number }): Promise<void>
}

type Options = {
  /** URL of a direct connection for LISTEN, not PgBouncer in transaction mode: without it jobs start a second later. */
  url: string
  log: Pick<Log, 'debug' | 'warn' | 'error'>
  /** False for a process that only sends jobs: it supervises no leases and does not listen. */
  works?: boolean
}

/** Opens the queue, and creates or updates its tables (schema `pgboss`). */
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
  boss.on('error', (error) => log.warn(`queue: ${error.message}`))
  boss.on('warning', (warning) => log.debug(`queue: ${warning.message}`))
  await boss.start()
  const running = runningJobs()
  const known = new Map<string, Promise<void>>()
  const workers: string[] = []
  let draining: Promise<void> | null = null
  let stopping: Promise<void> | null = null

  const ensureQueue = (job: Job) => {
    const ensured = known.get(job.name) ?? createOrUpdate(boss, job)
    known.set(job.name, ensured)
    ensured.catch(() => known.delete(job.name))
    return ensured
  }

  const runJob = async (
    job: Job,
    claimed: BossJob,
    handler: (payload: never, run: Run) => Promise<unknown>,
  ) => {
    const payload = z.safeParse(job.payload, claimed.data)
    if (!payload.success) {
      // Retries would not help; a newer version may.
      log.error(`job ${job.name} ${claimed.id} has a payload that this version cannot read`)
      return await failJob(boss.getDb(), claimed, 'This version cannot read what is to be done.')
    }
    try {
      await running.run(claimed, claimed.signal, (signal) =>
        handler(payload.data as never, {
          signal,
          attempt: claimed.retryCount + 1,
          traceparent: (claimed.data as Traced).traceparent,
        }),
      )
      if (job.deletesOnSuccess) await boss.deleteJob(job.name, claimed.id)
    } catch (error) {
      if (error instanceof PermanentFailure) return await failJob(boss.getDb(), claimed, error.message)
      if (draining) return await releaseJobs(boss.getDb(), [claimed])
      log.warn(`job ${job.name} ${claimed.id} failed in attempt ${claimed.retryCount + 1}: ${String(error)}`)
      throw error
    }
  }

  const returnUnfinished = async (graceMs: number) => {
    await Promise.all(workers.map((name) => boss.offWork(name, { wait: false })))
    running.abortAll(new Error('The process is stopping'))
    await running.settled(graceMs)
    await releaseJobs(boss.getDb(), running.claims()).catch((error: Error) =>
      log.warn(`queue: unfinished jobs wait for their lease to expire: ${error.message}`),
    )
  }
  const drain = (graceMs: number) => (draining ??= returnUnfinished(graceMs))

  return {
    send: async (tx, job, payload, options = {}) => {
      const traceparent = currentTraceparent()
      const data: Traced = { ...z.parse(job.payload, payload), ...(traceparent && { traceparent }) }
      await ensureQueue(job)
      const id = crypto.randomUUID()
      return boss.send(job.name, data, {
        id,
        // The queue allows one pending job per key; without a key each job has its own.
        singletonKey: options.singletonKey ?? id,
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.priority !== undefined && { priority: options.priority }),
        db: inTransaction(tx),
      })
    },
    deleteJobsWith: async (tx, ids) => {
      await inTransaction(tx).executeSql(deleteJobs, [ids])
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
          async ([claimed]: BossJob[]) => {
            if (!claimed) return
            if (draining) return releaseJobs(boss.getDb(), [claimed])
            // Otherwise this slot would idle until its next poll while jobs are pending.
            boss.notifyWorker(worker)
            await runJob(job, claimed, handler)
          },
        )
      }
    },
    releaseAbandoned: () => releaseJobsBefore(boss.getDb()),
    drain: ({ graceMs }) => drain(graceMs),
    stop: ({ graceMs }) => (stopping ??= drain(graceMs).then(() => boss.stop({ graceful: false }))),
  }
}

/** A field beside the payload, which handlers do not see. */
type Traced = { traceparent?: unknown }

const deleteJobs = `delete from pgboss.job where exists (
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
