import { fillFriend } from '@moonpage/contract/fact-kinds'
import { fillNames } from '@moonpage/contract/names'
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

/** Books that go on, and what they left. */
export const seriesPart: ExportPart = async function* ({ db }, { familyId }) {
  const series = await db.kysely
    .selectFrom('series')
    .select(['id', 'child_id', 'name', 'hero', 'companion', 'setting', 'ended_at', 'created_at'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()
  const books = await db.kysely
    .selectFrom('series_books')
    .innerJoin('series', 'series.id', 'series_id')
    .select(['series_id', 'story_id', 'number', 'is_last'])
    .where('family_id', '=', familyId)
    .orderBy('series_id')
    .orderBy('number')
    .execute()
  const facts = await db.kysely
    .selectFrom('series_facts')
    .innerJoin('series', 'series.id', 'series_id')
    .select(['series_facts.id', 'series_id', 'book', 'kind', 'fact', 'last_used', 'is_locked', 'is_struck'])
    .where('family_id', '=', familyId)
    .orderBy('series_id')
    .orderBy('book')
    .orderBy('position')
    .execute()
  const namesOf = (id: string) => {
    const one = series.find((each) => each.id === id)
    return { hero: one?.hero.name ?? '', companion: one?.companion.name ?? '' }
  }
  yield jsonFile('series.json', {
    series: series.map((one) => ({ ...one, name: fillNames(one.name, namesOf(one.id)) })),
    books,
    facts: facts.map(({ fact: { text, friend, thing }, ...one }) => {
      const fill = (words: string) => fillNames(words, namesOf(one.series_id))
      const name = friend && fill(friend.name)
      return {
        ...one,
        fact: {
          text: fill(fillFriend(text, name ?? '')),
          ...(friend && { friend: { name, species: friend.species } }),
          ...(thing && { thing: thing.noun }),
        },
      }
    }),
  })
}
