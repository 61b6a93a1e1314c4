import * as z from 'zod/mini'

/** Deletes the stored emails of a deleted account; the handler is `removeEmails` of infra/mail. */
export const removeEmailsJob = {
  name: 'remove-emails',
  payload: z.object({ account_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 600 },
  deletesOnSuccess: true as const,
}
