import { sql } from 'kysely'
import pg from 'pg'
import { isProbe, probeListener } from './probe-listener.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Listener = { close(): Promise<void> }

const checkEveryMs = 20_000
const echoWithinMs = 2000
const deafEveryMs = 1000

/**
 * Hears a channel on one connection of its own, which comes back by itself (after 0.1 s, doubling to 5 s).
 * `onMissed` runs whenever something may have been said that was not heard, to ask for it: after each subscription but
 * the first, and each second as long as nothing comes through, as behind PgBouncer in transaction mode.
 */
export function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  hooks: { onMissed?: () => void; onError?: (error: Error) => void } = {},
): Listener {
  let closed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let delay = 100
  let subscribedBefore = false
  let isDeaf = false
  const echoes = new Map<string, () => void>()
  const heard = (word: string) => new Promise<void>((resolve) => void echoes.set(word, resolve))

  const prove = async () => {
    const hears = await probeListener(url, channel, { heard, withinMs: echoWithinMs })
    echoes.clear()
    if (!hears && !isDeaf && !closed && client)
      hooks.onError?.(
        new Error(
          'News do not come through, and are asked for each second: set DATABASE_DIRECT_URL to the server itself',
        ),
      )
    isDeaf = !hears
  }
  const deafness = setInterval(() => isDeaf && hooks.onMissed?.(), deafEveryMs)
  deafness.unref()

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
    next.on('notification', ({ payload = '' }) => {
      if (isProbe(payload)) echoes.get(payload)?.()
      else onPayload(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return lost(error as Error)
    }
    if (closed) return void next.end().catch(() => {})
    delay = 100
    if (subscribedBefore) hooks.onMissed?.()
    subscribedBefore = true
    const over = () => gone || closed
    await prove()
    void keepChecking(next, { over, lost, andThen: () => (isDeaf ? prove() : undefined) })
  }
  void connect()

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearInterval(deafness)
      await client?.end().catch(() => {})
    },
  }
}

// A connection can die without a word (a sleeping laptop, a dropped NAT entry).
async function keepChecking(
  client: pg.Client,
  {
    over,
    lost,
    andThen,
  }: { over: () => boolean; lost: (error: Error) => void; andThen: () => Promise<void> | undefined },
): Promise<void> {
  while (!over()) {
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs).unref())
    if (over()) return
    const late = setTimeout(() => lost(new Error('The listening connection does not answer')), 5000)
    await client.query('select 1').catch(lost)
    clearTimeout(late)
    if (!over()) await andThen()
  }
}

/** Tells every listener of the channel once the transaction commits. At most 7999 bytes of payload. */
export async function notify(tx: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}
