import type { FamilyNarrator } from '@moonpage/contract/recordings'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { narratorNames } from './narrator-names.ts'

const machine = (source: 'hosted' | 'embedded'): FamilyNarrator => ({
  id: source,
  source,
  name: narratorNames[source],
  face: null,
})

/** Who can read to the caller's family. */
export async function listFamilyNarrators(
  { db, hosted }: Pick<NarrationDeps, 'db' | 'hosted'>,
  { familyId }: Pick<Owner, 'familyId'>,
): Promise<{ narrators: FamilyNarrator[] }> {
  const recorded = await db.kysely
    .selectFrom('narrators')
    .select(['id', 'name', 'face'])
    .where('account_id', '=', familyId)
    .orderBy('id')
    .execute()
  return {
    narrators: [
      ...recorded.map((row) => ({ ...row, source: 'recorded' as const })),
      ...(hosted ? [machine('hosted')] : []),
      machine('embedded'),
    ],
  }
}
