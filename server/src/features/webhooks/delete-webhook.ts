import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { webhookNotFound } from './webhook-not-found.ts'

/** Removes a webhook of the account, with its deliveries. @throws 404 unless it is theirs */
export async function deleteWebhook({ kysely }: Database, accountId: string, id: string): Promise<void> {
  const deleted = isId(id)
    ? await kysely
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!deleted) throw webhookNotFound()
}
