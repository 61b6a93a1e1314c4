import { longestMonth, type ReadMonth, type Reading } from '@moonpage/contract/readings'
import { sql } from 'kysely'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

/** @param month `2026-11` */
export async function listReadings(
  db: Database,
  reader: NonNullable<Reader>,
  month: string,
): Promise<ReadMonth> {
  const [rows, family] = await Promise.all([readingsIn(db, reader, month), surroundings(db, reader, month)])
  const storyIds = [...new Set(rows.map(({ story_id: id }) => id))]
  const cards = storyIds.length
    ? await storyCards(db.kysely, reader).where('stories.id', 'in', storyIds).execute()
    : []
  const stories = new Map(cards.map((card) => [card.id, presentSummary(card, reader)]))
  return {
    month,
    ...family,
    readings: rows.flatMap(({ reader_id, ...row }): Reading[] => {
      const story = stories.get(row.story_id)
      if (!story) return []
      const { title, subject, preview_image_url, preview_image_srcset, preview_image_focus } = story
      const shown = { title, subject, preview_image_url, preview_image_srcset, preview_image_focus }
      return [{ ...row, ...shown, is_yours: reader_id === reader.accountId }]
    }),
  }
}

const firstDay = (month: string) => sql<string>`${`${month}-01`}::date`
const endOf = (month: string) => sql<string>`(${firstDay(month)} + interval '1 month')::date`

const readingsIn = ({ kysely }: Database, { familyId }: NonNullable<Reader>, month: string) =>
  kysely
    .selectFrom('readings')
    .leftJoin('children', 'children.id', 'child_id')
    .leftJoin('accounts as reader', (join) =>
      join.onRef('reader.id', '=', 'readings.account_id').on('reader.family_id', '=', familyId),
    )
    .select(['story_id', 'day', 'children.name as child_name'])
    .select(['reader.first_name as reader_name', 'reader.id as reader_id'])
    .where('readings.family_id', '=', familyId)
    .where('day', '>=', firstDay(month))
    .where('day', '<', endOf(month))
    .orderBy('day', 'desc')
    .orderBy('read_at', 'desc')
    .limit(longestMonth)
    .execute()

/** Whether the family records, and the months around this one. */
async function surroundings({ kysely }: Database, { familyId }: NonNullable<Reader>, month: string) {
  const row = await kysely
    .selectFrom('families')
    .select('records_readings as is_recording')
    .select((eb) => [
      eb
        .selectFrom('readings')
        .select((one) => sql<string | null>`to_char(${one.fn.max('day')}, 'YYYY-MM')`.as('month'))
        .where('family_id', '=', familyId)
        .where('day', '<', firstDay(month))
        .as('previous_month'),
      eb
        .selectFrom('readings')
        .select((one) => sql<string | null>`to_char(${one.fn.min('day')}, 'YYYY-MM')`.as('month'))
        .where('family_id', '=', familyId)
        .where('day', '>=', endOf(month))
        .as('next_month'),
    ])
    .where('id', '=', familyId)
    .executeTakeFirst()
  return row ?? { is_recording: false, previous_month: null, next_month: null }
}
