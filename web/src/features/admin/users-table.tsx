import type { AdminUser } from '@moonpage/contract/admin-users'
import { UserRow } from './user-row.tsx'
import css from './users-table.module.css'

const columns = ['Username', 'Email', 'Role', 'Status', 'Stories', 'Joined']

/** A table on wide screens, cards on narrow ones. @param ownId id of the current admin */
export const UsersTable = ({ users, ownId }: { users: AdminUser[]; ownId: string | undefined }) => (
  <table aria-label="Users" className={css.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th scope="col">
          <span className="only-read-aloud">Activate or deactivate</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <UserRow key={user.id} user={user} isSelf={user.id === ownId} />
      ))}
    </tbody>
  </table>
)
