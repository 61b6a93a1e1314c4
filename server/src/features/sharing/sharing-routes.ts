import * as contract from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import { presentStory } from '../../core/stories/present-story.ts'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller, Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { getSharedStory } from './get-shared-story.ts'
import { publishStory } from './publish-story.ts'
import { unpublishStory } from './unpublish-story.ts'
import { revokeShare } from './revoke-share.ts'
import { shareStory } from './share-story.ts'

type Deps = {
  db: Database
  queue: Queue
  /** Whether picture requests must name their share link: only behind the gate. */
  hasGate: boolean
}

export function sharingRoutes(serve: Serve, { db, queue, hasGate }: Deps): void {
  serve(contract.shareStory, ({ caller, params: { id }, body }) => shareStory(db, caller, id, body ?? {}))

  serve(contract.revokeShare, ({ caller, params: { id } }) => revokeShare({ db, queue }, caller, id))

  serve(contract.getSharedStory, ({ params }) => getSharedStory(db, params.token, { hasGate }))

  serve(contract.publishStory, async ({ caller, params: { id }, body }) => {
    await publishStory(
      db,
      { owner: caller, id },
      {
        includeNames: body?.include_names,
        includeRecordings: body?.include_recordings,
      },
    )
    return ownStory(db, caller, id)
  })

  serve(contract.unpublishStory, async ({ caller, params: { id } }) => {
    await unpublishStory({ db, queue }, { owner: caller, id })
    return ownStory(db, caller, id)
  })
}

/** The current state; the caller is its owner. @throws 404 if it was deleted meanwhile */
async function ownStory({ kysely }: Database, caller: Caller, id: string): Promise<Story> {
  const row = await storyCards(kysely, caller).where('stories.id', '=', id).executeTakeFirst()
  if (!row) throw storyNotFound()
  return presentStory(row, await storyPages(kysely, id), caller)
}
