import { Counter, Gauge, Histogram, Registry } from 'prom-client'

// From a cached feed to a page that waits for a slow disk.
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]
// From a portrait preview to a picture of an overloaded provider.
const workBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

/**
 * The metrics of this process, in its own registry. Labels come from code and settings: no addresses, ids or words that
 * a person wrote.
 */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `moonpage_${name}`, help, labelNames, registers })
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `moonpage_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `moonpage_${name}`, help, buckets, labelNames, registers })
  const stories = counter('stories_total', 'Generations and regenerations that ended, by outcome', 'outcome')
  // Start at 0: Prometheus sees no increase in a series that begins at 1.
  for (const outcome of ['completed', 'failed']) stories.inc({ outcome }, 0)
  return {
    registry,
    stories,
    buildInfo: gauge(
      'build_info',
      'Always 1; version and process type are labels',
      'version',
      'node',
      'process',
    ),

    httpRequests: counter(
      'http_requests_total',
      'Finished requests; status is a class such as 2xx, or aborted if the client disconnected',
      'method',
      'route',
      'status',
    ),
    httpDuration: histogram(
      'http_request_duration_seconds',
      'From the request headers to the end of the response; without event streams',
      requestBuckets,
      'method',
      'route',
    ),
    httpInFlight: gauge('http_requests_in_flight', 'Requests in flight; without event streams'),
    eventStreams: gauge('event_streams_open', 'Open server-sent event streams'),

    eventLoopStalls: counter(
      'event_loop_stalls_total',
      'Seconds in which the event loop was blocked for more than 200 ms',
    ),
    eventLoopStalled: counter(
      'event_loop_stalled_seconds_total',
      'Seconds that the event loop was blocked in these stalls',
    ),

    jobs: counter(
      'jobs_total',
      'Job runs by outcome: completed, retried, failed (permanently), interrupted (returned to the queue)',
      'job_name',
      'outcome',
    ),
    jobDuration: histogram('job_duration_seconds', 'Duration of a job run', workBuckets, 'job_name'),
    jobsRunning: gauge('jobs_running', 'Jobs that this process is running', 'job_name'),
    steps: histogram(
      'generation_step_duration_seconds',
      'Duration of generation steps; outcome is ok, interrupted, error, or the kind of provider error',
      workBuckets,
      'step',
      'outcome',
    ),
    paintingInProgress: gauge('painting_in_progress', 'Sketches and pictures being painted'),
    pictureFaults: counter(
      'picture_faults_total',
      'Faults of embedded pictures that no staging mended; none: pictures without any',
      'fault',
    ),
    paintingWaiting: gauge('painting_waiting', 'Sketches and pictures that wait in the fair scheduler'),

    modelAnswers: counter('model_answers_total', 'Billed answers of hosted models', 'model', 'purpose'),
    modelTokens: counter('model_tokens_total', 'Tokens of hosted models', 'model', 'direction'),
    modelCost: counter('model_cost_usd_total', 'Cost of hosted models in US dollars', 'model', 'purpose'),
    providerCalls: histogram(
      'provider_call_duration_seconds',
      'Duration of single provider requests, retries included; outcome as for steps',
      workBuckets,
      'use',
      'outcome',
    ),

    dbStatements: histogram('db_statement_duration_seconds', 'Duration of SQL statements', statementBuckets),
    dbErrors: counter('db_errors_total', 'Failed SQL statements by SQLSTATE class, or connection', 'class'),
    cacheReads: counter('cache_reads_total', 'Cache lookups in this process, by outcome', 'cache', 'outcome'),
    picturesStored: counter('pictures_stored_bytes_total', 'Bytes of stored pictures'),
    picturesServed: counter('pictures_served_bytes_total', 'Bytes of served pictures'),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
