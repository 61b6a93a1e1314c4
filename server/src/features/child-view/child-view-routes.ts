import * as contract from '@moonpage/contract/child-views'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { getChildShelf } from './get-child-shelf.ts'
import { hideChildBook } from './hide-child-book.ts'
import { leaveChildView } from './leave-child-view.ts'
import { listChildBooks } from './list-child-books.ts'
import { openChildView } from './open-child-view.ts'

export function childViewRoutes(serve: Serve, deps: { db: Database; rateLimit: RateLimiter }): void {
  const { db } = deps

  serve(contract.openChildView, ({ caller, body }) => openChildView(db, caller, body))

  serve(contract.leaveChildView, ({ caller, body }) => leaveChildView(deps, caller, body))

  serve(contract.getChildShelf, ({ caller, query }) => getChildShelf(db, caller, query))

  serve(contract.listChildBooks, ({ caller, params, query }) =>
    listChildBooks(db, caller, { ...params, ...query }),
  )

  serve(contract.hideChildBook, ({ caller, params: { id, story_id: storyId }, body }) =>
    hideChildBook(db, caller, { id, storyId, isHidden: body.is_hidden }),
  )
}
