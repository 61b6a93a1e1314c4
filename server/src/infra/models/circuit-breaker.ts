import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

/** Failures in a row after which a provider is left alone. */
const failureLimit = 5
/** Seconds of the first rest after a failure; each further one is twice as long. */
const firstRest = 30
const longestRest = 300
/** A call that is let through to see has this many seconds before the next one may. */
const trialSeconds = 60
const freshMs = 1000
/** While a call is tried, those that wait for it look as often as this. */
const probeLookMs = 200
/** One that is open for longer than any rest was opened before the clock was turned back. */
const openState = `(opened_until > now() and opened_until < now() + interval '${2 * longestRest} seconds')`
const probedState = `coalesce(probed_until > now() and probed_until < now() + interval '${2 * trialSeconds} seconds', false)`

/** What may be wrong with the provider itself: the other kinds are answers, and show that it is there. */
const outages: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'busy',
  'broken',
  'unreachable',
  'slow',
  'cut',
])
/** No call can end otherwise until somebody sees to the account. */
const accountErrors: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>(['wrong-key', 'no-credit'])

export type Admission = { isTrial: boolean }

/**
 * Keeps every worker of every process from a provider that failed again and again. One row of `provider_circuits` a
 * provider; times are the database's, so that the clocks of machines do not matter. `failures` is 0 where it was
 * opened for the account's sake: the provider itself is well.
 */
export type CircuitBreaker = {
  /**
   * After a rest one call is let through to see; the others wait for what it tells.
   * @param withinMs as long as that
   * @throws ProviderError `resting` while the provider is left alone; the reason of `signal`
   */
  admit(signal: AbortSignal, withinMs: number): Promise<Admission>
  /** The provider gave something of worth: closes the circuit. */
  succeeded(): Promise<void>
  /** @returns how many calls have failed in a row now, of whoever asks; Infinity while the provider is left alone */
  failed(trouble: ProviderError, admission: Admission): Promise<number>
  /** The call ended without telling anything of the provider: a trial leaves its turn to the next. */
  gaveUp(admission: Admission): Promise<void>
  /** Why it is open, as a sentence for an admin; null where it is not. */
  reason(): Promise<string | null>
  /** Whoever starts the app may have seen to it: an open circuit lets the next call through. */
  askAnew(): Promise<void>
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

/** @param provider the row's key: what fails together, such as the texts of one server */
export function createCircuitBreaker({ pool }: Pick<Database, 'pool'>, provider: string): CircuitBreaker {
  let known: { at: number; state: Promise<State> } | null = null

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
  // Many calls begin together: they share one look.
  const state = (maxAgeMs = freshMs): Promise<State> => {
    const now = performance.now()
    if (known && now - known.at < maxAgeMs) return known.state
    const looked = read()
    known = { at: now, state: looked }
    looked.catch(() => (known = null))
    return looked
  }
  const change = async (statement: string, values: unknown[]): Promise<{ failures: number } | null> => {
    known = null
    const { rows } = await pool.query<{ failures: number }>(`${statement} returning failures`, [
      provider,
      ...values,
    ])
    known = null
    return rows[0] ?? null
  }

  /** To one alone, in all processes. */
  const takeTrial = () =>
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
  const makeDue = async () => {
    await change(
      `update provider_circuits set opened_until = now(), probed_until = null
       where provider = $1 and opened_until > now()`,
      [],
    )
  }

  return {
    async admit(signal, withinMs) {
      const deadline = performance.now() + withinMs
      for (let now = await state(); ; now = await state(probeLookMs)) {
        if (now.isDue) {
          if (await takeTrial()) return { isTrial: true }
          now = await read()
        }
        if (!now.isOpen) return { isTrial: false }
        if (!now.isProbed) throw resting(now, now.failures === 0)
        // What a trial tells is not known yet: that it is refused says nothing against anybody's story.
        if (performance.now() + probeLookMs > deadline) throw resting(now, false)
        await sleep(probeLookMs, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    },
    succeeded: close,
    async failed({ kind, sentenceForAdmin }, { isTrial }) {
      if (accountErrors.has(kind)) {
        // A call from before the trial may have been made with the key of before.
        await change(
          `insert into provider_circuits as circuit (provider, failures, opened_until, reason)
           values ($1, 0, now() + make_interval(secs => $2), $3)
           on conflict (provider) do update
           set failures = 0, opened_until = excluded.opened_until, probed_until = null, reason = excluded.reason
           where $4 or coalesce(circuit.probed_until, now()) <= now()`,
          [longestRest, sentenceForAdmin, isTrial],
        )
        return Infinity
      }
      if (outages.has(kind)) {
        // What fails while the circuit is open began before: only a trial's failure tells more.
        const counted = await change(
          `insert into provider_circuits as circuit (provider, failures, reason) values ($1, 1, $2)
           on conflict (provider) do update set
             failures = circuit.failures + 1,
             reason = excluded.reason,
             probed_until = null,
             opened_until = case when $3 or circuit.failures + 1 >= $4::int then
               now() + make_interval(secs => least($5::int * 2 ^ least(10, greatest(0, circuit.failures + 1 - $4::int)), $6::int)) end
           where $3 or circuit.opened_until is null or circuit.opened_until <= now()`,
          [sentenceForAdmin, isTrial, failureLimit, firstRest, longestRest],
        )
        const failures = counted?.failures ?? Infinity
        return isTrial || failures >= failureLimit ? Infinity : failures
      }
      await close()
      return 0
    },
    async gaveUp({ isTrial }) {
      if (isTrial) await makeDue()
    },
    async reason() {
      const { isOpen, reason } = await state()
      return isOpen ? reason : null
    },
    askAnew: makeDue,
  }
}

const resting = ({ reason, restMs }: State, isPermanent: boolean) =>
  new ProviderError('resting', {
    isPermanent,
    ...(reason !== null && { sentenceForAdmin: reason }),
    ...(!isPermanent && { retryAfterMs: Math.max(0, restMs) }),
  })

/** For a program that asks for itself alone, without a database. */
export const noCircuitBreaker: CircuitBreaker = {
  admit: async () => ({ isTrial: false }),
  succeeded: async () => {},
  failed: async () => Infinity,
  gaveUp: async () => {},
  reason: async () => null,
  askAnew: async () => {},
}
