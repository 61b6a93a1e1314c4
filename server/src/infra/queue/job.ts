import type * as z from 'zod/mini'

/** A kind of job: its name, payload and retry policy, declared once. */
export type Job<P extends object = object> = {
  /** Letters, digits, `-` and `_`; also the name of its queue. */
  name: string
  payload: z.ZodMiniType<P>
  retry?: RetryPolicy
  /**
   * Deleted as soon as it is done, because its payload identifies somebody who was deleted. Others are kept for a day.
   */
  deletesOnSuccess?: true
}

/** A job together with its handler, which takes what it needs as an argument: whoever only enqueues it needs none of that. */
export type HandledJob<P extends object, Deps> = Job<P> & {
  handle(deps: Deps, payload: P, run: Run): Promise<unknown>
}

/** What a handler gets besides the payload. */
export type Run = {
  /** Aborts when the process stops or the job's lease is lost. Handlers should stop soon, and throw. */
  signal: AbortSignal
  /** 1 at first, incremented with each run: a fencing token against workers that lost their lease. */
  attempt: number
  /** Trace context of the enqueuing request, if traced. */
  traceparent: unknown
}

export type RetryPolicy = {
  /**
   * Maximum number of retries. High by default, since each lost lease counts (a suspended laptop, a restart): a handler
   * that gives up on a provider counts failures itself.
   */
  limit?: number
  /** Delay of the first retry; it doubles with each further one, up to `maxDelaySeconds`. */
  delaySeconds?: number
  maxDelaySeconds?: number
  /** Timeout of a run: its signal aborts, and the job is retried. */
  expireSeconds?: number
}

/** Thrown by a handler if retries would not help. The job has failed until somebody retries it. */
export class PermanentFailure extends Error {}

/** pg-boss options of a job's queue. */
export function queueOptions({ retry = {} }: Job) {
  const delay = retry.delaySeconds ?? 1
  return {
    retryLimit: retry.limit ?? 1000,
    retryDelay: delay,
    retryBackoff: delay > 0,
    // A lost lease is noticed after 10 to 15 s; with this the job runs again within 30 s.
    ...(delay > 0 && { retryDelayMax: retry.maxDelaySeconds ?? 10 }),
    expireInSeconds: retry.expireSeconds ?? 3600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 30 * 86_400,
    notify: true,
  }
}
