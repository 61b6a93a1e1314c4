import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

/** Failures in a row that open the circuit. */
const failureLimit = 5
/** First open period, in seconds; it doubles with each failed trial. */
const firstOpenSeconds = 30
const maxOpenSeconds = 300
/** Seconds that a trial call has before the next one may be admitted. */
const trialSeconds = 60
const stateMaxAgeMs = 1000
/** How often calls that wait for a trial check its result. */
const trialPollMs = 200
/** An open period longer than the maximum means that the clock was set back. */
const openState = `(opened_until > now() and opened_until < now() + interval '${2 * maxOpenSeconds} seconds')`
const probedState = `coalesce(probed_until > now() and probed_until < now() + interval '${2 * trialSeconds} seconds', false)`

/** Kinds of errors that count as failures of the provider: all others are answers, and show that it is up. */
const outages: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'busy',
  'broken',
  'unreachable',
  'slow',
  'cut',
])
/** Errors that every call will have until somebody fixes the account. */
const accountErrors: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>(['wrong-key', 'no-credit'])

export type Admission = { isTrial: boolean }

/**
 * Circuit breaker over all processes, with one row of `provider_circuits` per provider. Times are the database's, so
 * that clocks of machines do not matter. `failures` is 0 if an account error opened it: the provider itself is up.
 */
export type CircuitBreaker = {
  /**
   * Admits a call if the circuit is closed. After the open period one trial call is admitted; others wait for its
   * result.
   * @param timeoutMs how long to wait at most
   * @throws ProviderError `circuit-open` while the circuit is open; the reason of `signal`
   */
  admit(signal: AbortSignal, timeoutMs: number): Promise<Admission>
  /** Reports a successful call: closes the circuit. */
  succeeded(): Promise<void>
  /** @returns the number of failures in a row over all callers; Infinity while the circuit is open */
  failed(error: ProviderError, admission: Admission): Promise<number>
  /** Reports a call that ended without a result: a trial passes its turn on. */
  endedWithoutResult(admission: Admission): Promise<void>
  /** Why the circuit is open, as a sentence for an admin; null if it is closed. */
  reason(): Promise<string | null>
  /** Called when the app starts: the cause may have been fixed, so an open circuit admits a trial at once. */
  admitTrialNow(): Promise<void>
}

type State = {
  isOpen: boolean
  isDue: boolean
  isProbed: boolean
  failures: number
  reason: string | null
  restMs: number
}

const closed: State = {
  isOpen: false,
  isDue: false,
  isProbed: false,
  failures: 0,
  reason: null,
  restMs: 0,
}

/** @param provider primary key of the row: what fails together, such as the texts of one server */
export function createCircuitBreaker({ pool }: Pick<Database, 'pool'>, provider: string): CircuitBreaker {
  let cached: { at: number; state: Promise<State> } | null = null

  const read = async (): Promise<State> => {
    const { rows } = await pool.query<State>(
      `select ${openState} as "isOpen", not ${openState} as "isDue",
         ${openState} and ${probedState} as "isProbed", failures, reason,
         extract(epoch from opened_until - now())::float8 * 1000 as "restMs"
       from provider_circuits where provider = $1 and opened_until is not null`,
      [provider],
    )
    return rows[0] ?? closed
  }
  // Concurrent calls share one query.
  const state = (maxAgeMs = stateMaxAgeMs): Promise<State> => {
    const now = performance.now()
    if (cached && now - cached.at < maxAgeMs) return cached.state
    const pending = read()
    cached = { at: now, state: pending }
    pending.catch(() => (cached = null))
    return pending
  }
  const change = async (statement: string, values: unknown[]): Promise<{ failures: number } | null> => {
    cached = null
    const { rows } = await pool.query<{ failures: number }>(`${statement} returning failures`, [
      provider,
      ...values,
    ])
    cached = null
    return rows[0] ?? null
  }

  /** Admits a single call over all processes. */
  const claimTrial = () =>
    change(
      `update provider_circuits set opened_until = now() + make_interval(secs => $2),
         probed_until = now() + make_interval(secs => $2)
       where provider = $1 and not ${openState}`,
      [trialSeconds],
    )

  const close = async () => {
    await change(
      `update provider_circuits set failures = 0, opened_until = null, probed_until = null, reason = null
       where provider = $1 and (failures > 0 or opened_until is not null)`,
      [],
    )
  }
  const endOpenPeriod = async () => {
    await change(
      `update provider_circuits set opened_until = now(), probed_until = null
       where provider = $1 and opened_until > now()`,
      [],
    )
  }

  return {
    async admit(signal, withinMs) {
      const deadline = performance.now() + withinMs
      for (let now = await state(); ; now = await state(trialPollMs)) {
        if (now.isDue) {
          if (await claimTrial()) return { isTrial: true }
          now = await read()
        }
        if (!now.isOpen) return { isTrial: false }
        if (!now.isProbed) throw circuitOpenError(now, now.failures === 0)
        // The trial's result is not known yet, so this is not held against the story.
        if (performance.now() + trialPollMs > deadline) throw circuitOpenError(now, false)
        await sleep(trialPollMs, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    },
    succeeded: close,
    async failed({ kind, sentenceForAdmin }, { isTrial }) {
      if (accountErrors.has(kind)) {
        // A call that began before the trial may have used the previous key.
        await change(
          `insert into provider_circuits as circuit (provider, failures, opened_until, reason)
           values ($1, 0, now() + make_interval(secs => $2), $3)
           on conflict (provider) do update
           set failures = 0, opened_until = excluded.opened_until, probed_until = null, reason = excluded.reason
           where $4 or coalesce(circuit.probed_until, now()) <= now()`,
          [maxOpenSeconds, sentenceForAdmin, isTrial],
        )
        return Infinity
      }
      if (outages.has(kind)) {
        // A call that fails while the circuit is open began earlier: only a trial's failure counts.
        const counted = await change(
          `insert into provider_circuits as circuit (provider, failures, reason) values ($1, 1, $2)
           on conflict (provider) do update set
             failures = circuit.failures + 1,
             reason = excluded.reason,
             probed_until = null,
             opened_until = case when $3 or circuit.failures + 1 >= $4::int then
               now() + make_interval(secs => least($5::int * 2 ^ least(10, greatest(0, circuit.failures + 1 - $4::int)), $6::int)) end
           where $3 or circuit.opened_until is null or circuit.opened_until <= now()`,
          [sentenceForAdmin, isTrial, failureLimit, firstOpenSeconds, maxOpenSeconds],
        )
        const failures = counted?.failures ?? Infinity
        return isTrial || failures >= failureLimit ? Infinity : failures
      }
      await close()
      return 0
    },
    async endedWithoutResult({ isTrial }) {
      if (isTrial) await endOpenPeriod()
    },
    async reason() {
      const { isOpen, reason } = await state()
      return isOpen ? reason : null
    },
    admitTrialNow: endOpenPeriod,
  }
}

const circuitOpenError = ({ reason, restMs }: State, isPermanent: boolean) =>
  new ProviderError('circuit-open', {
    isPermanent,
    ...(reason !== null && { sentenceForAdmin: reason }),
    ...(!isPermanent && { retryAfterMs: Math.max(0, restMs) }),
  })

/** For programs without a database: it never opens. */
export const noCircuitBreaker: CircuitBreaker = {
  admit: async () => ({ isTrial: false }),
  succeeded: async () => {},
  failed: async () => Infinity,
  endedWithoutResult: async () => {},
  reason: async () => null,
  admitTrialNow: async () => {},
}
