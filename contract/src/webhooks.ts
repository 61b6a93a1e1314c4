import * as z from 'zod/mini'
import { route } from './route.ts'

/** How many an account may have. */
export const webhookLimit = 5
/** Deliveries that are shown of each. */
export const shownDeliveries = 5
const longestUrl = 500

/** `webhook.test` is sent when its owner asks for it. */
export const webhookEvents = ['story.completed', 'story.failed', 'webhook.test'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const WebhookDelivery = z.object({
  /** The header `webhook-id` of every attempt. */
  id: z.string(),
  event: z.enum(webhookEvents),
  created_at: z.iso.datetime(),
  /** `pending`: it was not sent yet, or is sent again. */
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  /** What came of the last attempt; null before it. */
  outcome: z.nullable(z.string()),
  /** When the next attempt is due; null: none is. */
  next_attempt_at: z.nullable(z.iso.datetime()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** An address that hears of finished stories. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  /** Whether titles have the names that the family gave; others have stand-ins. */
  include_names: z.boolean(),
  created_at: z.iso.datetime(),
  /** Since when nothing is sent to it, because nothing arrived; null: it is on. */
  disabled_at: z.nullable(z.iso.datetime()),
  /** The newest, newest first. */
  deliveries: z.array(WebhookDelivery),
})
export type Webhook = z.infer<typeof Webhook>

/** `secret`: what signs the deliveries, told only now. */
export const NewWebhook = z.object({ ...Webhook.shape, secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

const NewWebhookInput = z.strictObject({
  url: z.string().check(
    z.trim(),
    z.maxLength(longestUrl, `An address can be up to ${longestUrl} characters long`),
    z.refine((url) => URL.canParse(url), 'Please enter an address such as https://example.org/moonpage'),
  ),
  include_names: z._default(z.boolean(), false),
})
export type NewWebhookInput = z.input<typeof NewWebhookInput>

const params = z.strictObject({ id: z.string() })

export const listWebhooks = route({
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'Your webhooks with their last deliveries, newest first',
  failure: 'We couldn’t load your webhooks.',
  access: 'user',
  family: 'parent',
  reply: z.object({ webhooks: z.array(Webhook) }),
})

export const createWebhook = route({
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: `Add a webhook, up to ${webhookLimit}. The secret that signs its deliveries is told only once.`,
  failure: 'We couldn’t add the webhook.',
  access: 'user',
  family: 'parent',
  body: NewWebhookInput,
  reply: NewWebhook,
  status: 201,
})

export const testWebhook = route({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/test',
  summary: 'Send `webhook.test` once, soon; the list says what came of it',
  failure: 'We couldn’t send a test.',
  access: 'user',
  family: 'parent',
  params,
  reply: WebhookDelivery,
  status: 202,
})

export const enableWebhook = route({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/enable',
  summary: 'Turn a webhook on again that turned itself off',
  failure: 'We couldn’t turn the webhook on.',
  access: 'user',
  family: 'parent',
  params,
  reply: null,
})

export const deleteWebhook = route({
  method: 'DELETE',
  path: '/api/v1/webhooks/{id}',
  summary: 'Remove a webhook; what was not delivered is dropped',
  failure: 'We couldn’t remove the webhook.',
  access: 'user',
  family: 'parent',
  params,
  reply: null,
})
