import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { Database } from '../../infra/db/database.ts'

/** Seconds until the second attempt, the third, …: about eight hours in all. */
const retryDelays = [10, 60, 300, 1800, 3600, 7200, 14_400]

/** So many deliveries given up in a row turn a webhook off. */
const failuresToDisable = 5

export type Attempt = {
  id: string
  attempt: number
  outcome: { isDelivered: boolean; /** 410: the receiver wants no more. */ isGone: boolean; says: string }
}

/**
 * Stores what came of an attempt.
 * @param retry enqueues the next attempt in the same transaction
 */
export async function recordAttempt(
  { kysely }: Database,
  { id, attempt, outcome }: Attempt,
  retry: (tx: Transaction<Tables>, delaySeconds: number) => Promise<unknown>,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const hook = await lockWebhookOf(tx, id)
    if (!hook) return
    const delay = retryDelays[attempt - 1]
    const isRetried =
      !outcome.isDelivered &&
      !outcome.isGone &&
      hook.event !== 'webhook.test' &&
      !hook.disabled_at &&
      delay !== undefined
    const stored = await tx
      .updateTable('webhook_deliveries')
      .set({
        attempts: attempt,
        outcome: outcome.says,
        next_attempt_at: isRetried ? sql`now() + make_interval(secs => ${delay})` : null,
        ...(outcome.isDelivered && { delivered_at: sql<Date>`now()` }),
      })
      .where('id', '=', id)
      .where('attempts', '<', attempt)
      .executeTakeFirst()
    // Another worker had the job, too.
    if (stored.numUpdatedRows === 0n) return
    if (isRetried) await retry(tx, delay)
    else if (outcome.isDelivered)
      await tx.updateTable('webhooks').set({ failures: 0 }).where('id', '=', hook.id).execute()
    else if (hook.event !== 'webhook.test') await countFailure(tx, hook, outcome.isGone)
  })
}

/** The webhook of a delivery, locked after its account, as when the account is deleted. */
async function lockWebhookOf(tx: Transaction<Tables>, deliveryId: string) {
  const found = await tx
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as hook', 'hook.id', 'delivery.webhook_id')
    .select(['hook.id', 'hook.account_id', 'delivery.event'])
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst()
  if (!found) return null
  await tx.selectFrom('accounts').select('id').where('id', '=', found.account_id).forKeyShare().execute()
  const hook = await tx
    .selectFrom('webhooks')
    .select(['failures', 'disabled_at'])
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirst()
  return hook ? { ...found, ...hook } : null
}

type LockedWebhook = NonNullable<Awaited<ReturnType<typeof lockWebhookOf>>>

/** Counts a delivery that was given up. After too many the webhook is off, and its owner is told. */
async function countFailure(
  tx: Transaction<Tables>,
  { id, account_id, failures, disabled_at }: LockedWebhook,
  isGone: boolean,
): Promise<void> {
  const isOff = !disabled_at && (isGone || failures + 1 >= failuresToDisable)
  await tx
    .updateTable('webhooks')
    .set({ failures: failures + 1, ...(isOff && { disabled_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute()
  if (!isOff) return
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .execute()
  await tx.insertInto('notifications').values({ id: newId(), account_id, kind: 'webhook_disabled' }).execute()
}
