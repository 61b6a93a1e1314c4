import { randomBytes } from 'node:crypto'
import { recordingLinkDays } from '@moonpage/contract/recording-link-days'
import type { RecordingLink } from '@moonpage/contract/recording-links'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { presentRecordingLink } from './present-recording-link.ts'

/** More than a family has grandparents. */
const linkLimit = 10

/** Creates a link by which somebody without an account records the caller's story. */
export async function createRecordingLink(
  { kysely }: Database,
  owner: Owner & { origin: string },
  id: string,
): Promise<RecordingLink> {
  const row = await kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (!story.completed_at)
      throw problem('not_whole', 409, 'This story can be recorded once it is finished.')
    if (story.taken_down_at)
      throw problem(
        'taken_down',
        409,
        'A moderator took this story down, so it cannot be recorded by others.',
      )
    const { count } = await tx
      .selectFrom('recording_links')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('story_id', '=', id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .executeTakeFirstOrThrow()
    if (count >= linkLimit)
      throw problem('too_many_links', 409, `This story has ${linkLimit} such links. Put one away first.`)
    return tx
      .insertInto('recording_links')
      .values({
        id: newId(),
        story_id: id,
        token: randomBytes(16).toString('base64url'),
        expires_at: new Date(Date.now() + recordingLinkDays * 86_400_000),
      })
      .returning(['id', 'token', 'created_at', 'expires_at', 'narrator_id'])
      .executeTakeFirstOrThrow()
  })
  return presentRecordingLink({ ...row, name: null, face: null }, owner.origin, [])
}
