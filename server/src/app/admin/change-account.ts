import type { AdminUser, UserChange } from '@moonpage/contract/admin-users'
import { updateUser } from '../../features/admin/update-user.ts'
import type { Command } from './command.ts'
import { accountOf } from './account-of.ts'

type Wanted = {
  does: string
  change: UserChange
  /** The state of an account, before or after: `is an admin`. */
  is: string
}

/** Changes the account of an email address, by the same rules as in the browser. */
export const changeAccount = ({ does, change, is }: Wanted): Command => ({
  takes: '<email>',
  does,
  run: async ({ db, queue, say }, email) => {
    const before = await accountOf(db, email)
    const isSo = Object.entries(change).every(([field, value]) => before[field as keyof UserChange] === value)
    const after = isSo ? before : await updateUser({ db, queue }, { id: before.id, change, by: null })
    say(`${before.email} ${is} ${isSo ? 'already' : 'now'}.`)
    if (change.is_active !== false) remindOfActivation(after, say)
  },
})

/** A deactivated account cannot use a role or password. */
export function remindOfActivation(
  { is_active, email }: Pick<AdminUser, 'is_active' | 'email'>,
  say: (sentence: string) => void,
): void {
  if (!is_active) say(`The account is deactivated. To let them in: npm run admin -- activate ${email}`)
}
