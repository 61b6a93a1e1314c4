import * as z from 'zod/mini'

/** Removes the letters to a deleted account from the data folder; its handler is `removeLettersOf` of infra/mail. */
export const removeLetters = {
  name: 'remove-letters',
  payload: z.object({ account_id: z.string() }),
  retry: { delaySeconds: 5, maxDelaySeconds: 600 },
  leavesNoTrace: true as const,
}
