import * as contract from '@moonpage/contract/feed'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller, Serve } from '../../infra/http/route-server.ts'
import type { ResponseCache } from '../../infra/http/response-cache.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { ViewCounter } from './count-view.ts'
import { getPublicStory } from './get-public-story.ts'
import { listPublicStories } from './list-public-stories.ts'
import { getPublicStats } from './get-public-stats.ts'

type Deps = { db: Database; responseCache: ResponseCache; views: ViewCounter }

const viewerOf = (caller: Caller | null, { ip, headers }: FastifyRequest): Viewer =>
  caller
    ? { accountId: caller.accountId }
    : { network: networkOf(ip), userAgent: headers['user-agent'] ?? '' }

export function feedRoutes(serve: Serve, { db, responseCache, views }: Deps): void {
  serve(contract.listPublicFeed, ({ caller, query }) => listPublicStories(db, caller, query), {
    responseCache,
  })
  serve(contract.listPublicStories, ({ caller, query }) => listPublicStories(db, caller, query), {
    responseCache,
  })
  serve(contract.getPublicStats, () => getPublicStats(db), { responseCache })
  serve(contract.getPublicStory, ({ caller, params }) => getPublicStory(db, caller, params.id), {
    responseCache,
    // Not awaited: many readers of one book would queue for its counter.
    onAnswer: ({ caller, params, request }) => views.count(params.id, viewerOf(caller, request)),
  })
}
