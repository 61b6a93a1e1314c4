import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { committedToday } from '../core/stories/budget.ts'
import { webhookFigures } from '../core/webhooks/webhook-figures.ts'
import type { Readiness } from '../infra/db/readiness.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import { liveWorkers } from '../infra/queue/worker-heartbeat.ts'
import { queueDepthByJob } from '../infra/queue/queue-depth.ts'
import { memoizeWithTtl } from '../lib/memoize-with-ttl.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import type { Services } from './services.ts'

const ttlMs = 5000
const timeoutMs = 2000

type SiteMetrics = Awaited<ReturnType<typeof siteMetrics>>

/**
 * Metrics of the site rather than of this process: every process reports the same values, read from the database at
 * most every five seconds. Without it they are left out, and `moonpage_database_up` is 0.
 */
export function collectSiteMetrics(
  { db, settings, metrics: { registry } }: Pick<Services, 'db' | 'settings'> & { metrics: Metrics },
  { check }: Pick<Readiness, 'check'>,
): void {
  const readMetrics = memoizeWithTtl(ttlMs, () => siteMetrics({ db, settings }))
  const currentMetrics = async (): Promise<SiteMetrics | null> =>
    (await check()) === null ? withTimeout(timeoutMs, readMetrics).catch(() => null) : null
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    setValues: (gauge: Gauge<L>, figures: SiteMetrics) => void,
  ) => {
    const created: Gauge<L> = new Gauge({
      name: `moonpage_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        created.reset()
        const known = await currentMetrics()
        if (known) setValues(created, known)
        else if (labelNames.length === 0) created.remove()
      },
    })
  }

  gauge(
    'queue_jobs',
    'Jobs that are due (waiting) or running',
    ['job_name', 'state'],
    (metric, { depths }) => {
      for (const { name, waiting, running } of depths) {
        metric.set({ job_name: name, state: 'waiting' }, waiting)
        metric.set({ job_name: name, state: 'running' }, running)
      }
    },
  )
  gauge(
    'queue_oldest_waiting_seconds',
    'Wait of the oldest due job in seconds',
    ['job_name'],
    (metric, { depths }) => {
      for (const { name, oldest_waiting_seconds: waits } of depths) metric.set({ job_name: name }, waits)
    },
  )
  gauge('workers', 'Live worker processes', [], (metric, { workers }) => metric.set(workers))
  gauge(
    'provider_circuit_open',
    '1 while the circuit of a provider is open',
    ['provider'],
    (metric, { circuits }) => {
      for (const { provider, is_open: isOpen } of circuits) metric.set({ provider }, isOpen ? 1 : 0)
    },
  )
  gauge(
    'backup_last_success_timestamp_seconds',
    'When the last backup was made that proved good; 0 if there is none',
    [],
    (metric, { backup }) => metric.set(backup ? backup.made_at.getTime() / 1000 : 0),
  )
  gauge('backup_bytes', 'Size of that backup', [], (metric, { backup }) => metric.set(backup?.bytes ?? 0))
  gauge(
    'backup_last_failure_timestamp_seconds',
    'When a backup by schedule failed last; 0 if none did',
    [],
    (metric, { failedAt }) => metric.set(failedAt ? failedAt.getTime() / 1000 : 0),
  )
  gauge('storage_outbox', 'Pictures in the storage outbox', [], (metric, { outboxSize }) =>
    metric.set(outboxSize),
  )
  gauge(
    'webhook_deliveries',
    'Deliveries of the last day that arrived (delivered), wait for another attempt (retrying), or were given up',
    ['state'],
    (metric, { webhooks: { delivered, retrying, given_up } }) => {
      for (const [state, count] of Object.entries({ delivered, retrying, given_up }))
        metric.set({ state }, count)
    },
  )
  gauge('webhooks_disabled', 'Webhooks that are off because nothing arrived', [], (metric, { webhooks }) =>
    metric.set(webhooks.disabled),
  )
  const { dailyBudget } = settings
  if (dailyBudget !== null) {
    gauge('budget_usd', 'DAILY_BUDGET', [], (metric) => metric.set(dailyBudget))
    gauge('budget_left_usd', 'DAILY_BUDGET less what was spent and reserved', [], (metric, { committed }) =>
      metric.set(dailyBudget - committed),
    )
  }
  const up: Gauge = new Gauge({
    name: 'moonpage_database_up',
    help: '1 if the database answers and has the schema that this version needs',
    registers: [registry],
    async collect() {
      up.set((await check()) === null ? 1 : 0)
    },
  })
}

/** One statement after another on a single connection, since nobody waits for it. */
const siteMetrics = ({ db, settings }: Pick<Services, 'db' | 'settings'>) =>
  db.kysely.connection().execute(async (connection) => {
    const depths = await queueDepthByJob(connection)
    const workers = await liveWorkers(connection)
    const circuits = await connection
      .selectFrom('provider_circuits')
      .select(['provider', sql<boolean>`coalesce(opened_until > now(), false)`.as('is_open')])
      .execute()
    const backup = await connection
      .selectFrom('backups')
      .select(['made_at', 'bytes'])
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const failed = await connection
      .selectFrom('failed_backups')
      .select((eb) => eb.fn.max('failed_at').as('at'))
      .executeTakeFirst()
    const { outboxSize } = await connection
      .selectFrom('storage_outbox')
      .select((eb) => eb.fn.countAll<number>().as('outboxSize'))
      .executeTakeFirstOrThrow()
    const webhooks = await webhookFigures(connection)
    const { spent, reserved } =
      settings.dailyBudget === null ? { spent: 0, reserved: 0 } : await committedToday(connection)
    return {
      depths,
      workers: workers.length,
      circuits,
      backup,
      failedAt: failed?.at ?? null,
      outboxSize,
      webhooks,
      committed: spent + reserved,
    }
  })
