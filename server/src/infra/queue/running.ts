import type pg from 'pg'

/** A job that this process runs. */
export type ClaimedJob = { id: string; retryCount: number }

/** The jobs that this process runs, and how to return them to the queue. */
export function runningJobs() {
  const running = new Map<ClaimedJob, { abort: AbortController; done: Promise<unknown> }>()
  return {
    /** Runs `work` with a signal that aborts with the job's own or with `stop`. */
    async run<T>(
      claim: ClaimedJob,
      signal: AbortSignal,
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const abort = new AbortController()
      const done = work(AbortSignal.any([signal, abort.signal]))
      running.set(claim, { abort, done })
      try {
        return await done
      } finally {
        running.delete(claim)
      }
    },
    claims: () => [...running.keys()],
    abortAll(reason: Error) {
      for (const { abort } of running.values()) abort.abort(reason)
    },
    /** Resolves when all have ended, or after the given time. */
    async settled(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
      await Promise.race([late, Promise.allSettled([...running.values()].map(({ done }) => done))])
      clearTimeout(timer)
    },
  }
}

export type Executor = { executeSql(text: string, values?: unknown[]): Promise<unknown> }

// As a due retry that keeps its start time: the next claim counts as a new attempt, so that late reports of the old one
// are ignored.
const release = `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`

/** Returns jobs of this process to the queue. */
export async function releaseJobs(db: Executor, claims: ClaimedJob[]): Promise<void> {
  if (claims.length === 0) return
  const attempts = claims.map(({ id, retryCount }) => `${id}:${retryCount}`)
  await db.executeSql(`${release} and id::text || ':' || retry_count = any($1::text[])`, [attempts])
}

/** Returns every job to the queue that was taken before the database server started. @returns how many */
export async function releaseJobsBefore(db: Executor): Promise<number> {
  const sql = `${release} and started_on < pg_postmaster_start_time()`
  const { rowCount } = (await db.executeSql(sql)) as pg.QueryResult
  return rowCount ?? 0
}
