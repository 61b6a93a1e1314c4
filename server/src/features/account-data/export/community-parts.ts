import { jsonFile, type ExportPart } from './export-part.ts'

/** Only the id: the story is somebody else's. */
export const ratingsPart: ExportPart = async function* ({ db }, { accountId }) {
  const ratings = await db.kysely
    .selectFrom('ratings')
    .select(['id', 'story_id', 'rating', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  yield jsonFile('ratings.json', ratings)
}

export const reportsPart: ExportPart = async function* ({ db }, { accountId }) {
  const reports = await db.kysely
    .selectFrom('reports')
    .select(['id', 'story_id', 'reason', 'created_at', 'decided_at', 'outcome'])
    .where('reporter_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  yield jsonFile('reports.json', reports)
}

export const appealsPart: ExportPart = async function* ({ db }, { familyId }) {
  const appeals = await db.kysely
    .selectFrom('appeals')
    .innerJoin('stories', 'stories.id', 'appeals.story_id')
    .select(['appeals.id', 'story_id', 'appeals.taken_down_at', 'text'])
    .select(['appeals.created_at', 'decided_at', 'outcome'])
    .where('owner_id', '=', familyId)
    .orderBy('appeals.created_at')
    .orderBy('appeals.id')
    .execute()
  yield jsonFile('appeals.json', appeals)
}
