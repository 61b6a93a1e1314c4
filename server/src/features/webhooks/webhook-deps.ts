import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'

export type WebhookRouteDeps = {
  db: Database
  queue: Queue
  rateLimit: RateLimiter
  /** Whether webhooks may be in the own network. */
  webhooks: { allowsPrivate: boolean }
}
