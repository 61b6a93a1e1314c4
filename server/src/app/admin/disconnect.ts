import { accountOf } from './account-of.ts'
import type { Command } from './command.ts'

/** For people who are somebody else at the provider now, such as after their login there was made anew. */
export const disconnect: Command = {
  takes: '<email>',
  does: 'disconnects an account from single sign-on; whoever has its verified address there gets it at the next login',
  run: async ({ db, say }, email) => {
    const account = await accountOf(db, email)
    const { numDeletedRows } = await db.kysely
      .deleteFrom('sso_identities')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    say(`${account.email} is ${numDeletedRows > 0n ? 'disconnected now' : 'not connected'}.`)
  },
}
