import type { ProviderCall } from '../../fake-provider/call-log.ts'
import type { FaultRecord, StoredLook } from '../history/history.ts'
import type { Dump } from './dump.ts'

/** A call of the provider's, with the keys of what it asks for: see StoredLook. */
export type KeyedCall = Pick<ProviderCall, 'purpose' | 'beganAt' | 'endedAt' | 'isWhole'> & { keys: string[] }

const paid: ReadonlySet<string> = new Set(['outline', 'pages', 'picture', 'safety'])

/** What was asked for although it had been stored before. */
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

/** An answer is written down as soon as it is there. */
const recordingMs = 2000

/**
 * The bill against what was written down: nothing that was not answered, and every answer but those that came while
 * their asker, or the database, was struck down.
 */
export function unpaidBill(
  calls: readonly KeyedCall[],
  faults: readonly FaultRecord[],
  dump: Dump,
): string[] {
  const found: string[] = []
  for (const purpose of paid) {
    const answered = calls.filter((call) => call.isWhole && call.purpose === purpose)
    const written = dump.calls.find((one) => one.purpose === purpose)?.count ?? 0
    const struck = answered.filter(({ endedAt }) =>
      faults.some(
        ({ at, backAt }) => endedAt !== null && endedAt > at - recordingMs && endedAt < (backAt ?? Infinity),
      ),
    )
    if (written > answered.length)
      found.push(`${purpose}: ${written} answers are written down, ${answered.length} came`)
    if (written < answered.length - struck.length)
      found.push(
        `${purpose}: ${written} answers are written down, ${answered.length} came, ${struck.length} of them into a fault`,
      )
  }
  return found
}
