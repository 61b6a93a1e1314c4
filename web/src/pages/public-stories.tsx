import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../data/api.ts'
import { messageOf } from '../data/api-error.ts'
import { routes } from '../data/routes.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { CardSkeleton } from '../features/story-card/card-skeleton.tsx'
import { StoryCard } from '../features/story-card/story-card.tsx'
import { useSearch } from '../lib/use-search.ts'
import { LinkButton } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Trouble } from '../ui/trouble.tsx'
import css from './public-stories.module.css'
import grid from './story-grid.module.css'
import { StoryHeart } from './story-heart.tsx'

const pageSize = 20
const href = (page: number) => (page === 1 ? '/public' : `/public?page=${page}`)

const None = () => (
  <div className={css.none}>
    <img className="art" src="/art/empty-owl.webp" alt="" width="220" height="211" />
    <h2>No Stories Found</h2>
    <p className="lead soft">Nobody has put a book on this shelf yet.</p>
    <LinkButton to="/create" look="lamp" size="big">
      Create a story
    </LinkButton>
  </div>
)

export const PublicStories = () => {
  usePageTitle('Community Stories')
  const navigate = useNavigate()
  const params = useSearch()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const feed = useQuery({
    queryKey: ['public', 'feed', { page }],
    queryFn: ({ signal }) =>
      call(routes.listPublicStories, { query: { limit: pageSize, skip: (page - 1) * pageSize } }, signal),
  })
  const list = feed.data

  return (
    <div className={`wrap ${css.feed}`} aria-busy={feed.isPending}>
      <h1>Community Stories</h1>
      <p className="lead soft">Read tonight what another family made last night.</p>
      {feed.isError && !list && (
        <Trouble title="Oops! Something went wrong" onRetry={() => void feed.refetch()}>
          {messageOf(feed.error)}
        </Trouble>
      )}
      {list?.stories.length === 0 && <None />}
      <div className={grid.grid}>
        {feed.isPending && [0, 1, 2].map((index) => <CardSkeleton key={index} />)}
        {list?.stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            index={index}
            heading="h2"
            icon={drawCategory}
            isPublicContext
            corner={<StoryHeart story={story} />}
          />
        ))}
      </div>
      {list && (
        <Pagination
          page={page}
          totalPages={list.total_pages}
          hasPrevious={list.has_previous}
          hasNext={list.has_next}
          href={href}
          onGo={(next) => void navigate(href(next))}
        />
      )}
    </div>
  )
}
