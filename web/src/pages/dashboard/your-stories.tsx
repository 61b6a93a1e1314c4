import type { StoryList } from '@moonpage/contract/story'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { CardSkeleton } from '../../features/story-card/card-skeleton.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import grid from '../story-grid.module.css'
import css from './your-stories.module.css'

/** Where a page of one's own stories lies. */
export const dashboardPath = (page: number) => (page === 1 ? '/dashboard' : `/dashboard?page=${page}`)

type YourStoriesProps = { query: UseQueryResult<StoryList>; page: number }

/** @param page the one asked for; while it is on its way the one before stays in view */
export const YourStories = ({ query, page }: YourStoriesProps) => {
  const navigate = useNavigate()
  const { data, isPending, isError, isPlaceholderData, error, refetch } = query
  return (
    <section className={css.stories} aria-busy={isPending}>
      <h2>
        Your Stories
        {data && (
          <span className={css.count}>
            {data.total}
            <span className="only-read-aloud"> in total</span>
          </span>
        )}
      </h2>
      {isError && !data && <Trouble onRetry={() => void refetch()}>{messageOf(error)}</Trouble>}
      <div className={grid.grid}>
        {isPending && [0, 1, 2].map((index) => <CardSkeleton key={index} />)}
        {data?.stories.map((story, index) => (
          <StoryCard key={story.id} story={story} index={index} icon={drawCategory} />
        ))}
      </div>
      {data && (
        <Pagination
          page={page}
          totalPages={data.total_pages}
          hasPrevious={isPlaceholderData ? page > 1 : data.has_previous}
          hasNext={isPlaceholderData ? page < data.total_pages : data.has_next}
          href={dashboardPath}
          onGo={(next) => void navigate(dashboardPath(next))}
        />
      )}
    </section>
  )
}
