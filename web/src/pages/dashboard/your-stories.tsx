import type { StoryList } from '@moonpage/contract/story'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../data/api-error.ts'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { CardSkeleton } from '../../features/story-card/card-skeleton.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import grid from '../story-grid.module.css'
import css from './your-stories.module.css'

const href = (page: number) => (page === 1 ? '/dashboard' : `/dashboard?page=${page}`)

export const YourStories = ({ query }: { query: UseQueryResult<StoryList> }) => {
  const navigate = useNavigate()
  const { data, isPending, isError, error, refetch } = query
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
      {isError && !data && (
        <Trouble onRetry={() => void refetch()}>{messageOf(error, 'Failed to fetch stories')}</Trouble>
      )}
      <div className={grid.grid}>
        {isPending && [0, 1, 2].map((index) => <CardSkeleton key={index} />)}
        {data?.stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            index={index}
            icon={(category) => <CategoryIcon id={category} />}
          />
        ))}
      </div>
      {data && (
        <Pagination
          page={data.page}
          totalPages={data.total_pages}
          hasPrevious={data.has_previous}
          hasNext={data.has_next}
          href={href}
          onGo={(page) => void navigate(href(page))}
        />
      )}
    </section>
  )
}
