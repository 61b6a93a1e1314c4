import type { SystemActivity } from '@moonpage/contract/system'
import { inTime, size, sinceMinute } from './format-units.ts'
import css from './system.module.css'

const webhookWords = ({ delivered, retrying, given_up, disabled }: SystemActivity['webhooks']): string =>
  [
    `${delivered} arrived`,
    retrying > 0 && `${retrying} to try again`,
    given_up > 0 && `${given_up} given up`,
    disabled > 0 && `${disabled} turned off`,
  ]
    .filter((part) => part !== false)
    .join(', ')

const factsOf = ({ queue, storage_bytes: bytes, model_spend: spend, webhooks }: SystemActivity) => [
  ['Waiting jobs', String(queue.waiting)],
  ['Running jobs', String(queue.running)],
  ['Oldest wait', queue.waiting === 0 ? 'None' : inTime(queue.oldest_waiting_seconds)],
  ['Failed jobs', String(queue.failed)],
  ['Storage used', bytes === null ? 'Still counting' : size(bytes)],
  [
    'Model spend today',
    `$${spend.usd.toFixed(2)} for ${spend.calls} ${spend.calls === 1 ? 'call' : 'calls'}`,
  ],
  ['Webhooks today', webhookWords(webhooks)],
]

/** Facts about queue, storage and spending. */
export const Activity = ({ activity }: { activity: SystemActivity }) => (
  <dl className={css.facts}>
    {factsOf(activity).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The workers of the queue. */
export const Workers = ({ workers }: { workers: SystemActivity['workers'] }) =>
  workers.length === 0 ? (
    <p className={css.bad}>
      No worker is running, so no stories are being made. Start Moonpage, or its worker, on the server.
    </p>
  ) : (
    <ul className={css.workers}>
      {workers.map(({ id, host, started_at: started, seen_at: seen }) => (
        <li key={id}>
          <b>{host}</b>
          <span className={css.quiet}>
            Running since {sinceMinute(started)}, last heard from {sinceMinute(seen)}
          </span>
        </li>
      ))}
    </ul>
  )
