import { useId, useState } from 'react'
import * as routes from 'virtual:routes'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { EmptyShelf, Shelf, ShelfPlaces } from '../../features/favorites/shelf.tsx'
import { storyPath } from '../../features/story-card/story-path.ts'
import { ArrowLink, Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Count } from './count.tsx'
import css from './favorites.module.css'
import { previewSize, useFavorites, wholeSize } from './use-favorites.ts'

const None = () => (
  <>
    <EmptyShelf />
    <div className={css.none}>
      <h3>No favorites yet</h3>
      <p className="soft">Tap the heart on a story you’d read twice.</p>
      <ArrowLink to="/public">Explore Public Stories</ArrowLink>
    </div>
  </>
)

/** The stories with a heart, on a shelf. */
export const Favorites = () => {
  const heading = useId()
  const [asksForAll, setAsksForAll] = useState(false)
  const preview = useFavorites(previewSize)
  const isMore = (preview.data?.total ?? 0) > previewSize
  const isWhole = asksForAll && isMore
  const all = useFavorites(wholeSize, isWhole)
  // The first six stay while the rest are on their way.
  const list = (isWhole ? all.data : undefined) ?? preview.data
  const asked = isWhole ? all : preview
  const isFailed = asked.isError && !asked.data

  return (
    <section aria-labelledby={heading} aria-busy={asked.isPending}>
      <div className={css.head}>
        <h2 id={heading}>
          Favorites
          {list && <Count>{list.total}</Count>}
        </h2>
        {isMore && (
          <Button
            look="bare"
            className={css.all}
            aria-expanded={isWhole}
            onClick={() => setAsksForAll(!isWhole)}
          >
            <span>{isWhole ? 'Show Less' : 'View All'}</span>
            <Icon name="down" />
          </Button>
        )}
      </div>
      {preview.isPending && <ShelfPlaces />}
      {list?.total === 0 && <None />}
      {list && list.total > 0 && (
        <Shelf
          stories={isWhole ? list.stories : list.stories.slice(0, previewSize)}
          icon={drawCategory}
          to={(story) => storyPath(story, false)}
          isWhole={isWhole && all.data !== undefined}
          label="Favorites"
        />
      )}
      {isFailed && (
        <div className={css.trouble}>
          <ErrorState onRetry={() => void asked.refetch()}>{routes.listFavorites.failure}</ErrorState>
        </div>
      )}
      {isWhole && all.data && all.data.total > wholeSize && (
        <p className={`soft ${css.rest}`}>These are the newest {wholeSize}.</p>
      )}
    </section>
  )
}
