import * as contract from '@moonpage/contract/feed'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller, Serve } from '../../infra/http/route-server.ts'
import { networkOf } from '../../lib/network-of.ts'
import { countView } from './count-view.ts'
import { getPublicStory } from './get-public-story.ts'
import { listPublicStories } from './list-public-stories.ts'
import { publicStats } from './public-stats.ts'

const viewerOf = (caller: Caller | null, { ip, headers }: FastifyRequest): Viewer =>
  caller
    ? { accountId: caller.accountId }
    : { network: networkOf(ip), userAgent: headers['user-agent'] ?? '' }

export function feedRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.publicFeed, ({ caller, query }) => listPublicStories(db, caller, query))
  serve(contract.listPublicStories, ({ caller, query }) => listPublicStories(db, caller, query))
  serve(contract.publicStats, () => publicStats(db))
  serve(contract.getPublicStory, async ({ caller, params, request }) => {
    const story = await getPublicStory(db, caller, params.id)
    // Nobody waits for it: where many open one book at once, each waits for the other to be counted.
    if (!story.is_owner)
      void countView(db, story.id, viewerOf(caller, request)).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a view was not counted'),
      )
    return story
  })
}
