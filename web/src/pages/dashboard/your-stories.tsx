import type { StoryList } from '@moonpage/contract/story'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, useId, useRef } from 'react'
import { useNavigate } from '../../lib/router/router.tsx'
import { messageOf } from '../../data/api-error.ts'
import { CardSkeleton } from '../../features/story-card/card-skeleton.tsx'
import { cx } from '../../lib/class-names.ts'
import { useTopOfPage } from '../../lib/use-top-of-page.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import grid from '../story-grid.module.css'
import { Count } from './count.tsx'
import { NoMatchingStories } from './no-matching-stories.tsx'
import { type CardCallbacks, OwnCard } from './own-card.tsx'
import { SearchBox } from './search-box.tsx'
import { StoryFilters } from './story-filters.tsx'
import { useFilterDraft } from './use-filter-draft.ts'
import css from './your-stories.module.css'
import { dashboardPath, type Filters } from './own-story-filters.ts'

type YourStoriesProps = CardCallbacks & {
  query: UseQueryResult<StoryList>
  /** The filters in the URL; the previous list stays visible while the new one loads. */
  filters: Filters
  heading: RefObject<HTMLHeadingElement | null>
}

const statusMessage = ({ data, isPending, isPlaceholderData }: UseQueryResult<StoryList>) => {
  if (isPending || isPlaceholderData) return 'Loading stories...'
  return data ? `${data.total} ${data.total === 1 ? 'story' : 'stories'}` : ''
}

export const YourStories = ({ query, filters, heading, onTool, onFailed, isMaker }: YourStoriesProps) => {
  const id = useId()
  const navigate = useNavigate()
  const { data, isPending, isError, isPlaceholderData, error, refetch } = query
  const { page } = filters
  const go = (next: Filters) => {
    const isSame = dashboardPath(next) === dashboardPath(filters)
    void (isSame ? refetch() : navigate(dashboardPath(next)))
  }
  const filterDraft = useFilterDraft(filters, go)
  const top = useRef<HTMLDivElement>(null)
  useTopOfPage(top, page, heading)

  return (
    <section className={css.stories} aria-labelledby={id} aria-busy={isPending || isPlaceholderData}>
      <div ref={top} className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          Your Stories
          {data && <Count>{data.total}</Count>}
        </h2>
        <SearchBox {...filterDraft} />
      </div>
      <div className={css.tools}>
        <StoryFilters filterDraft={filterDraft} filters={filters} />
      </div>
      <p className="only-read-aloud" role="status">
        {statusMessage(query)}
      </p>
      {isError && !data && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
      <div className={cx(css.list, isPlaceholderData && css.old)}>
        {data?.total === 0 && (
          <NoMatchingStories
            onAll={() => {
              filterDraft.clear()
              heading.current?.focus()
            }}
          />
        )}
        <div className={grid.grid}>
          {isPending && [0, 1, 2].map((index) => <CardSkeleton key={index} />)}
          {data?.stories.map((story, index) => (
            <OwnCard key={story.id} {...{ story, index, onTool, onFailed, isMaker }} />
          ))}
        </div>
      </div>
      {data && (
        <Pagination
          page={page}
          totalPages={data.total_pages}
          href={(next) => dashboardPath({ ...filters, page: next })}
        />
      )}
    </section>
  )
}
