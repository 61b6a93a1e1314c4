import type { Generated } from 'kysely'
import type { BilledCall } from '../models/call-context.ts'

/** Calls to hosted models, their cost, and the circuit breakers of providers. */
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
  /** State of a provider's circuit breaker, shared by all workers. */
  provider_circuits: {
    provider: string
    failures: Generated<number>
    opened_until: Date | null
    reason: string | null
    probed_until: Date | null
  }
  model_spend: {
    day: string
    kind: 'text' | 'image' | 'speech'
    model: string
    calls: Generated<number>
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    pictures: Generated<number>
    usd: Generated<number>
  }
}
