import type { AdminUser } from '@moonpage/contract/admin-users'
import { type Role, roles } from '@moonpage/contract/account'
import { useLocked } from './use-locked.tsx'
import css from './users-table.module.css'

type RoleSelectProps = {
  user: AdminUser
  /** What is shown: the user's, or the one that is on its way. */
  role: Role
  /** Why it cannot be changed. */
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
