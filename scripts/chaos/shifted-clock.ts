// Loaded before a process of Moonpage (--import): its clock is off by as many ms as the file of CHAOS_CLOCK says, from
// a moment after that is written. Timers keep their pace, as with a clock that is set.
import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env['CHAOS_CLOCK'] ?? ''
const everyMs = 100
let offset = 0

function follow(): void {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // Not written yet: the clock is right.
  }
}

const now = () => RealDate.now() + offset
follow()
setInterval(follow, everyMs).unref()
globalThis.Date = new Proxy(RealDate, {
  construct: (target, words: [], newTarget) =>
    Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
