import type { Database } from '../infra/db/database.ts'
import { newId } from '../lib/ids.ts'

/** Inserts a series that begins with a story, and remembers one thing. */
export async function insertSeries(
  { kysely }: Database,
  { familyId, storyId }: { familyId: string; storyId: string },
): Promise<{ seriesId: string; factId: string }> {
  const [seriesId, factId] = [newId(), newId()]
  const [hero, companion] = [
    { name: 'Fern', look: { species: 'fox' as const } },
    { name: 'Nib', kind: 'mouse' as const, look: { species: 'mouse' as const } },
  ]
  await kysely
    .insertInto('series')
    .values({
      id: seriesId,
      family_id: familyId,
      child_id: null,
      name: 'Brambleford',
      hero: JSON.stringify(hero),
      companion: JSON.stringify(companion),
      setting: 'forest',
      ended_at: null,
    })
    .execute()
  await kysely
    .insertInto('series_books')
    .values({ series_id: seriesId, story_id: storyId, number: 1 })
    .execute()
  const fact = {
    kind: 'joke' as const,
    text: 'They count to two.',
    later: 'They still counted to two.',
  }
  await kysely
    .insertInto('series_facts')
    .values({
      id: factId,
      series_id: seriesId,
      book: 1,
      position: 0,
      kind: fact.kind,
      fact: JSON.stringify(fact),
      last_used: null,
    })
    .execute()
  return { seriesId, factId }
}
