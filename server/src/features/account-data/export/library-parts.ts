import { sql } from 'kysely'
import { jsonFile, type ExportPart } from './export-part.ts'

export const charactersPart: ExportPart = async function* ({ db }, { familyId }) {
  const characters = await db.kysely
    .selectFrom('characters')
    .select(['id', 'role', 'name', 'pronouns', 'look', 'kind', 'created_at'])
    .where('account_id', '=', familyId)
    .orderBy('id')
    .execute()
  yield jsonFile('characters.json', characters)
}

/** With the ids of the characters who go along, and of the books that were made for the child. */
export const childrenPart: ExportPart = async function* ({ db }, { familyId }) {
  const children = await db.kysely
    .selectFrom('children')
    .select([
      'id',
      'name',
      'birth_month',
      'pronouns',
      'character_id',
      'loves',
      'avoid',
      'reading_size',
      'bedtime',
      'ahead_zone',
      'ahead_evening',
      'narrator',
      'created_at',
    ])
    .select((eb) => [
      sql<string[]>`array(${eb
        .selectFrom('child_companions')
        .select('character_id')
        .whereRef('child_id', '=', 'children.id')
        .orderBy('character_id')})`.as('companion_ids'),
      sql<string[]>`array(${eb
        .selectFrom('child_stories')
        .select('story_id')
        .whereRef('child_id', '=', 'children.id')
        .orderBy('story_id')})`.as('story_ids'),
    ])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()
  yield jsonFile('children.json', children)
}

/** Only the id: a favorite may be somebody else's story. */
export const favoritesPart: ExportPart = async function* ({ db }, { familyId }) {
  const favorites = await db.kysely
    .selectFrom('favorites')
    .select(['story_id', 'created_at'])
    .where('account_id', '=', familyId)
    .orderBy('created_at')
    .orderBy('story_id')
    .execute()
  yield jsonFile('favorites.json', favorites)
}

/** With the ids of their books, in their order. */
export const collectionsPart: ExportPart = async function* ({ db }, { familyId }) {
  const collections = await db.kysely
    .selectFrom('collections')
    .leftJoin('collection_links as link', 'link.collection_id', 'collections.id')
    .select(['collections.id', 'name', 'collections.created_at'])
    .select([
      'link.created_at as link_created_at',
      'link.expires_at as link_expires_at',
      'link.include_names as link_include_names',
      'link.include_recordings as link_include_recordings',
    ])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('collection_stories')
        .select('story_id')
        .whereRef('collection_stories.collection_id', '=', 'collections.id')
        .orderBy('position')
        .orderBy('story_id')})`.as('story_ids'),
    )
    .where('family_id', '=', familyId)
    .orderBy('collections.id')
    .execute()
  yield jsonFile(
    'collections.json',
    collections.map(({ id, name, created_at, story_ids, ...link }) => ({
      id,
      name,
      created_at,
      story_ids,
      share_link: link.link_created_at && {
        created_at: link.link_created_at,
        expires_at: link.link_expires_at,
        include_names: link.link_include_names,
        include_recordings: link.link_include_recordings,
      },
    })),
  )
}

export const generationsPart: ExportPart = async function* ({ db }, { accountId }) {
  const generations = await db.kysely
    .selectFrom('generations')
    .select(['id', 'story_id', 'kind', 'begun_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('generations.json', generations)
}
