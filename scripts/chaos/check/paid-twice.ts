import type { ProviderCall } from '../../fake-provider/call-log.ts'
import type { FaultRecord, StoredLook } from '../history/history.ts'
import type { Dump } from './dump.ts'

/** A provider call with the keys of what it requests; see StoredLook. */
export type KeyedCall = Pick<ProviderCall, 'purpose' | 'beganAt' | 'endedAt' | 'isWhole'> & { keys: string[] }

const paid: ReadonlySet<string> = new Set(['outline', 'pages', 'picture', 'safety'])

/** What was requested although it was already stored. */
export function askedAgain(calls: readonly KeyedCall[], looks: readonly StoredLook[]): string[] {
  const storedAt = new Map<string, number>()
  for (const { at, keys } of looks)
    for (const key of keys) if (at < (storedAt.get(key) ?? Infinity)) storedAt.set(key, at)
  return calls.flatMap(({ beganAt, keys }) =>
    keys
      .filter((key) => beganAt > (storedAt.get(key) ?? Infinity))
      .map((key) => `${key} was stored, and asked for again ${beganAt - (storedAt.get(key) ?? 0)} ms later`),
  )
}

/** A response is recorded within this time. */
const recordingMs = 2000

/**
 * Compares the recorded calls with the provider's responses: nothing may be recorded that was not sent, and every response
 * has to be recorded unless its worker or the database failed at that time.
 */
export function unpaidBill(
  calls: readonly KeyedCall[],
  faults: readonly FaultRecord[],
  dump: Dump,
): string[] {
  const violations: string[] = []
  for (const purpose of paid) {
    const responses = calls.filter((call) => call.isWhole && call.purpose === purpose)
    const recorded = dump.calls.find((one) => one.purpose === purpose)?.count ?? 0
    const duringFault = responses.filter(({ endedAt }) =>
      faults.some(
        ({ at, backAt }) => endedAt !== null && endedAt > at - recordingMs && endedAt < (backAt ?? Infinity),
      ),
    )
    if (recorded > responses.length)
      violations.push(`${purpose}: ${recorded} answers are written down, ${responses.length} came`)
    if (recorded < responses.length - duringFault.length)
      violations.push(
        `${purpose}: ${recorded} answers are written down, ${responses.length} came, ${duringFault.length} of them into a fault`,
      )
  }
  return violations
}
