import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { initialData, withInitialData } from '../../data/initial-data.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { CardSkeleton } from '../../features/story-card/card-skeleton.tsx'
import { StoryCard } from '../../features/story-card/story-card.tsx'
import { ArrowLink, LinkButton } from '../../ui/button.tsx'
import { LazyImage } from '../../ui/lazy-image.tsx'
import { StoryHeart } from '../story-heart.tsx'
import css from './recent-stories.module.css'

const shown = 3
const layoutOf = (index: number) => (index === 0 ? 'feature' : 'row')

const None = () => (
  <div className={css.none}>
    <LazyImage className="art" src="/art/empty-owl.webp" alt="" width="190" height="182" />
    <div>
      <h3>No stories yet!</h3>
      <p className="soft">The shelf is dusted and ready. Yours could be the first book on it.</p>
      <LinkButton to="/create" look="ink">
        Create First Story
      </LinkButton>
    </div>
  </div>
)

export const RecentStories = () => {
  const recent = useQuery({
    queryKey: ['public', 'recent', shown],
    queryFn: ({ signal }) =>
      call(routes.listPublicStories, { query: { sort_by: 'recent', limit: shown } }, signal),
    ...withInitialData(initialData().recent),
    refetchOnMount: true,
  })
  // A failed load is shown like an empty list: the landing page shows no errors.
  const stories = recent.data?.stories ?? []
  const isEmpty = !recent.isPending && stories.length === 0

  return (
    <section className={css.band}>
      <div className="wrap">
        <div className={css.head}>
          <h2>Recently Created Stories</h2>
          {stories.length > 0 && <ArrowLink to="/public">Explore All Stories</ArrowLink>}
        </div>
        {isEmpty ? (
          <None />
        ) : (
          <div className={css.recent} aria-busy={recent.isPending}>
            {recent.isPending &&
              [0, 1, 2].map((index) => <CardSkeleton key={index} layout={layoutOf(index)} />)}
            {stories.map((story, index) => (
              <StoryCard
                key={story.id}
                story={story}
                index={index}
                priority={index === 0 ? 'desk' : 'low'}
                layout={layoutOf(index)}
                icon={drawCategory}
                isPublicContext
                corner={<StoryHeart story={story} />}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
