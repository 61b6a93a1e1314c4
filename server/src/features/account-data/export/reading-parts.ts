import { jsonFile, type ExportPart } from './export-part.ts'

/** Where the family's children, and the person, stopped. */
export const readingPlacesPart: ExportPart = async function* ({ db }, { accountId, familyId }) {
  const places = await db.kysely
    .selectFrom('reading_places')
    .leftJoin('children', 'children.id', 'child_id')
    .select(['story_id', 'child_id', 'page_number', 'is_finished', 'turned_at'])
    .where((eb) =>
      eb.or([eb('reading_places.account_id', '=', accountId), eb('children.family_id', '=', familyId)]),
    )
    .orderBy('turned_at')
    .orderBy('story_id')
    .execute()
  yield jsonFile('reading-places.json', places)
}

export const readingsPart: ExportPart = async function* ({ db }, { familyId }) {
  const readings = await db.kysely
    .selectFrom('readings')
    .select(['story_id', 'child_id', 'account_id', 'day', 'read_at'])
    .where('family_id', '=', familyId)
    .orderBy('read_at')
    .orderBy('story_id')
    .execute()
  const family = await db.kysely
    .selectFrom('families')
    .select('records_readings')
    .where('id', '=', familyId)
    .executeTakeFirst()
  yield jsonFile('readings.json', { is_recording: family?.records_readings ?? false, readings })
}

export const hiddenBooksPart: ExportPart = async function* ({ db }, { familyId }) {
  const books = await db.kysely
    .selectFrom('hidden_books')
    .innerJoin('children', 'children.id', 'child_id')
    .select(['child_id', 'story_id'])
    .where('family_id', '=', familyId)
    .orderBy('child_id')
    .orderBy('story_id')
    .execute()
  yield jsonFile('hidden-books.json', books)
}
