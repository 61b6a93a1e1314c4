import { createHash, timingSafeEqual } from 'node:crypto'
import { openGate } from '@moonpage/contract/gate'
import { originOf } from '../../infra/http/origin.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import { networkOf } from '../../lib/network-of.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Gate } from './gate.ts'

const knocks: Limit = { what: 'gate', hits: 20, seconds: 300 }
const digest = (text: string) => createHash('sha256').update(text).digest()

type Deps = {
  /** null when the gate stands open: then any password opens it. */
  gate: Gate | null
  throttle: Throttle
  publicUrl: string | null
}

export function gateRoutes(serve: Serve, { gate, throttle, publicUrl }: Deps): void {
  serve(openGate, async ({ body, request, reply }) => {
    const network = networkOf(request.ip)
    await throttle(knocks, network)
    if (gate && !timingSafeEqual(digest(body.password), digest(gate.password)))
      throw refuse('gate_refused', 403, 'Incorrect password. Please try again.')
    await throttle.giveBack(knocks, network)
    if (!gate) return
    const secure = originOf(request, publicUrl).startsWith('https:')
    reply.header('set-cookie', gate.passes.issue({ kind: body.remember ? 'device' : 'session', secure }))
  })
}
