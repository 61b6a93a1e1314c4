import * as moderation from '@moonpage/contract/moderation'
import * as reports from '@moonpage/contract/reports'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { appealTakeDown } from './appeal-take-down.ts'
import { listReportedStories } from './list-reported-stories.ts'
import { moderateStory } from './moderate-story.ts'
import { reportStory } from './report-story.ts'

export function moderationRoutes(
  serve: Serve,
  deps: { db: Database; queue: Queue; rateLimit: RateLimiter },
): void {
  serve(reports.reportStory, ({ caller, params: { id }, body }) =>
    reportStory(deps, { by: caller, id, reason: body?.reason || null }),
  )

  serve(reports.appealTakeDown, ({ caller, params: { id }, body }) =>
    appealTakeDown(deps.db, { owner: caller, id }, body.text),
  )

  serve(moderation.listReportedStories, ({ caller, query }) =>
    listReportedStories(deps.db, { ...query, withNames: caller.role === 'admin' }),
  )

  serve(moderation.moderateStory, ({ caller, params: { id }, body }) =>
    moderateStory(deps, { by: caller, id, action: body }),
  )
}
