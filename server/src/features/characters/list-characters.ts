import type { Character } from '@moonpage/contract/characters'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentCharacter } from './present-character.ts'

/** A page of the family's characters, newest first. */
export async function listCharacters(
  db: Database,
  { familyId }: { familyId: string },
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<{ characters: Character[] } & ReturnType<typeof pageFrame>> {
  const own = db.kysely.selectFrom('characters').where('account_id', '=', familyId)
  const [{ total }, rows] = await Promise.all([
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  return { characters: rows.map(presentCharacter), ...pageFrame(page, pageSize, total) }
}
