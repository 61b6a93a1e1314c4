// A preload (--import) that shifts a process's clock by the milliseconds in the file CHAOS_CLOCK, shortly after the file
// changes. Timers are not affected, as with a real clock change.
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env['CHAOS_CLOCK'] ?? ''
const pollIntervalMs = 100
let offset = 0

function readOffset(): void {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // Not written yet: no shift.
  }
}

const now = () => RealDate.now() + offset
readOffset()
setInterval(readOffset, pollIntervalMs).unref()
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
