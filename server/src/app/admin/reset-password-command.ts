import { resetMinutes } from '@moonpage/contract/retention'
import { createResetToken } from '../../core/accounts/create-reset-token.ts'
import { accountOf } from './account-of.ts'
import { remindOfActivation } from './change-account.ts'
import type { Command } from './command.ts'

/** For people who cannot read their email: whoever runs this can read the whole database anyway. */
export const resetPasswordCommand: Command = {
  takes: '<email>',
  does: `makes a link for a new password, good once, for ${resetMinutes} minutes`,
  run: async ({ db, settings, say }, email) => {
    const account = await accountOf(db, email)
    const token = await createResetToken(db.kysely, account.id)
    const site = settings.publicUrl ?? `http://localhost:${settings.port}`
    say(`With this link ${account.email} sets a new password, once, within ${resetMinutes} minutes:`)
    say(`${site}/reset-password?token=${token}`)
    if (settings.publicUrl === null)
      say('It opens on this machine. To make links for others, set PUBLIC_URL.')
    if (!settings.localLogin)
      say('Passwords are off. For the link to work, set LOCAL_LOGIN=on and start Moonpage again.')
    remindOfActivation(account, say)
  },
}
