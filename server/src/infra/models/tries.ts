import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from './call-context.ts'
import type { Admission } from './circuit.ts'
import type { Patience } from './patience.ts'
import { troubleOf } from './vendor-error.ts'
import type { Vendor } from './vendor.ts'
import type { VendorTrouble } from './vendor-trouble.ts'

export type Terms = {
  vendor: Vendor
  patience: Patience
  signal: AbortSignal
  /** How often a call that failed is repeated; as often as is usual where it is left out. */
  retries?: number | undefined
  /** Told when the vendor is waited for longer than an answer takes. */
  waiting?: (() => void) | undefined
  /** Asked before each request; see CallContext. */
  mayAsk?: CallContext['mayAsk'] | undefined
}

const retryLimit = 4
/** What a model answers is a matter of chance, but each answer is paid for. */
const unreadableRetryLimit = 1
const soonMs = 1000
const longestWaitMs = 20_000
/** A vendor that wants us to wait longer is asked again by the next run of the job. */
const longestRetryAfterMs = 60_000

/** Counts the tries of one call, tells the circuit of them, and waits between them. */
export function startTries({ vendor, patience, signal, retries: most = retryLimit, waiting, mayAsk }: Terms) {
  const deadline = performance.now() + patience.allMs
  const left = () => deadline - performance.now()
  let retries = 0
  /** Those of this call that the circuit counted. */
  let counted = 0

  // An answer that was paid for is not given up because the circuit could not be written.
  const tell = <T>(telling: Promise<T>): Promise<T | null> =>
    telling.catch((error: unknown) => {
      vendor.log.warn({ err: error, vendor: vendor.name.host }, 'the circuit of a vendor was not written')
      return null
    })

  /** @returns milliseconds to wait; null where no further try is worth it */
  function waitAfter({ kind, isPermanent, retryAfterMs = 0 }: VendorTrouble): number | null {
    if (isPermanent || kind === 'resting') return null
    if (retries >= (kind === 'unreadable' ? unreadableRetryLimit : most)) return null
    if (retryAfterMs > longestRetryAfterMs) return null
    const jitter = Math.random() * Math.min(longestWaitMs, patience.retryMs * 2 ** retries)
    const wait = retryAfterMs + jitter
    return wait < left() ? wait : null
  }

  return {
    /** @throws VendorTrouble while the vendor is left alone, or the budget is used up */
    async begin(): Promise<{ admission: Admission; over: () => void }> {
      signal.throwIfAborted()
      const over = (await mayAsk?.(vendor.use)) ?? (() => {})
      // It may wait for what another call tells of the vendor.
      const timer = waiting && setTimeout(waiting, soonMs)
      try {
        return { admission: await vendor.circuit.admit(signal, left()), over }
      } catch (error) {
        over()
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    patience: (): Patience => ({ ...patience, callMs: Math.max(1, Math.min(patience.callMs, left())) }),
    async succeeded() {
      retries = counted = 0
      await tell(vendor.circuit.succeeded())
    },
    /** Resolves when it is time for the next try; else throws what is to be known. */
    async failed(error: unknown, admission: Admission): Promise<void> {
      const trouble = signal.aborted ? null : troubleOf(error, vendor.name)
      if (!trouble) {
        await tell(vendor.circuit.gaveUp(admission))
        throw error
      }
      const waitMs = waitAfter(trouble)
      // A limit that many calls ran into at once is no outage: it counts when it outlasts all tries.
      const counts = trouble.kind !== 'busy' || waitMs === null || admission.isTrial
      const inARow = counts ? await tell(vendor.circuit.failed(trouble, admission)) : null
      if (inARow !== null) counted += 1
      if (waitMs === null) {
        // Fewer in a row than this call alone has seen: somebody else was answered in between.
        const isIsolated = trouble.kind !== 'busy' && inARow !== null && inARow > 0 && inARow < counted
        throw isIsolated ? trouble.isolated() : trouble
      }
      retries += 1
      waiting?.()
      vendor.log.warn(
        {
          vendor: vendor.name.host,
          trouble: trouble.kind,
          code: trouble.code,
          retry: retries,
          wait_ms: Math.round(waitMs),
        },
        'a vendor is asked again',
      )
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    },
  }
}
