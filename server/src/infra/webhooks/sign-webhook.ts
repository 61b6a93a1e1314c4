import { createHmac, randomBytes } from 'node:crypto'

export const newWebhookSecret = (): Buffer => randomBytes(32)

/** As receivers have it in their settings. */
export const tellSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

/** Headers of a delivery: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function webhookHeaders(
  secret: Buffer,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}
