import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Misfortune } from './faults.ts'

/** A part of an answer. */
export type Piece = {
  data: string | Uint8Array
  /** Milliseconds after the answer began, at the earliest. */
  atMs?: number
  /** Awaited before it is sent. */
  before?: (() => Promise<void> | void) | undefined
  /** Called when it was sent whole. */
  sent?: (() => void) | undefined
}

export type Reply = { status: number; headers: Record<string, string>; pieces: Iterable<Piece> }

const forever = async (signal: AbortSignal) => {
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Sends an answer, or as much of it as a fault lets through. Resolves when it is over, in whichever way.
 * @param signal aborted when nobody listens any more
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
  const began = performance.now()
  const stops = fault?.name === 'cut' || fault?.name === 'stall'
  const all = stops ? [...pieces] : pieces
  let left = stops ? Math.floor(sizeOf(all) * (fault.at ?? 0.5)) : Infinity

  for (const { data, atMs = 0, before, sent } of all) {
    const wait = began + atMs - performance.now()
    if (wait > 0) await sleep(wait, null, { signal })
    await before?.()
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    if (!res.headersSent) res.writeHead(status, headers).flushHeaders()
    if (fault?.name === 'drip') await drip(res, bytes, fault.everyMs ?? 1000, signal)
    else await write(res, left < bytes.length ? bytes.subarray(0, left) : bytes, signal)
    if (left < bytes.length) {
      if (fault?.name === 'stall') await forever(signal)
      res.destroy()
      return
    }
    left -= bytes.length
    sent?.()
  }
  // Closed also where whoever asked went away meanwhile.
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
