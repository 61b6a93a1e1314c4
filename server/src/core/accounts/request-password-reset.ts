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
 * Stores an email for every address, known or not: the same work and the same response. Beyond the rate limit no
 * further email is stored, which the response does not reveal.
 */
export async function requestPasswordReset(
  { db, queue, rateLimit }: { db: Database; queue: Queue; rateLimit: RateLimiter },
  { email }: ResetRequest,
  visitor: ClientInfo,
): Promise<{ message: string }> {
  const account = await findByEmail(db, email, visitor)
  const who = account?.id ?? email.toLowerCase()
  // Requests from unfamiliar networks do not use up the owner's limit.
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
