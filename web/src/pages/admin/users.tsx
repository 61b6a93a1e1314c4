import type { AdminUserList } from '@moonpage/contract/admin-users'
import { useRef } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useNavigate } from '../../lib/router/router.tsx'
import { useSession } from '../../data/session-store.ts'
import { Invitations } from '../../features/admin/invitations.tsx'
import { useUsers } from '../../features/admin/use-users.ts'
import { UserSearch } from '../../features/admin/user-search.tsx'
import { UsersSkeleton } from '../../features/admin/users-skeleton.tsx'
import { UsersTable } from '../../features/admin/users-table.tsx'
import { pageIn, searchIn, withQuery } from '../../lib/list-address.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useTopOfPage } from '../../lib/use-top-of-page.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Failed } from './failed.tsx'
import css from './users.module.css'

const usersHome = '/admin/users'

/** The URL of a page of search results. */
const usersPath = (search: string, page: number): string =>
  withQuery(usersHome, { search, page: page > 1 ? page : null })

const countText = ({ total, is_total_minimum: isMinimum }: AdminUserList, search: string): string =>
  search ? `${isMinimum ? 'More than ' : ''}${total} found` : `${total} in all`

const NobodyFound = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <div className={css.none}>
    <h3>No users found</h3>
    <p>Nobody’s name, username, or email has “{search}” in it.</p>
    <Button onClick={onClear}>Show everyone</Button>
  </div>
)

/** The user list. Search and page are in the URL, so that it can be shared and Back works. */
export const Users = () => {
  const { user } = useSession()
  const navigate = useNavigate()
  const params = useSearch()
  const search = searchIn(params)
  const page = pageIn(params)
  const { data, isPending, isPlaceholderData, error, refetch } = useUsers(search, page)
  const top = useRef<HTMLElement>(null)
  useTopOfPage(top, page)
  const go = (to: string) => navigate(to)

  // The URL has a page that does not exist, or the last user of the last page is gone.
  if (data && !isPlaceholderData && data.total > 0 && page > data.total_pages)
    return <Navigate to={usersPath(search, data.total_pages)} replace />
  return (
    <>
      <section
        ref={top}
        className={css.users}
        aria-labelledby="users"
        aria-busy={isPending || isPlaceholderData}
      >
        <div className={css.head}>
          <h2 id="users">Users</h2>
          <p className="soft" role="status">
            {data && !isPlaceholderData && countText(data, search)}
          </p>
        </div>
        <UserSearch search={search} onSearch={(text) => go(usersPath(text, 1))} />
        <div className={css.list}>
          {isPending && <UsersSkeleton />}
          {error && !data && (
            <Failed failure={routes.listUsers.failure} error={error} onRetry={() => void refetch()} />
          )}
          {data && data.total > 0 && <UsersTable users={data.users} ownId={user?.id} />}
          {data?.total === 0 && <NobodyFound search={search} onClear={() => go(usersHome)} />}
        </div>
        {data && (
          <Pagination
            page={page}
            totalPages={data.total_pages}
            href={(number) => usersPath(search, number)}
          />
        )}
      </section>
      <Invitations />
    </>
  )
}
