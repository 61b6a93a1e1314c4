import { shareDays } from '@moonpage/contract/share-days'
import type { ShareLink } from '@moonpage/contract/sharing'
import { randomBytes } from 'node:crypto'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import { sharedUrl } from '../../core/stories/present-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'

type SharingOwner = Owner & { origin: string }

const inShareDays = () => new Date(Date.now() + shareDays * 86_400_000)

/**
 * Returns the link to the caller's story: the existing one, or a new one. An expired or renewed link works for another
 * thirty days with the same address.
 */
export async function shareStory(
  { kysely }: Database,
  owner: SharingOwner,
  id: string,
  {
    include_names: includeNames,
    include_recordings: includeRecordings,
    renew,
  }: {
    include_names?: boolean | undefined
    include_recordings?: boolean | undefined
    renew?: boolean | undefined
  },
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
    const isLive = before !== undefined && before.expires_at > new Date()
    const link = {
      token: before?.token ?? randomBytes(16).toString('base64url'),
      expires_at: isLive && !renew ? before.expires_at : inShareDays(),
      include_names: includeNames ?? before?.include_names ?? true,
      include_recordings: includeRecordings ?? before?.include_recordings ?? false,
    }
    await tx
      .insertInto('share_links')
      .values({ story_id: id, ...link })
      .onConflict((conflict) => conflict.column('story_id').doUpdateSet(link))
      .execute()
    return {
      share_url: sharedUrl(owner.origin, link.token),
      share_token: link.token,
      expires_at: link.expires_at.toISOString(),
      include_names: link.include_names,
      include_recordings: link.include_recordings,
    }
  })
}
