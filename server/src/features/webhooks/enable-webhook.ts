import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { webhookNotFound } from './webhook-not-found.ts'

/** Turns a webhook of the account on again. @throws 404 unless it is theirs */
export async function enableWebhook({ kysely }: Database, accountId: string, id: string): Promise<void> {
  const enabled = isId(id)
    ? await kysely
        .updateTable('webhooks')
        .set({ disabled_at: null, failures: 0 })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!enabled) throw webhookNotFound()
}
