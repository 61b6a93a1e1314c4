import { randomUUID } from 'node:crypto'
import pg from 'pg'

const prefix = 'is this heard? '

/** True for what `probeListener` says on a channel, which is for nobody else. */
export const isProbe = (payload: string): boolean => payload.startsWith(prefix)

/**
 * Says a word on the channel from another connection, and waits whether the listener hears it.
 * @param heard resolves when the given word arrived
 * @returns false where it did not within that time: behind PgBouncer in transaction mode nobody hears anything
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
