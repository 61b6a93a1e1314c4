import type { AdminUser } from '@moonpage/contract/admin-users'
import { listUsers } from '../../features/admin/list-users.ts'
import type { Command } from './command.ts'

const most = 100

const columns: { head: string; of: (user: AdminUser) => string }[] = [
  { head: 'E-mail', of: (user) => user.email },
  { head: 'Username', of: (user) => user.username },
  { head: 'Name', of: (user) => `${user.first_name} ${user.last_name}` },
  { head: 'Role', of: (user) => user.role },
  { head: 'Status', of: (user) => (user.is_active ? 'active' : 'inactive') },
  { head: 'Stories', of: (user) => String(user.story_count) },
  { head: 'Joined', of: (user) => user.created_at.slice(0, 10) },
]

export const listAccounts: Command = {
  takes: '[search]',
  does: 'shows who has an account, or who of them matches',
  run: async ({ db, say }, search) => {
    const { users, total } = await listUsers(db, { search, page: 1, page_size: most })
    if (total === 0) return say(search ? `No account matches "${search}".` : 'There is no account yet.')
    for (const line of table(users)) say(line)
    if (total === 1) say('1 account')
    else if (total <= most) say(`${total} accounts`)
    else say(`The newest ${most} of ${total} accounts. Search for others: npm run admin -- list <words>`)
  },
}

function table(users: AdminUser[]): string[] {
  const rows = [columns.map(({ head }) => head), ...users.map((user) => columns.map(({ of }) => of(user)))]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
