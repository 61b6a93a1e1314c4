import { sql } from 'kysely'
import pg from 'pg'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Listener = { close(): Promise<void> }

const checkEveryMs = 20_000

/**
 * Hears a channel on one connection of its own, which comes back by itself (after 0.1 s, doubling to 5 s).
 * What was said while it was away is lost: `onReconnect` runs after each subscription but the first, to ask
 * again for what may have been missed. Does not pass PgBouncer in transaction mode: give a direct address.
 */
export function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  hooks: { onReconnect?: () => void; onError?: (error: Error) => void } = {},
): Listener {
  let closed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let delay = 100
  let subscribedBefore = false

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'moonpage-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    client = next
    let gone = false
    const lost = (error: Error) => {
      if (gone || closed) return
      gone = true
      hooks.onError?.(error)
      next.end().catch(() => {})
      timer = setTimeout(() => void connect(), delay)
      delay = Math.min(delay * 2, 5000)
    }
    next.on('error', lost)
    next.on('end', () => lost(new Error('The listening connection ended')))
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return lost(error as Error)
    }
    if (closed) return void next.end().catch(() => {})
    delay = 100
    if (subscribedBefore) hooks.onReconnect?.()
    subscribedBefore = true
    void keepChecking(next, () => gone || closed, lost)
  }
  void connect()

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

// A connection can die without a word (a sleeping laptop, a dropped NAT entry).
async function keepChecking(
  client: pg.Client,
  over: () => boolean,
  lost: (error: Error) => void,
): Promise<void> {
  while (!over()) {
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs).unref())
    if (over()) return
    const late = setTimeout(() => lost(new Error('The listening connection does not answer')), 5000)
    await client.query('select 1').catch(lost)
    clearTimeout(late)
  }
}

/** Tells every listener of the channel once the transaction commits. At most 7999 bytes of payload. */
export async function notify(tx: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}
