import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../infra/db/database.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import { postWebhook, Undelivered } from '../../infra/webhooks/post-webhook.ts'
import { webhookHeaders } from '../../infra/webhooks/sign-webhook.ts'
import { appVersion } from '../../lib/app-version.ts'
import { recordAttempt } from './record-attempt.ts'
import { webhookBody } from './webhook-body.ts'

export type WebhookDeps = {
  db: Database
  queue: Queue
  /** Base URL of the site, without a trailing slash. */
  siteUrl: () => string
  /** Whether webhooks may be in the own network. */
  webhooks: { allowsPrivate: boolean }
}

/** One attempt at one delivery. The next one is a job of its own. */
export const deliverWebhookJob: HandledJob<{ delivery_id: string; attempt: number }, WebhookDeps> = {
  name: 'deliver-webhook',
  payload: z.object({ delivery_id: z.string(), attempt: z.int() }),
  handle: (deps, payload, run) => deliverWebhook(deps, payload, run),
}

/**
 * Sends a delivery and stores what came of it. A process that dies in between sends it again, with the same id and body
 * (at-least-once delivery). Does nothing if this attempt was made, or if the webhook or the story is gone.
 */
export async function deliverWebhook(
  deps: WebhookDeps,
  { delivery_id, attempt }: { delivery_id: string; attempt: number },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const due = await findDue(deps, delivery_id, attempt)
  if (!due) return
  const { url, secret, body } = due
  const headers = {
    ...webhookHeaders(secret, { id: delivery_id, body, now: new Date() }),
    'user-agent': `Moonpage/${appVersion}`,
  }
  const { allowsPrivate } = deps.webhooks
  const outcome = await postWebhook({ url, headers, body, allowsPrivate, signal }).then(
    (status) => ({
      isDelivered: status >= 200 && status < 300,
      isGone: status === 410,
      says: `answered ${status}`,
    }),
    (error: unknown) => {
      if (!(error instanceof Undelivered)) throw error
      return { isDelivered: false, isGone: false, says: error.message }
    },
  )
  await recordAttempt(deps.db, { id: delivery_id, attempt, outcome }, (tx, startAfterSeconds) =>
    deps.queue.send(tx, deliverWebhookJob, { delivery_id, attempt: attempt + 1 }, { startAfterSeconds }),
  )
}

/** The delivery, with its body stored before it is sent for the first time. */
async function findDue({ db: { kysely }, siteUrl }: WebhookDeps, id: string, attempt: number) {
  const row = await kysely
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as hook', 'hook.id', 'delivery.webhook_id')
    .leftJoin('stories as story', 'story.id', 'delivery.story_id')
    .select([
      'delivery.event',
      'delivery.created_at',
      'delivery.body',
      'hook.url',
      'hook.secret',
      'hook.include_names',
    ])
    .select([
      'story.id as story_id',
      'story.title',
      'story.generation_error',
      'story.hero_name',
      'story.companion_name',
      'story.hero_stand_in',
      'story.companion_stand_in',
    ])
    .where('delivery.id', '=', id)
    .where('delivery.attempts', '<', attempt)
    .where('delivery.next_attempt_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  if (row.body !== null) return { ...row, body: row.body }
  const story =
    row.story_id === null
      ? null
      : {
          id: row.story_id,
          title: row.title ?? '',
          generation_error: row.generation_error,
          hero_name: row.hero_name ?? '',
          companion_name: row.companion_name ?? '',
          hero_stand_in: row.hero_stand_in ?? '',
          companion_stand_in: row.companion_stand_in ?? '',
        }
  const body = webhookBody(row, story, { site: siteUrl(), includeNames: row.include_names })
  const stored = await kysely
    .updateTable('webhook_deliveries')
    // The first of two workers that have this job decides.
    .set({ body: sql<string>`coalesce(body, ${body})` })
    .where('id', '=', id)
    .returning(sql<string>`body`.as('body'))
    .executeTakeFirst()
  return stored ? { ...row, body: stored.body } : null
}
