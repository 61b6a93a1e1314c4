import { shownDeliveries, type Webhook, type WebhookDelivery } from '@moonpage/contract/webhooks'
import type { Selectable } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'

type DeliveryRow = Omit<Selectable<Tables['webhook_deliveries']>, 'body' | 'story_id'>

/** A delivery as the webhook's owner sees it. */
export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  created_at: row.created_at.toISOString(),
  status: row.delivered_at ? 'delivered' : row.next_attempt_at ? 'pending' : 'failed',
  attempts: row.attempts,
  outcome: row.outcome,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
})

export const presentWebhook = (
  row: Selectable<Tables['webhooks']>,
  deliveries: readonly DeliveryRow[],
): Webhook => ({
  id: row.id,
  url: row.url,
  include_names: row.include_names,
  created_at: row.created_at.toISOString(),
  disabled_at: row.disabled_at?.toISOString() ?? null,
  deliveries: deliveries.map(presentDelivery),
})

/** The webhooks of an account, newest first, each with its last deliveries. */
export async function listWebhooks(
  { kysely }: Database,
  accountId: string,
): Promise<{ webhooks: Webhook[] }> {
  const hooks = await kysely
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  const deliveries = await kysely
    .selectFrom('webhooks')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .selectAll()
          .whereRef('webhook_id', '=', 'webhooks.id')
          .orderBy('id', 'desc')
          .limit(shownDeliveries)
          .as('delivery'),
      (join) => join.onTrue(),
    )
    .selectAll('delivery')
    .where('webhooks.account_id', '=', accountId)
    .orderBy('delivery.id', 'desc')
    .execute()
  return {
    webhooks: hooks.map((hook) =>
      presentWebhook(
        hook,
        deliveries.filter(({ webhook_id: id }) => id === hook.id),
      ),
    ),
  }
}
