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

export const generationsPart: ExportPart = async function* ({ db }, { accountId }) {
  const generations = await db.kysely
    .selectFrom('generations')
    .select(['id', 'story_id', 'kind', 'begun_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  yield jsonFile('generations.json', generations)
}
