import type { User } from '@moonpage/contract/account'
import type { StorySummary } from '@moonpage/contract/story'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Navigate } from '../lib/router/router.tsx'
import { messageOf } from '../data/api-error.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { useTonight } from '../features/children/use-tonight.ts'
import type { CardTool } from '../features/story-card/card-menu.tsx'
import { cx } from '../lib/class-names.ts'
import { useSearch } from '../lib/use-search.ts'
import { LinkButton } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Drawing } from '../ui/icon.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import css from './dashboard.module.css'
import { Favorites } from './dashboard/favorites.tsx'
import { NoStories } from './dashboard/no-stories.tsx'
import { Notice, Notices } from './dashboard/notices.tsx'
import { Tonight } from './dashboard/tonight.tsx'
import { previewSize, useFavorites } from './dashboard/use-favorites.ts'
import { useOwnStories } from './dashboard/use-own-stories.ts'
import { dashboardPath, isFiltered, readFilters } from './dashboard/own-story-filters.ts'
import { YourStories } from './dashboard/your-stories.tsx'

// Lazy: needed once a menu is opened.
const CardDialogs = lazy(async () => ({
  default: (await import('./dashboard/card-dialogs.tsx')).CardDialogs,
}))

const nameOf = (user: User | null): string => {
  const full = user?.first_name && user.last_name ? `${user.first_name} ${user.last_name}` : null
  return full || user?.first_name || user?.username || 'Storyteller'
}

type GreetingProps = { user: User | null; mayCreate: boolean; isLampAbove: boolean }

const Greeting = ({ user, mayCreate, isLampAbove }: GreetingProps) => (
  <div className={css.greeting}>
    <h1>
      Welcome back, <bdi>{nameOf(user)}</bdi>
    </h1>
    <div className={css.ways}>
      <LinkButton to="/dashboard/characters" size="big">
        Characters
      </LinkButton>
      {mayCreate && (
        <LinkButton to="/create" look={isLampAbove ? 'outline' : 'lamp'} size="big">
          <Drawing svg={pageIcons.plus} />
          Create New Story
        </LinkButton>
      )}
    </div>
  </div>
)

/** The dialog of a card: its tool, story and whether it is open. */
const useTool = () => {
  const [tool, setTool] = useState<{ tool: CardTool; story: StorySummary; isOpen: boolean } | null>(null)
  return {
    tool,
    open: (which: CardTool, story: StorySummary) => setTool({ tool: which, story, isOpen: true }),
    close: () => setTool((last) => last && { ...last, isOpen: false }),
  }
}

/** @param preloadReader loads the code of a book's page */
export const Dashboard = ({ preloadReader }: { preloadReader: () => Promise<unknown> }) => {
  usePageTitle('My Stories')
  const { user } = useSession()
  const isMaker = canMakeStories(user)
  const params = useSearch()
  const filters = useMemo(() => readFilters(params), [params])
  const stories = useOwnStories(filters)
  const hasFavorites = (useFavorites(previewSize).data?.total ?? 0) > 0
  const hasChildren = (useTonight().data?.children.length ?? 0) > 0
  const { tool, open, close } = useTool()
  const [failure, setFailure] = useState({ id: 0, message: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const onFailed = (message: string) => setFailure(({ id }) => ({ id: id + 1, message }))

  const found = stories.isPlaceholderData ? undefined : stories.data
  const isEmpty = found?.total === 0 && !isFiltered(filters)
  // The last story of the last page was deleted, or the URL has a page that does not exist.
  if (found && found.total_pages > 0 && filters.page > found.total_pages)
    return <Navigate to={dashboardPath({ ...filters, page: found.total_pages })} replace />
  return (
    <div className="wrap">
      <Notices>
        {failure.message && <Notice key={failure.id}>{failure.message}</Notice>}
        {stories.isRefetchError && <Notice key="list">{messageOf(stories.error)}</Notice>}
      </Notices>
      <Tonight onBegin={() => void preloadReader().catch(() => {})} />
      <Greeting user={user} mayCreate={isMaker && !isEmpty} isLampAbove={hasChildren} />
      {isEmpty ? (
        <div className={cx(css.empty, !hasFavorites && css.both)}>
          <NoStories isMaker={isMaker} />
          <Favorites />
        </div>
      ) : (
        <>
          <Favorites />
          <YourStories
            query={stories}
            filters={filters}
            heading={heading}
            onTool={open}
            isMaker={isMaker}
            onFailed={onFailed}
          />
        </>
      )}
      {tool && (
        <Suspense>
          <CardDialogs
            {...tool}
            onClose={close}
            onFailed={onFailed}
            onDeleted={() => heading.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
