import { Child } from '@moonpage/contract/children'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

type Character = { id: string; role: string; created_at: string }

const character = sql<Character>`to_jsonb(characters) - 'account_id'`

/** The family's children, in the order in which they were added. @param id only this one */
export async function findChildren(db: Kysely<Tables>, familyId: string, id?: string): Promise<Child[]> {
  const rows = await db
    .selectFrom('children')
    .selectAll('children')
    .select((eb) => [
      eb
        .selectFrom('characters')
        .select(character.as('hero'))
        .whereRef('characters.id', '=', 'children.character_id')
        // Its role may have been changed since.
        .where('role', '=', 'hero')
        .as('character'),
      eb
        .selectFrom('child_companions')
        .innerJoin('characters', 'characters.id', 'child_companions.character_id')
        .select(sql<Character[]>`coalesce(jsonb_agg(${character} order by characters.id), '[]')`.as('all'))
        .whereRef('child_id', '=', 'children.id')
        .where('role', '=', 'companion')
        .as('companions'),
      eb
        .selectFrom('child_stories')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('child_id', '=', 'children.id')
        .as('story_count'),
    ])
    .where('family_id', '=', familyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute()
  return rows.map((row) =>
    Child.parse({
      ...row,
      created_at: row.created_at.toISOString(),
      character: row.character && withTime(row.character),
      companions: row.companions?.map(withTime),
    }),
  )
}

/** PostgreSQL writes times of JSON with an offset. */
const withTime = (row: Character) => ({ ...row, created_at: new Date(row.created_at).toISOString() })
