import * as contract from '@moonpage/contract/gate'
import { originOf } from '../../infra/http/origin.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { Gate } from './gate.ts'
import { openGate } from './open-gate.ts'

type Deps = {
  /** Null if there is no gate: then any password is accepted. */
  gate: Gate | null
  rateLimit: RateLimiter
  publicUrl: string | null
}

export function gateRoutes(serve: Serve, { gate, rateLimit, publicUrl }: Deps): void {
  serve(contract.openGate, async ({ body, request, reply }) => {
    const visit = {
      network: networkOf(request.ip),
      secure: originOf(request, publicUrl).startsWith('https:'),
    }
    const pass = await openGate({ gate, rateLimit }, body, visit)
    if (pass) reply.header('set-cookie', pass)
  })
}
