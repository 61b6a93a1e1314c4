import type { StoryList } from '@moonpage/contract/story'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { NothingFound } from '../../features/feed/nothing-found.tsx'
import { feedPath, isFiltered, type Filters } from '../../features/feed/public-story-filters.ts'
import { CardSkeleton } from '../../features/story-card/card-skeleton.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'
import { cx } from '../../lib/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import grid from '../story-grid.module.css'
import { StoryHeart } from '../story-heart.tsx'
import css from './found.module.css'

type FoundProps = {
  feed: UseQueryResult<StoryList>
  /** The filters in the URL; the previous list stays visible while the new one loads. */
  filters: Filters
  /** Gets the focus on a page change. */
  top: RefObject<HTMLDivElement | null>
  onAll: () => void
}

const layouts = ['wide', 'tall'] as const
/** The first card is wide, the second a tall one next to it. */
const layoutOf = (index: number) => layouts[index] ?? 'card'
const priorities = ['high', 'desk'] as const

const statusMessage = ({ data, isPending, isPlaceholderData }: UseQueryResult<StoryList>) => {
  if (isPending || isPlaceholderData) return 'Looking for stories...'
  if (!data) return ''
  if (data.is_total_minimum) return `More than ${data.total} stories found`
  return `${data.total} ${data.total === 1 ? 'story' : 'stories'} found`
}

/** The matching stories, or the empty or error state. */
export const Found = ({ feed, filters, top, onAll }: FoundProps) => {
  const { data, isPending, isError, isPlaceholderData, error, refetch } = feed
  const { page } = filters
  return (
    <div ref={top} tabIndex={-1} className={css.found} role="region" aria-label="Stories">
      <p
        role="status"
        className={cx(css.count, (!isFiltered(filters) || data?.total === 0) && 'only-read-aloud')}
      >
        {statusMessage(feed)}
      </p>
      {isError && !data && (
        <ErrorState title="Oops! Something went wrong" onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {/* Screen readers ignore busy regions, so the count is outside. */}
      <div className={cx(css.list, isPlaceholderData && css.old)} aria-busy={isPending || isPlaceholderData}>
        {data?.total === 0 && <NothingFound filters={filters} onAll={onAll} />}
        <div className={cx(grid.grid, css.grid)}>
          {isPending && [0, 1, 2, 3, 4].map((index) => <CardSkeleton key={index} layout={layoutOf(index)} />)}
          {data?.stories.map((story, index) => (
            <StoryCard
              key={story.id}
              story={story}
              index={index}
              layout={layoutOf(index)}
              priority={priorities[index] ?? 'low'}
              heading="h2"
              icon={drawCategory}
              isPublicContext
              corner={<StoryHeart story={story} />}
            />
          ))}
        </div>
      </div>
      {data && (
        <Pagination
          page={page}
          totalPages={data.total_pages}
          href={(next) => feedPath({ ...filters, page: next })}
        />
      )}
    </div>
  )
}
