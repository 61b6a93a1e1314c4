import type { Generated } from 'kysely'
import type { BilledCall } from '../models/call-context.ts'

/** What hosted models were asked for, what that cost, and which providers are left alone. */
export type ModelTables = {
  model_calls: {
    id: string
    story_id: string | null
    purpose: BilledCall['purpose']
    model: string
    input_tokens: number
    output_tokens: number
    pictures: number
    usd: number
    answered_at: Generated<Date>
  }
  /** A provider that fails is left alone for a while, by every worker. */
  provider_circuits: {
    provider: string
    failures: Generated<number>
    opened_until: Date | null
    reason: string | null
    probed_until: Date | null
  }
  model_spend: {
    day: string
    kind: 'text' | 'image'
    model: string
    calls: Generated<number>
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    pictures: Generated<number>
    usd: Generated<number>
  }
}
