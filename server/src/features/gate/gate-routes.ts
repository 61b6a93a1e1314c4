import { createHash, timingSafeEqual } from 'node:crypto'
import { openGate } from '@moonpage/contract/gate'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import { networkOf } from '../../lib/network-of.ts'
import { refuse } from '../../lib/refusal.ts'

const knocks: Limit = { what: 'gate', hits: 20, seconds: 300 }
const digest = (text: string) => createHash('sha256').update(text).digest()

/** @param password null when the gate stands open: then any password opens it. */
export function gateRoutes(
  serve: Serve,
  { password, throttle }: { password: string | null; throttle: Throttle },
): void {
  serve(openGate, async ({ body, request }) => {
    const network = networkOf(request.ip)
    await throttle(knocks, network)
    if (password !== null && !timingSafeEqual(digest(body.password), digest(password)))
      throw refuse('gate_refused', 403, 'Incorrect password. Please try again.')
    await throttle.giveBack(knocks, network)
  })
}
