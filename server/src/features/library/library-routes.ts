import * as generationInfo from '@moonpage/contract/generation-info'
import * as contract from '@moonpage/contract/story'
import * as tools from '@moonpage/contract/story-tools'
import * as categories from '@moonpage/contract/categories'
import { listCategories } from './list-categories.ts'
import type { Spending } from '../../core/stories/budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { problem } from '../../lib/problem.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { updateStory } from './update-story.ts'
import { getStory } from './get-story.ts'
import { getStoryBySlug } from './get-story-by-slug.ts'
import { getGenerationInfo } from './get-generation-info.ts'
import { listStories } from './list-stories.ts'
import { regenerateImages } from './regenerate-images.ts'
import { regenerateStory } from './regenerate-story.ts'
import { regeneratePageImage } from './regenerate-page-image.ts'
import { regeneratePageText } from './regenerate-page-text.ts'

type Deps = {
  db: Database
  queue: Queue
  dailyStories: number
  spending: Spending
  /** Whether the text model can regenerate the text of one page. */
  rewritesPages: boolean
}

export function libraryRoutes(
  serve: Serve,
  { db, queue, dailyStories, spending, rewritesPages }: Deps,
): void {
  const reader = { db, rewritesPages }

  serve(categories.listCategories, listCategories)

  serve(generationInfo.getGenerationInfo, () => getGenerationInfo(db, spending))

  serve(contract.listStories, ({ caller, query }) => listStories(db, caller, query))

  serve(contract.getStory, ({ caller, params }) => getStory(reader, caller, params))

  const startStory = { db, queue, dailyStories, spending }

  serve(contract.createStory, async ({ caller, body, request }) => {
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)))
      throw problem(
        'idempotency_key_invalid',
        422,
        'An Idempotency-Key is 1 to 200 printable characters without spaces',
      )
    const id = await createStory(startStory, caller, body, key)
    return getStory(reader, caller, { id })
  })

  serve(contract.getStoryBySlug, ({ caller, params }) => getStoryBySlug(reader, caller, params.slug))

  serve(tools.updateStory, async ({ caller, params: { id }, body }) => {
    await updateStory({ db, queue }, { owner: caller, id }, body)
    return getStory(reader, caller, { id })
  })

  serve(tools.deleteStory, ({ caller, params: { id } }) => deleteStory({ db, queue }, { owner: caller, id }))

  serve(tools.regenerateStory, async ({ caller, params: { id } }) => {
    await regenerateStory(startStory, { owner: caller, id })
    return getStory(reader, caller, { id })
  })

  serve(tools.regenerateImages, async ({ caller, params: { id } }) => {
    await regenerateImages(startStory, { owner: caller, id })
    return getStory(reader, caller, { id })
  })

  serve(tools.regeneratePageText, async ({ caller, params: { id, page_number: pageNumber } }) => {
    await regeneratePageText({ ...startStory, rewritesPages }, { owner: caller, id, pageNumber })
    return getStory(reader, caller, { id })
  })

  serve(tools.regeneratePageImage, async ({ caller, params: { id, page_number: pageNumber } }) => {
    await regeneratePageImage(startStory, { owner: caller, id, pageNumber })
    return getStory(reader, caller, { id })
  })
}
