import { webhookLimit, type NewWebhook } from '@moonpage/contract/webhooks'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { faultOfUrl } from '../../infra/webhooks/post-webhook.ts'
import { newWebhookSecret, tellSecret } from '../../infra/webhooks/sign-webhook.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { presentWebhook } from './list-webhooks.ts'
import type { WebhookRouteDeps } from './webhook-deps.ts'

/** Adds a webhook. @returns it, with the secret that nobody is told again @throws 409 if there are as many as there may be */
export async function createWebhook(
  { db: { kysely }, webhooks }: Pick<WebhookRouteDeps, 'db' | 'webhooks'>,
  accountId: string,
  { url, include_names }: { url: string; include_names: boolean },
): Promise<NewWebhook> {
  const fault = faultOfUrl(url, webhooks.allowsPrivate)
  if (fault) throw problem('validation_failed', 422, fault, { errors: [{ field: 'url', message: fault }] })
  const secret = newWebhookSecret()
  const row = await kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('webhooks')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= webhookLimit)
      throw problem(
        'too_many_webhooks',
        409,
        `There is room for ${webhookLimit} webhooks. Remove one to make room.`,
      )
    return tx
      .insertInto('webhooks')
      .values({ id: newId(), account_id: accountId, url, secret, include_names })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return { ...presentWebhook(row, []), secret: tellSecret(secret) }
}
