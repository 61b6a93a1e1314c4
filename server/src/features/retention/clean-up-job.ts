import * as z from 'zod/mini'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/** Removes what was kept long enough; its handler is clean-up.ts. */
export const cleanUpJob = {
  name: 'clean-up',
  payload: z.object({}),
  retry: { delaySeconds: 60, maxDelaySeconds: 3600 },
}

export const aDay = 86_400

/**
 * Sees to it that one waits, whatever the number of processes: nothing happens where one does already. Each sends the
 * next one when it is done, and a start sends one in case there is none.
 */
export async function scheduleCleanUp(
  { db, queue }: { db: Database; queue: Queue },
  startAfterSeconds: number,
): Promise<void> {
  await queue.send(db.kysely, cleanUpJob, {}, { singletonKey: 'daily', startAfterSeconds })
}
