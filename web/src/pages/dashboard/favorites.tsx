import { useId, useState } from 'react'
import * as routes from 'virtual:routes'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { EmptyShelf, Shelf, ShelfPlaces } from '../../features/favorites/shelf.tsx'
import { storyPath } from '../../features/story-card/story-path.ts'
import { deviceWord } from '../../lib/device-word.ts'
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

/** The user's favorites on a shelf. */
export const Favorites = () => {
  const heading = useId()
  const [showsAll, setShowsAll] = useState(false)
  const preview = useFavorites(previewSize)
  const hasMore = (preview.data?.total ?? 0) > previewSize
  const isExpanded = showsAll && hasMore
  const all = useFavorites(wholeSize, isExpanded)
  // The first six stay while all are loaded.
  const list = (isExpanded ? all.data : undefined) ?? preview.data
  const query = isExpanded ? all : preview
  const isFailed = query.isError && !query.data

  return (
    <section aria-labelledby={heading} aria-busy={query.isPending}>
      <div className={css.head}>
        <h2 id={heading}>
          Favorites
          {list && <Count>{list.total}</Count>}
        </h2>
        <div className={css.ways}>
          {hasMore && (
            <Button
              look="bare"
              className={css.all}
              aria-expanded={isExpanded}
              onClick={() => setShowsAll(!isExpanded)}
            >
              <span>{isExpanded ? 'Show Less' : 'View All'}</span>
              <Icon name="down" />
            </Button>
          )}
          <ArrowLink to="/dashboard/collections">Collections</ArrowLink>
          <ArrowLink to="/dashboard/kept">On this {deviceWord()}</ArrowLink>
        </div>
      </div>
      {preview.isPending && <ShelfPlaces />}
      {list?.total === 0 && <None />}
      {list && list.total > 0 && (
        <Shelf
          stories={isExpanded ? list.stories : list.stories.slice(0, previewSize)}
          icon={drawCategory}
          to={(story) => storyPath(story, false)}
          isWhole={isExpanded && all.data !== undefined}
          label="Favorites"
        />
      )}
      {isFailed && (
        <div className={css.trouble}>
          <ErrorState onRetry={() => void query.refetch()}>{routes.listFavorites.failure}</ErrorState>
        </div>
      )}
      {isExpanded && all.data && all.data.total > wholeSize && (
        <p className={`soft ${css.rest}`}>These are the newest {wholeSize}.</p>
      )}
    </section>
  )
}
