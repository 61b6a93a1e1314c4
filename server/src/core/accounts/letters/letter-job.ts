import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { LetterKind, Tables } from '../../../infra/db/tables.ts'
import type { Queue } from '../../../infra/queue/queue.ts'
import { newId } from '../../../lib/ids.ts'

/** Sends one letter. Its handler is send-letter.ts; the address stays in the row and never enters the queue. */
export const sendLetter = {
  name: 'send-letter',
  payload: z.object({ letter_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 900 },
}

/** Writes a letter down in the caller's transaction: it is sent if and only if that commits. */
export async function postLetter(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  letter: { kind: LetterKind; account_id: string | null; to_address: string },
): Promise<void> {
  const id = newId()
  await tx
    .insertInto('letters')
    .values({ id, ...letter })
    .execute()
  await queue.send(tx, sendLetter, { letter_id: id })
}
