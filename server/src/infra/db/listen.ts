import { sql } from 'kysely'
import pg from 'pg'
import { isProbe, probeListener } from './probe-listener.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Listener = { close(): Promise<void> }

const checkIntervalMs = 20_000
const echoTimeoutMs = 2000
const pollIntervalMs = 1000

/**
 * Listens on a channel with a dedicated connection that reconnects by itself (backoff from 0.1 to 5 s). `onMissed` is
 * called whenever notifications may have been missed, so that the caller reads the current state: after each reconnect,
 * and every second while none get through, as behind PgBouncer in transaction mode.
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
  let isNotDelivered = false
  const echoes = new Map<string, () => void>()
  const heard = (word: string) => new Promise<void>((resolve) => void echoes.set(word, resolve))

  const checkDelivery = async () => {
    const hears = await probeListener(url, channel, { heard, withinMs: echoTimeoutMs })
    echoes.clear()
    if (!hears && !isNotDelivered && !closed && client)
      hooks.onError?.(
        new Error(
          'News do not come through, and are asked for each second: set DATABASE_DIRECT_URL to the server itself',
        ),
      )
    isNotDelivered = !hears
  }
  const pollTimer = setInterval(() => isNotDelivered && hooks.onMissed?.(), pollIntervalMs)
  pollTimer.unref()

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
    await checkDelivery()
    void checkConnection(next, { over, lost, andThen: () => (isNotDelivered ? checkDelivery() : undefined) })
  }
  void connect()

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      clearInterval(pollTimer)
      await client?.end().catch(() => {})
    },
  }
}

// A connection can die silently (a suspended laptop, a dropped NAT entry).
async function checkConnection(
  client: pg.Client,
  {
    over,
    lost,
    andThen,
  }: { over: () => boolean; lost: (error: Error) => void; andThen: () => Promise<void> | undefined },
): Promise<void> {
  while (!over()) {
    await new Promise((resolve) => setTimeout(resolve, checkIntervalMs).unref())
    if (over()) return
    const late = setTimeout(() => lost(new Error('The listening connection does not answer')), 5000)
    await client.query('select 1').catch(lost)
    clearTimeout(late)
    if (!over()) await andThen()
  }
}

/** Notifies all listeners of the channel when the transaction commits. Payload of at most 7999 bytes. */
export async function notify(tx: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}
