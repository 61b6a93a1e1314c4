import { SpanKind } from '@opentelemetry/api'
import type { Metrics } from '../metrics/metrics.ts'
import { secondsSince } from '../metrics/time-step.ts'
import { contextFrom, inSpan } from '../tracing/in-span.ts'
import { GivenUp } from './job.ts'
import type { Queue, Run } from './queue.ts'

/** The same queue, with every run of a job counted and traced, under the request that asked for it. */
export function observedQueue(queue: Queue, { jobs, jobDuration, jobsRunning }: Metrics): Queue {
  return {
    ...queue,
    work: (job, options, handler) =>
      queue.work(job, options, async (payload, run) => {
        const { name } = job
        const began = performance.now()
        jobsRunning.inc({ job: name })
        const ended = (outcome: string) => {
          jobsRunning.dec({ job: name })
          jobs.inc({ job: name, outcome })
          jobDuration.observe({ job: name }, secondsSince(began))
        }
        try {
          await inSpan(`process ${name}`, spanOf(name, run), () => handler(payload, run))
          ended('completed')
        } catch (error) {
          ended(outcomeOf(error, run))
          throw error
        }
      }),
  }
}

const outcomeOf = (error: unknown, { signal }: Run): string =>
  error instanceof GivenUp ? 'failed' : signal.aborted ? 'interrupted' : 'retried'

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
