import { howStoriesAreMade } from '@moonpage/contract/making'
import * as contract from '@moonpage/contract/story'
import * as tools from '@moonpage/contract/story-tools'
import { categoriesReply } from './categories.ts'
import { listCategories } from '@moonpage/contract/categories'
import type { Spending } from '../../core/stories/budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { refuse } from '../../lib/refusal.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { editStory } from './edit-story.ts'
import { getStory } from './get-story.ts'
import { making } from './making.ts'
import { listStories } from './list-stories.ts'
import { regenerateImages } from './regenerate-images.ts'
import { regenerateStory } from './regenerate-story.ts'
import { redrawPage, rewritePage } from './remake-page.ts'

type Deps = { db: Database; queue: Queue; dailyStories: number; spending: Spending }

export function libraryRoutes(serve: Serve, { db, queue, dailyStories, spending }: Deps): void {
  serve(listCategories, () => categoriesReply)

  serve(howStoriesAreMade, () => making(db, spending))

  serve(contract.listStories, ({ caller, query }) => listStories(db, caller, query))

  serve(contract.getStory, ({ caller, params }) => getStory(db, caller, params))

  const begin = { db, queue, dailyStories, spending }

  serve(contract.createStory, async ({ caller, body, request }) => {
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)))
      throw refuse(
        'idempotency_key_invalid',
        422,
        'An Idempotency-Key is 1 to 200 printable characters without spaces',
      )
    const id = await createStory(begin, caller, body, key)
    return getStory(db, caller, { id })
  })

  serve(contract.getStoryBySlug, ({ caller, params }) => getStory(db, caller, params))

  serve(tools.updateStory, async ({ caller, params: { id }, body }) => {
    await editStory({ db, queue }, { owner: caller, id }, body)
    return getStory(db, caller, { id })
  })

  serve(tools.deleteStory, ({ caller, params: { id } }) => deleteStory({ db, queue }, { owner: caller, id }))

  serve(tools.regenerateStory, async ({ caller, params: { id } }) => {
    await regenerateStory(begin, { owner: caller, id })
    return getStory(db, caller, { id })
  })

  serve(tools.regenerateImages, async ({ caller, params: { id } }) => {
    await regenerateImages(begin, { owner: caller, id })
    return getStory(db, caller, { id })
  })

  serve(tools.rewritePage, async ({ caller, params: { id, page_number: pageNumber } }) => {
    await rewritePage(begin, { owner: caller, id, pageNumber })
    return getStory(db, caller, { id })
  })

  serve(tools.redrawPage, async ({ caller, params: { id, page_number: pageNumber } }) => {
    await redrawPage(begin, { owner: caller, id, pageNumber })
    return getStory(db, caller, { id })
  })
}
