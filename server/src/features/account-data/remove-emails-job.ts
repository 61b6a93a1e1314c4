import * as z from 'zod/mini'

/** Removes the letters to a deleted account from the data folder; its handler is `removeEmails` of infra/mail. */
export const removeEmailsJob = {
  name: 'remove-emails',
  payload: z.object({ account_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 600 },
  deletesOnSuccess: true as const,
}
