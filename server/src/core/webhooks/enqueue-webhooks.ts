import type { WebhookEvent } from '@moonpage/contract/webhooks'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { newId } from '../../lib/ids.ts'
import { deliverWebhookJob } from './deliver-webhook-job.ts'

type Deps = { tx: Kysely<Tables>; queue: Queue }

/** Stores a delivery and enqueues its first attempt, in the caller's transaction: both or neither. */
export async function enqueueDelivery(
  { tx, queue }: Deps,
  delivery: { webhook_id: string; event: WebhookEvent; story_id: string | null },
) {
  const row = await tx
    .insertInto('webhook_deliveries')
    .values({ id: newId(), ...delivery })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queue.send(tx, deliverWebhookJob, { delivery_id: row.id, attempt: 1 })
  return row
}

/**
 * Tells the webhooks of a story's family what became of it, in the transaction of the event. Call `lockMembers` first: accounts
 * are locked before webhooks.
 */
export async function enqueueWebhooks(
  deps: Deps,
  { storyId, event }: { storyId: string; event: WebhookEvent },
): Promise<void> {
  const hooks = await deps.tx
    .selectFrom('stories')
    .innerJoin('accounts as member', 'member.family_id', 'stories.owner_id')
    .innerJoin('webhooks', 'webhooks.account_id', 'member.id')
    .select('webhooks.id')
    .where('stories.id', '=', storyId)
    .where('webhooks.disabled_at', 'is', null)
    .orderBy('webhooks.id')
    // One that is being removed is waited for, and left out: its row could not be referred to.
    .forKeyShare(['webhooks'])
    .execute()
  for (const { id } of hooks) await enqueueDelivery(deps, { webhook_id: id, event, story_id: storyId })
}
