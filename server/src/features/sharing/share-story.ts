import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import { sharedUrl } from '../../core/stories/present-story.ts'
import { nextShareLink, presentShareLink } from '../../core/stories/share-link.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'

type SharingOwner = Owner & { origin: string }

/** Returns the link to the caller's story: the existing one, or a new one. */
export async function shareStory(
  { kysely }: Database,
  owner: SharingOwner,
  id: string,
  options: ShareOptions,
): Promise<ShareLink> {
  return kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (!story.completed_at) throw problem('not_whole', 409, 'This story can be shared once it is finished.')
    if (story.taken_down_at)
      throw problem('taken_down', 409, 'A moderator took this story down, so it cannot be shared.')
    await foldStoryNames(tx, story)
    const before = await tx
      .selectFrom('share_links')
      .select(['token', 'expires_at', 'include_names', 'include_recordings'])
      .where('story_id', '=', id)
      .executeTakeFirst()
    const link = nextShareLink(before, options)
    await tx
      .insertInto('share_links')
      .values({ story_id: id, ...link })
      .onConflict((conflict) => conflict.column('story_id').doUpdateSet(link))
      .execute()
    return presentShareLink(link, sharedUrl(owner.origin, link.token))
  })
}
