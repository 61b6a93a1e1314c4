import type { WebhookDelivery } from '@moonpage/contract/webhooks'
import { enqueueDelivery } from '../../core/webhooks/enqueue-webhooks.ts'
import type { RateLimit } from '../../infra/http/rate-limit.ts'
import { isId } from '../../lib/ids.ts'
import { presentDelivery } from './list-webhooks.ts'
import { webhookNotFound } from './webhook-not-found.ts'
import type { WebhookRouteDeps } from './webhook-deps.ts'

const testsByAccount: RateLimit = { name: 'webhook-test', hits: 20, seconds: 900 }

/** Sends a test to a webhook of the account, also to one that is off. @throws 404 unless it is theirs */
export async function testWebhook(
  { db: { kysely }, queue, rateLimit }: WebhookRouteDeps,
  accountId: string,
  id: string,
): Promise<WebhookDelivery> {
  if (!isId(id)) throw webhookNotFound()
  await rateLimit(testsByAccount, accountId)
  return kysely.transaction().execute(async (tx) => {
    const hook = await tx
      .selectFrom('webhooks')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forKeyShare()
      .executeTakeFirst()
    if (!hook) throw webhookNotFound()
    return presentDelivery(
      await enqueueDelivery({ tx, queue }, { webhook_id: hook.id, event: 'webhook.test', story_id: null }),
    )
  })
}
