import * as contract from '@moonpage/contract/story'
import { categoriesReply } from './categories.ts'
import { listCategories } from '@moonpage/contract/categories'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { refuse } from '../../lib/refusal.ts'
import { createStory } from './create-story.ts'
import { getStory } from './get-story.ts'
import { listStories } from './list-stories.ts'
import { regenerateStory } from './regenerate-story.ts'

type Deps = { db: Database; queue: Queue; dailyStories: number }

export function libraryRoutes(serve: Serve, { db, queue, dailyStories }: Deps): void {
  serve(listCategories, () => categoriesReply)

  serve(contract.listStories, ({ caller, query }) => listStories(db, caller, query))

  serve(contract.getStory, ({ caller, params }) => getStory(db, caller, params.id))

  serve(contract.createStory, async ({ caller, body, request }) => {
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)))
      throw refuse(
        'idempotency_key_invalid',
        422,
        'An Idempotency-Key is 1 to 200 printable characters without spaces',
      )
    return getStory(db, caller, await createStory({ db, queue, dailyStories }, caller, body, key))
  })

  serve(contract.regenerateStory, async ({ caller, params }) => {
    await regenerateStory({ db, queue }, caller, params.id)
    return getStory(db, caller, params.id)
  })
}
