import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { BilledCall } from '../../infra/models/call-context.ts'
import { newId } from '../../lib/ids.ts'

/** Records the cost of a model's answer, per story and per day. Not fenced: it was spent in any case. */
export async function recordCall(db: Database, storyId: string, call: BilledCall): Promise<void> {
  const kind = call.purpose === 'picture' ? 'image' : call.purpose === 'speech' ? 'speech' : 'text'
  await db.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto('model_calls')
      .values((eb) => ({
        id: newId(),
        // The story may have been deleted meanwhile.
        story_id: eb.selectFrom('stories').select('id').where('id', '=', storyId),
        purpose: call.purpose,
        model: call.model,
        input_tokens: call.inputTokens,
        output_tokens: call.outputTokens,
        pictures: call.pictures,
        usd: call.usd,
      }))
      .execute()
    await tx
      .insertInto('model_spend')
      .values({
        day: sql<string>`(now() at time zone 'utc')::date`,
        kind,
        model: call.model,
        calls: 1,
        input_tokens: call.inputTokens,
        output_tokens: call.outputTokens,
        pictures: call.pictures,
        usd: call.usd,
      })
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'model']).doUpdateSet({
          calls: sql`model_spend.calls + 1`,
          input_tokens: sql`model_spend.input_tokens + excluded.input_tokens`,
          output_tokens: sql`model_spend.output_tokens + excluded.output_tokens`,
          pictures: sql`model_spend.pictures + excluded.pictures`,
          usd: sql`model_spend.usd + excluded.usd`,
        }),
      )
      .execute()
  })
}
