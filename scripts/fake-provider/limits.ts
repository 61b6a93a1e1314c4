import { tooMany, type ErrorReply } from './errors.ts'
import type { Purpose } from './purposes.ts'
import type { Limited, ProviderScript } from './script.ts'

const limitedAs: Partial<Record<Purpose, Limited>> = {
  outline: 'text',
  pages: 'text',
  other: 'text',
  picture: 'picture',
  safety: 'safety',
}

type Usage = { inFlight: number; begun: number[] }

/** Counts concurrent calls and calls within the last minute, by kind. */
export class Limits {
  readonly #script: ProviderScript
  readonly #usage: Record<Limited, Usage> = {
    text: { inFlight: 0, begun: [] },
    picture: { inFlight: 0, begun: [] },
    safety: { inFlight: 0, begun: [] },
  }

  constructor(script: ProviderScript) {
    this.#script = script
  }

  #limit(of: 'concurrency' | 'perMinute', kind: Limited): number {
    const limit = this.#script[of]
    return (typeof limit === 'object' ? limit[kind] : limit) ?? Infinity
  }

  /** @returns the error for a call beyond a limit, or a function to call at its end */
  enter(purpose: Purpose): { refused: ErrorReply } | { leave: () => void } {
    const kind = limitedAs[purpose]
    if (!kind) return { leave: () => {} }
    const usage = this.#usage[kind]
    const now = Date.now()
    usage.begun = usage.begun.filter((at) => at > now - 60_000)
    if (usage.begun.length >= this.#limit('perMinute', kind))
      return {
        refused: tooMany(
          `Rate limit reached: ${this.#limit('perMinute', kind)} requests a minute.`,
          Math.max(1, (usage.begun[0] ?? now) + 60_000 - now),
        ),
      }
    if (usage.inFlight >= this.#limit('concurrency', kind))
      return {
        refused: tooMany(
          `Rate limit reached: ${this.#limit('concurrency', kind)} requests at a time.`,
          this.#script.retryAfterMs ?? 1000,
        ),
      }
    usage.begun.push(now)
    usage.inFlight += 1
    return { leave: () => void (usage.inFlight -= 1) }
  }

  /** OpenAI's rate limit headers; high values without limits. */
  headers(purpose: Purpose): Record<string, string> {
    const kind = limitedAs[purpose]
    if (!kind) return {}
    const limit = Math.min(this.#limit('perMinute', kind), 10_000)
    const { begun } = this.#usage[kind]
    const oldest = begun[0]
    return {
      'x-ratelimit-limit-requests': String(limit),
      'x-ratelimit-remaining-requests': String(Math.max(0, limit - begun.length)),
      'x-ratelimit-reset-requests': oldest ? `${Math.max(0, oldest + 60_000 - Date.now())}ms` : '0ms',
      'x-ratelimit-limit-tokens': '2000000',
      'x-ratelimit-remaining-tokens': '1999000',
      'x-ratelimit-reset-tokens': '30ms',
    }
  }
}
