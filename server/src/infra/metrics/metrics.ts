import { Counter, Gauge, Histogram, Registry } from 'prom-client'

// From a feed out of a cache to a page that waits for a slow disk.
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]
// From a portrait to a picture of a provider who has much to do.
const workBuckets = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

/**
 * What this process counts of itself, in a registry of its own. Labels are names out of our code and settings: never an
 * address, an id, or a word that a person wrote.
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
  const stories = counter(
    'stories_total',
    'Stories that were made, again or for the first time, or failed',
    'outcome',
  )
  // Told before the first: of what begins at 1 Prometheus sees no increase.
  for (const outcome of ['completed', 'failed']) stories.inc({ outcome }, 0)
  return {
    registry,
    stories,
    buildInfo: gauge('build_info', '1, with what runs here', 'version', 'node', 'process'),

    httpRequests: counter(
      'http_requests_total',
      'Requests that ended; status is a class such as 2xx, or aborted where the caller left before the answer',
      'method',
      'route',
      'status',
    ),
    httpDuration: histogram(
      'http_request_duration_seconds',
      'From the head of a request to the end of its answer, event streams left out',
      requestBuckets,
      'method',
      'route',
    ),
    httpInFlight: gauge('http_requests_in_flight', 'Requests under way, event streams left out'),
    eventStreams: gauge('event_streams_open', 'Readers who follow a story that is being made'),

    eventLoopStalls: counter(
      'event_loop_stalls_total',
      'Seconds in which this process stood still for more than 200 ms at a time',
    ),
    eventLoopStalled: counter('event_loop_stalled_seconds_total', 'How long it stood still then'),

    jobs: counter(
      'jobs_total',
      'Runs of jobs by how they ended: completed, retried, failed (for good), interrupted (given to another run)',
      'job_name',
      'outcome',
    ),
    jobDuration: histogram('job_duration_seconds', 'How long a run of a job took', workBuckets, 'job_name'),
    jobsRunning: gauge('jobs_running', 'Jobs in the hands of this process', 'job_name'),
    steps: histogram(
      'generation_step_duration_seconds',
      'Steps of making books; outcome is ok, interrupted, error, or the trouble with a provider',
      workBuckets,
      'step',
      'outcome',
    ),
    paintingInProgress: gauge('painting_in_progress', 'Drawings and pictures that are being made'),
    paintingWaiting: gauge('painting_waiting', 'Drawings and pictures that wait for their turn'),

    modelAnswers: counter('model_answers_total', 'Answers of hosted models', 'model', 'purpose'),
    modelTokens: counter('model_tokens_total', 'Tokens of hosted models', 'model', 'direction'),
    modelCost: counter('model_cost_usd_total', 'US dollars for hosted models', 'model', 'purpose'),
    providerCalls: histogram(
      'provider_call_duration_seconds',
      'Single requests to a model server, retries counted; outcome as for steps',
      workBuckets,
      'use',
      'outcome',
    ),

    dbStatements: histogram('db_statement_duration_seconds', 'How long statements took', statementBuckets),
    dbErrors: counter(
      'db_errors_total',
      'Statements that failed, by the class of their SQLSTATE, or connection',
      'class',
    ),
    cacheReads: counter('cache_reads_total', 'Looks into a cache of this process', 'cache', 'outcome'),
    picturesStored: counter('pictures_stored_bytes_total', 'Bytes of pictures that were stored'),
    picturesServed: counter('pictures_served_bytes_total', 'Bytes of pictures that were asked for'),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
