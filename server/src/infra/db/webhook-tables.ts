import type { WebhookEvent } from '@moonpage/contract/webhooks'
import type { Generated } from 'kysely'

export type WebhookTables = {
  /** Addresses that hear of finished stories. A trigger on accounts ends them. */
  webhooks: {
    id: string
    account_id: string
    url: string
    /** Signs what is sent. */
    secret: Buffer
    include_names: Generated<boolean>
    created_at: Generated<Date>
    /** Deliveries that were given up, since the last one that arrived. */
    failures: Generated<number>
    disabled_at: Date | null
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    event: WebhookEvent
    /** Null: a test. */
    story_id: string | null
    /** As sent; null before the first attempt. */
    body: string | null
    created_at: Generated<Date>
    attempts: Generated<number>
    outcome: string | null
    /** Null: none is due. */
    next_attempt_at: Generated<Date | null>
    delivered_at: Date | null
  }
}
