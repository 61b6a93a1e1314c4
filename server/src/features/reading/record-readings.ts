import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'

/** Has what a family reads recorded, or not; then what was recorded is deleted. */
export async function recordReadings(
  { kysely }: Database,
  { familyId }: Owner,
  isRecording: boolean,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    await tx
      .updateTable('families')
      .set({ records_readings: isRecording })
      .where('id', '=', familyId)
      .execute()
    if (!isRecording) await tx.deleteFrom('readings').where('family_id', '=', familyId).execute()
  })
}
