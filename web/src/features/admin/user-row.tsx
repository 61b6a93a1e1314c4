import type { AdminUser } from '@moonpage/contract/admin-users'
import { useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import { StatusButton } from './status-button.tsx'
import { useUpdateUser } from './use-update-user.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import css from './users-table.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const Name = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => (
  <th scope="row" className={css.name}>
    {user.username}
    {isSelf && <b className={css.self}>You</b>}
    <span className={css.fullName}>
      <BidiText>{`${user.first_name} ${user.last_name}`}</BidiText>
    </span>
  </th>
)

/** One account. @param isSelf the account of the current admin, which only another admin can change */
export const UserRow = ({ user, isSelf }: { user: AdminUser; isSelf: boolean }) => {
  const update = useUpdateUser(user.id)
  const [isConfirming, setConfirming] = useState(false)
  const pendingChange = update.isPending ? update.variables : {}
  const { is_active } = user
  const locked = isSelf
    ? { role: 'You cannot change your own role', status: 'You cannot deactivate yourself' }
    : null
  return (
    <tr className={css.row} aria-busy={update.isPending}>
      <Name user={user} isSelf={isSelf} />
      <td className={css.email}>{user.email}</td>
      <td className={css.roleCell}>
        <RoleSelect
          user={user}
          role={pendingChange.role ?? user.role}
          onChange={(role) => update.mutate({ role })}
          locked={locked?.role}
        />
      </td>
      <td className={css.statusCell}>
        <span className={cx(css.status, is_active ? css.active : css.inactive)}>
          {is_active ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td className={css.stories}>
        {user.story_count}
        <span className={css.onCard}>{user.story_count === 1 ? ' story' : ' stories'}</span>
      </td>
      <td className={css.joined}>
        <span className={css.onCard}>Joined </span>
        {day.format(new Date(user.created_at))}
      </td>
      <td className={css.action}>
        <StatusButton
          user={user}
          locked={locked?.status}
          isBusy={update.isPending}
          onPress={() => (is_active ? setConfirming(true) : update.mutate({ is_active: true }))}
        />
        <DeactivateDialog
          user={user}
          open={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => update.mutate({ is_active: false })}
        />
      </td>
    </tr>
  )
}
