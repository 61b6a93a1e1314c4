import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** How many deliveries of the last day wait for another attempt, arrived, or were given up, and how many webhooks are off. */
export async function webhookFigures(kysely: Kysely<Tables>) {
  const deliveries = await kysely
    .selectFrom('webhook_deliveries')
    .select([
      sql<number>`count(*) filter (where next_attempt_at is not null and attempts > 0)::int`.as('retrying'),
      sql<number>`count(*) filter (where delivered_at is not null)::int`.as('delivered'),
      sql<number>`count(*) filter (where next_attempt_at is null and delivered_at is null)::int`.as(
        'given_up',
      ),
    ])
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('event', '<>', 'webhook.test')
    .executeTakeFirstOrThrow()
  const { disabled } = await kysely
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('disabled'))
    .where('disabled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { ...deliveries, disabled }
}
