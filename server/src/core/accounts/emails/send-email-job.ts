import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { EmailKind, Tables } from '../../../infra/db/tables.ts'
import type { Queue } from '../../../infra/queue/queue.ts'
import { newId } from '../../../lib/ids.ts'

/** Sends one email. The handler is in send-email.ts. The address stays in the row and is never in the queue. */
export const sendEmailJob = {
  name: 'send-email',
  payload: z.object({ email_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 900 },
}

/** Stores an email in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueEmail(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  letter: { kind: EmailKind; account_id: string | null; to_address: string },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('emails')
    .values({ id, ...letter })
    .execute()
  await queue.send(tx, sendEmailJob, { email_id: id })
}
