import type { Names } from '@moonpage/contract/names'
import { sql } from 'kysely'
import { givenNames } from '../../core/stories/reader-names.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'

/** A recording link that works, with its book. */
export type FoundLink = {
  id: string
  storyId: string
  familyId: string
  narratorId: string | null
  expiresAt: Date
  title: string
  askedBy: string
  names: Names
}

/**
 * The book of a recording link.
 * @throws 404 for a link that never was, 410 once it is revoked or has expired, or its book can no longer be read
 */
export async function findRecordingLink({ kysely }: Database, token: string): Promise<FoundLink> {
  const row = await kysely
    .selectFrom('recording_links as link')
    .innerJoin('stories', 'stories.id', 'link.story_id')
    .select(['link.id', 'story_id', 'narrator_id', 'link.expires_at', 'revoked_at'])
    .select(['owner_id', 'title', 'hero_name', 'companion_name', 'completed_at', 'taken_down_at'])
    .select((eb) =>
      eb
        .selectFrom('accounts as parent')
        .select('parent.first_name')
        .whereRef('parent.family_id', '=', 'stories.owner_id')
        .where('parent.family_role', '=', 'parent')
        .where('parent.is_active', '=', true)
        // Who asked for the story, if possible.
        .orderBy(sql`parent.id is distinct from stories.created_by`)
        .orderBy('parent.id')
        .limit(1)
        .as('asked_by'),
    )
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row)
    throw problem('recording_link_not_found', 404, 'We couldn’t find that link. Please check the address.')
  const isOver =
    row.revoked_at !== null ||
    row.expires_at <= new Date() ||
    !row.completed_at ||
    row.taken_down_at !== null ||
    row.asked_by === null
  if (isOver)
    throw problem(
      'recording_link_over',
      410,
      `This link has been put away. Ask ${row.asked_by ?? 'whoever sent it'} for a new one.`,
    )
  return {
    id: row.id,
    storyId: row.story_id,
    familyId: row.owner_id,
    narratorId: row.narrator_id,
    expiresAt: row.expires_at,
    title: row.title,
    askedBy: row.asked_by ?? '',
    names: givenNames(row),
  }
}
