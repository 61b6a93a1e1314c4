import * as z from 'zod/mini'
import { removeEmails } from '../../infra/mail/email-files.ts'
import type { HandledJob } from '../../infra/queue/queue.ts'

/** Deletes the stored emails of a deleted account. */
export const removeEmailsJob: HandledJob<{ account_id: string }, { emailsDir: string }> = {
  name: 'remove-emails',
  payload: z.object({ account_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 600 },
  deletesOnSuccess: true,
  handle: ({ emailsDir }, { account_id }) => removeEmails(emailsDir, account_id),
}
