import { isUnfinished } from '@moonpage/contract/progress'
import type { User } from '@moonpage/contract/account'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { call } from '../data/api.ts'
import { routes } from '../data/routes.ts'
import { useSession } from '../data/session-store.ts'
import { useSearch } from '../lib/use-search.ts'
import { LinkButton } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './dashboard.module.css'
import { NoStories } from './dashboard/no-stories.tsx'
import { dashboardPath, YourStories } from './dashboard/your-stories.tsx'

const pollMs = 3000

const nameOf = (user: User | null): string => {
  const full = user?.first_name && user.last_name ? `${user.first_name} ${user.last_name}` : null
  return full || user?.first_name || user?.username || 'Storyteller'
}

const useOwnStories = (page: number) =>
  useQuery({
    queryKey: ['stories', { page }],
    queryFn: ({ signal }) => call(routes.listStories, { query: { page } }, signal),
    placeholderData: keepPreviousData,
    // A shelf is looked at to see what is new on it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.stories.some((story) => isUnfinished(story.generation_status)) ? pollMs : false,
  })

export const Dashboard = () => {
  usePageTitle('My Stories')
  const { user } = useSession()
  const params = useSearch()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const stories = useOwnStories(page)
  const last = stories.data?.total_pages ?? 0
  const isEmpty = stories.data?.total === 0

  // The last story of the last page was taken away, or someone typed a number.
  if (last > 0 && page > last) return <Navigate to={dashboardPath(last)} replace />
  return (
    <div className="wrap">
      <div className={css.greeting}>
        <h1>Welcome back, {nameOf(user)}</h1>
        {!isEmpty && (
          <LinkButton to="/create" look="lamp" size="big" icon="plus">
            Create New Story
          </LinkButton>
        )}
      </div>
      {isEmpty ? <NoStories /> : <YourStories query={stories} page={page} />}
    </div>
  )
}
