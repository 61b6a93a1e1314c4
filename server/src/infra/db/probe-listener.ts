import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prefix = 'is this heard? '

/** True for payloads of `probeListener`, which listeners ignore. */
export const isProbe = (payload: string): boolean => payload.startsWith(prefix)

/**
 * Sends a payload on the channel from another connection, to check that the listener receives it.
 * @param heard resolves when the given payload has arrived
 * @returns false if it has not within that time: behind PgBouncer in transaction mode none arrives
 */
export async function probeListener(
  url: string,
  channel: string,
  { heard, withinMs }: { heard: (word: string) => Promise<void>; withinMs: number },
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'moonpage-echo',
    connectionTimeoutMillis: withinMs,
  })
  client.on('error', () => {})
  const word = prefix + randomUUID()
  const arrived = heard(word).then(() => true)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, withinMs, false)))
  try {
    await client.connect()
    await client.query('select pg_notify($1, $2)', [channel, word])
    return await Promise.race([arrived, late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    await client.end().catch(() => {})
  }
}
