import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** A member of the family that owns it. */
export type Owner = {
  accountId: string
  familyId: string
  /** Of a session in a child's view: the child. */
  childId?: string | null
  /** Set for an API key: it learns nothing of children, and has no voice paid for. */
  apiKey?: object | null
}

export type OwnStory = { owner: Owner; id: string }

export const storyNotFound = () => problem('story_not_found', 404, 'Story not found')

/**
 * Loads the state of a story of the caller's family and locks its row until the transaction ends. @throws 404 if it is not
 * theirs
 */
export async function lockOwnStory(tx: Transaction<Tables>, { owner, id }: OwnStory) {
  const story = isId(id)
    ? await tx
        .selectFrom('stories')
        .select([
          'id',
          'generation_status',
          'completed_at',
          'is_public',
          'include_names',
          'taken_down_at',
          'take_down_note',
          'picture_salt',
          'title',
          'summary',
          'hero_name',
          'companion_name',
          'names_folded',
          'input',
        ])
        .where('id', '=', id)
        .where('owner_id', '=', owner.familyId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!story) throw storyNotFound()
  return story
}
