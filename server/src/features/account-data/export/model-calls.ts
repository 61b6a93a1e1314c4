import type { Database } from '../../../infra/db/database.ts'

/** The model calls of a story with their cost, oldest first. */
export const modelCallsOf = ({ kysely }: Database, storyId: string) =>
  kysely
    .selectFrom('model_calls')
    .select(['answered_at', 'purpose', 'model', 'input_tokens', 'output_tokens', 'pictures'])
    .select((eb) => eb.cast<number>('usd', 'float8').as('usd'))
    .where('story_id', '=', storyId)
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
