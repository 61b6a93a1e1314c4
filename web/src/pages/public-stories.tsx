import { useMemo, useRef } from 'react'
import { Navigate, useNavigate } from '../lib/router/router.tsx'
import { FeedFigures } from '../features/feed/feed-figures.tsx'
import { FeedFilters } from '../features/feed/feed-filters.tsx'
import { useFeed } from '../features/feed/use-feed.ts'
import { noFilters, feedPath, readFilters, type Filters } from '../features/feed/public-story-filters.ts'
import { useSearch } from '../lib/use-search.ts'
import { useTopOfPage } from '../lib/use-top-of-page.ts'
import { usePageTitle } from '../ui/page-title.ts'
import css from './public-stories.module.css'
import { Found } from './public-stories/found.tsx'

/** The feed of public stories. The filters are in the URL. */
export const PublicStories = () => {
  usePageTitle('Community Stories')
  const navigate = useNavigate()
  const params = useSearch()
  const filters = useMemo(() => readFilters(params), [params])
  const feed = useFeed(filters)
  const top = useRef<HTMLDivElement>(null)
  useTopOfPage(top, filters.page)
  const filterBy = (next: Filters, replace = false) => navigate(feedPath(next), { replace })

  const total = feed.isPlaceholderData ? 0 : (feed.data?.total_pages ?? 0)
  // The last story of the last page was unpublished, or the URL has a page that does not exist.
  if (total > 0 && filters.page > total)
    return <Navigate to={feedPath({ ...filters, page: total })} replace />
  return (
    <div className={`wrap ${css.feed}`}>
      <h1>Community Stories</h1>
      <p className="lead soft">Read tonight what another family made last night.</p>
      <FeedFigures />
      <FeedFilters filters={filters} onFilter={filterBy} />
      <Found
        {...{ feed, filters, top }}
        onAll={() => {
          filterBy({ ...noFilters, sort: filters.sort })
          top.current?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
