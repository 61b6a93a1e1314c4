import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Misfortune } from './faults.ts'

/** A chunk of a response. */
export type Piece = {
  data: string | Uint8Array
  /** Earliest time in milliseconds after the response began. */
  atMs?: number
  /** Awaited before it is sent. */
  before?: (() => Promise<void> | void) | undefined
  /** Called after it was sent completely. */
  sent?: (() => void) | undefined
}

export type Reply = { status: number; headers: Record<string, string>; pieces: Iterable<Piece> }

const forever = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Sends a response, or as much of it as the fault allows. Resolves when it is over in any way.
 * @param signal aborts when the client disconnects
 */
export async function deliver(
  res: ServerResponse,
  { status, headers, pieces }: Reply,
  fault: Misfortune | null,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  if (fault?.name === 'hang') {
    await forever(signal)
    return
  }
  const startedAt = performance.now()
  const stops = fault?.name === 'cut' || fault?.name === 'stall'
  const all = stops ? [...pieces] : pieces
  let remaining = stops ? Math.floor(sizeOf(all) * (fault.at ?? 0.5)) : Infinity

  for (const { data, atMs = 0, before, sent } of all) {
    const wait = startedAt + atMs - performance.now()
    if (wait > 0) await sleep(wait, null, { signal })
    await before?.()
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    if (!res.headersSent) res.writeHead(status, headers).flushHeaders()
    if (fault?.name === 'drip') await drip(res, bytes, fault.everyMs ?? 1000, signal)
    else await write(res, remaining < bytes.length ? bytes.subarray(0, remaining) : bytes, signal)
    if (remaining < bytes.length) {
      if (fault?.name === 'stall') await forever(signal)
      res.destroy()
      return
    }
    remaining -= bytes.length
    sent?.()
  }
  // It may be closed already if the client has disconnected.
  if (!res.closed) await once(res.end(), 'close')
}

const sizeOf = (pieces: Iterable<Piece>): number => {
  let size = 0
  for (const { data } of pieces) size += Buffer.byteLength(data)
  return size
}

async function write(res: ServerResponse, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  if (bytes.length > 0 && !res.write(bytes)) await once(res, 'drain', { signal })
}

async function drip(res: ServerResponse, bytes: Uint8Array, everyMs: number, signal: AbortSignal) {
  for (let i = 0; i < bytes.length; i++) {
    await write(res, bytes.subarray(i, i + 1), signal)
    await sleep(everyMs, null, { signal })
  }
}
