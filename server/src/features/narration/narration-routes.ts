import * as contract from '@moonpage/contract/narration'
import type { FastifyRequest } from 'fastify'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { networkOf } from '../../lib/network-of.ts'
import { chooseNarrator } from './choose-narrator.ts'
import { getNarration } from './get-narration.ts'
import { getPublicNarration } from './get-public-narration.ts'
import { getSharedNarration } from './get-shared-narration.ts'
import { listNarrators } from './list-narrators.ts'
import type { NarrationDeps } from './narration-deps.ts'
import type { RecordingLimits } from './recording-limits.ts'

// Only of pages that are not stored yet: each takes about a second of a worker thread.
const synthesisByAccount: RateLimit = { name: 'narration', hits: 400, seconds: 3600 }
const synthesisByNetwork: RateLimit = { name: 'narration by network', hits: 100, seconds: 3600 }

type Deps = NarrationDeps & { rateLimit: RateLimiter; limits: RecordingLimits; hasGate: boolean }

export function narrationRoutes(serve: Serve, deps: Deps): void {
  const { db, rateLimit } = deps
  const forAccount = (accountId: string) => () => rateLimit(synthesisByAccount, accountId)
  const forNetwork =
    ({ ip }: FastifyRequest) =>
    () =>
      rateLimit(synthesisByNetwork, networkOf(ip))
  const wanted = (
    { page_number: pageNumber }: { page_number: number },
    { narrator = null }: { narrator?: string | undefined | null },
    beforeSynthesis: () => Promise<void>,
  ) => ({ pageNumber, narrator, beforeSynthesis })

  serve(contract.listNarrators, ({ caller, params }) => listNarrators(deps, caller, params.id))

  serve(contract.chooseNarrator, ({ caller, body }) => chooseNarrator(db, caller, body.narrator_id))

  serve(contract.getNarration, ({ caller, params, query }) =>
    getNarration(deps, caller, params.id, wanted(params, query, forAccount(caller.accountId))),
  )

  serve(contract.getPublicNarration, ({ params, query, request }) =>
    getPublicNarration(deps, params.id, wanted(params, query, forNetwork(request))),
  )

  serve(contract.getSharedNarration, ({ params, query, request }) =>
    getSharedNarration(deps, params.token, wanted(params, query, forNetwork(request))),
  )
}
