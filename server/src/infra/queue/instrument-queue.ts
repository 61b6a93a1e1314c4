import { SpanKind } from '@opentelemetry/api'
import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince } from '../metrics/time-step.ts'
import { contextFrom, withSpan } from '../tracing/in-span.ts'
import { PermanentFailure } from './job.ts'
import type { Queue, Run } from './queue.ts'

/** Wraps the queue: counts and traces each job run, in the trace of the request that enqueued it. */
export function instrumentQueue(queue: Queue, { jobs, jobDuration, jobsRunning }: Metrics): Queue {
  return {
    ...queue,
    work: (job, options, handler) => {
      const { name } = job
      // Start at 0: Prometheus sees no increase in a series that begins at 1.
      for (const outcome of outcomes) jobs.inc({ job_name: name, outcome }, 0)
      return queue.work(job, options, async (payload, run) => {
        const began = performance.now()
        jobsRunning.inc({ job_name: name })
        const recordRun = (outcome: Outcome) => {
          jobsRunning.dec({ job_name: name })
          jobs.inc({ job_name: name, outcome })
          jobDuration.observe({ job_name: name }, secondsSince(began))
        }
        try {
          await withSpan(`process ${name}`, spanOf(name, run), () => handler(payload, run))
          recordRun('completed')
        } catch (error) {
          recordRun(outcomeOf(error, run))
          throw error
        }
      })
    },
  }
}

const outcomes = ['completed', 'retried', 'failed', 'interrupted'] as const
type Outcome = (typeof outcomes)[number]

const outcomeOf = (error: unknown, { signal }: Run): Outcome =>
  error instanceof PermanentFailure ? 'failed' : signal.aborted ? 'interrupted' : 'retried'

const spanOf = (name: string, { attempt, traceparent }: Run) => ({
  kind: SpanKind.CONSUMER,
  parent: contextFrom(traceparent),
  attributes: {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.destination.name': name,
    'moonpage.job.attempt': attempt,
  },
})
