import type * as z from 'zod/mini'

/** What can be asked of a worker: declared once, beside its handler or where it is sent from. */
export type Job<P extends object = object> = {
  /** Letters, digits, `-` and `_`: also the name of its queue. */
  name: string
  payload: z.ZodMiniType<P>
  retry?: RetryPolicy
  /** Removed as soon as it is done: its payload names somebody who is gone. Others are kept for a day. */
  deletesOnSuccess?: true
}

export type RetryPolicy = {
  /**
   * How often it may run again. High unless said otherwise: each lost lease counts (a closed laptop, a
   * restart), so what gives up on a provider counts failures of its own.
   */
  limit?: number
  /** Before the first retry; it doubles with each further one up to `maxDelaySeconds`. */
  delaySeconds?: number
  maxDelaySeconds?: number
  /** A run that takes longer is taken for hung: its signal aborts and it is retried. */
  expireSeconds?: number
}

/** Thrown by a handler for which no further try would end otherwise. The job has failed then, until somebody runs it again. */
export class PermanentFailure extends Error {}

/** The queue of a job, in pg-boss's words. */
export function queueOptions({ retry = {} }: Job) {
  const delay = retry.delaySeconds ?? 1
  return {
    retryLimit: retry.limit ?? 1000,
    retryDelay: delay,
    retryBackoff: delay > 0,
    // A lease is noticed lost after 10 to 15 s; with this the job runs again within 30.
    ...(delay > 0 && { retryDelayMax: retry.maxDelaySeconds ?? 10 }),
    expireInSeconds: retry.expireSeconds ?? 3600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 30 * 86_400,
    notify: true,
  }
}
