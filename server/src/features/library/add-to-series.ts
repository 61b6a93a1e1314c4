import type { StoryInput } from '@moonpage/contract/story-input'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

type OpenSeries = { id: string; fixed: Pick<StoryInput, 'hero' | 'companion' | 'setting'> }

/** Locks a series that goes on, and says what all its books have. @throws 422 unless it is the family's, 409 once it has ended */
export async function lockOpenSeries(
  tx: Transaction<Tables>,
  familyId: string,
  seriesId: string,
): Promise<OpenSeries> {
  const series = isId(seriesId)
    ? await tx
        .selectFrom('series')
        .select(['id', 'hero', 'companion', 'setting', 'ended_at'])
        .where('id', '=', seriesId)
        .where('family_id', '=', familyId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!series) {
    const message = 'We couldn’t find that series.'
    throw problem('validation_failed', 422, message, { errors: [{ field: 'series_id', message }] })
  }
  if (series.ended_at) throw problem('series_ended', 409, 'This series has had its last book.')
  const { look: _, ...companion } = series.companion
  return { id: series.id, fixed: { hero: series.hero, companion, setting: series.setting } }
}

/** Makes a new story the next book of a series, or its last one. */
export async function addToSeries(
  tx: Transaction<Tables>,
  { seriesId, storyId, isLast }: { seriesId: string; storyId: string; isLast: boolean },
): Promise<void> {
  await tx
    .insertInto('series_books')
    .values({
      series_id: seriesId,
      story_id: storyId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from series_books where series_id = ${seriesId})`,
      is_last: isLast,
    })
    .execute()
  if (isLast)
    await tx
      .updateTable('series')
      .set({ ended_at: sql<Date>`now()` })
      .where('id', '=', seriesId)
      .execute()
}
