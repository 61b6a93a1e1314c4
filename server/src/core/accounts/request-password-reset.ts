import type { ResetRequest } from '@moonpage/contract/password-reset'
import { resetMinutes } from '@moonpage/contract/retention'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { findByEmail } from './find-by-email.ts'
import { enqueueEmail } from './emails/send-email-job.ts'
import { resetEmails, resetRequestsByNetwork } from './rate-limits.ts'
import type { ClientInfo } from './client-info.ts'

const message = `If there is an account with this address, an email with a link is on its way. The link works for ${resetMinutes} minutes.`

/**
 * Writes a letter down for every address, known or not: the same work, and the same answer. Past its number of letters
 * an address gets no more for a while, and nobody is told.
 */
export async function requestPasswordReset(
  { db, queue, rateLimit }: { db: Database; queue: Queue; rateLimit: RateLimiter },
  { email }: ResetRequest,
  visitor: ClientInfo,
): Promise<{ message: string }> {
  const account = await findByEmail(db, email, visitor)
  const who = account?.id ?? email.toLowerCase()
  // Letters that strangers ask for do not use up those of the owner at home.
  const isFamiliar = account?.is_familiar ?? false
  if (!isFamiliar) await rateLimit(resetRequestsByNetwork, visitor.network)
  if (await rateLimit.allows(resetEmails, isFamiliar ? `${visitor.network} ${who}` : who))
    await db.kysely.transaction().execute((tx) =>
      enqueueEmail(
        { tx, queue },
        {
          kind: 'password_reset',
          account_id: account?.is_active ? account.id : null,
          to_address: account?.email ?? email,
        },
      ),
    )
  return { message }
}
