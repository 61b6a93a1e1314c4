import { useCallback, useRef, useState } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useLocation } from '../../lib/router/router.tsx'
import { useSession } from '../../data/session-store.ts'
import { ReportedSkeleton } from '../../features/moderation/reported-skeleton.tsx'
import { ReportedStory } from '../../features/moderation/reported-story.tsx'
import { useReported } from '../../features/moderation/use-reported.ts'
import { pageIn, withQuery } from '../../lib/list-address.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useTopOfPage } from '../../lib/use-top-of-page.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Failed } from './failed.tsx'
import css from './reported-stories.module.css'

const AllClear = () => (
  <div className={css.clear}>
    <img className="art" src="/art/sleeping-fox.webp" alt="" width="128" height="134" />
    <p>All Clear! There are no reported stories.</p>
  </div>
)

/** Counts open decision forms: while there is one, the list is not refreshed. */
const useDeciding = () => {
  const [count, setCount] = useState(0)
  const onDeciding = useCallback((begins: boolean) => setCount((now) => now + (begins ? 1 : -1)), [])
  return { isDeciding: count > 0, onDeciding }
}

/** The reported stories, at /admin/moderation and /moderation. */
export const ReportedStories = () => {
  const { user } = useSession()
  const { pathname } = useLocation()
  const page = pageIn(useSearch())
  const { isDeciding, onDeciding } = useDeciding()
  const { data, isPending, isPlaceholderData, error, refetch } = useReported(page, isDeciding)
  const top = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useTopOfPage(top, page)
  const pathOf = (number: number) => withQuery(pathname, { page: number > 1 ? number : null })

  // The last story of the last page was decided.
  if (data && !isPlaceholderData && data.total > 0 && page > data.total_pages)
    return <Navigate to={pathOf(data.total_pages)} replace />
  return (
    <section ref={top} aria-labelledby="reported" aria-busy={isPending || isPlaceholderData}>
      <h2 id="reported" ref={heading} tabIndex={-1} className={css.heading}>
        Reported Stories
      </h2>
      {isPending && <ReportedSkeleton />}
      {error && !data && (
        <Failed failure={routes.listReportedStories.failure} error={error} onRetry={() => void refetch()} />
      )}
      {error && data && (
        <p role="status" className={css.stale}>
          We couldn’t refresh this list. What you see may be out of date.
        </p>
      )}
      {data?.stories.map((story, index) => (
        <ReportedStory
          key={story.id}
          story={story}
          index={index}
          ownId={user?.id}
          onDeciding={onDeciding}
          // The button that had the focus is removed with the story.
          onDone={() => heading.current?.focus()}
        />
      ))}
      {data?.total === 0 && <AllClear />}
      {data && <Pagination page={page} totalPages={data.total_pages} href={pathOf} />}
    </section>
  )
}
