import type { AdminUser } from '@moonpage/contract/admin-users'
import { type Role, roles } from '@moonpage/contract/account'
import { useLocked } from './use-locked.tsx'
import css from './users-table.module.css'

type RoleSelectProps = {
  user: AdminUser
  /** The user's role, or the one being saved. */
  role: Role
  /** The reason why it is disabled. */
  locked: string | undefined
  onChange: (role: Role) => void
}

export const RoleSelect = ({ user, role, locked, onChange }: RoleSelectProps) => {
  const { control, sentence } = useLocked(locked)
  return (
    <>
      <select
        {...control}
        className={css.role}
        aria-label={`Role of ${user.username}`}
        value={role}
        onChange={(event) => onChange(event.target.value as Role)}
      >
        {roles.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {sentence}
    </>
  )
}
