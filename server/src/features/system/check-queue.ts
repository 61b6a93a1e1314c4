import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { queueDepth } from '../../infra/queue/queue-depth.ts'

const workerSilenceSeconds = 30
const maxWaitSeconds = 600

/** @throws an error with a message if jobs cannot be read, no worker is alive, or jobs wait too long */
export async function checkQueue({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const { oldest_waiting_seconds: waits } = await queueDepth(kysely)
  const worker = await kysely
    .selectFrom('workers')
    .select('id')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${workerSilenceSeconds})`)
    .executeTakeFirst()
  if (!worker) throw new Error(`No worker was heard of in the last ${workerSilenceSeconds} seconds.`)
  if (waits > maxWaitSeconds)
    throw new Error(`The oldest job has been waiting for ${Math.floor(waits / 60)} minutes.`)
}
