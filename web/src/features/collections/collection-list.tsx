import type { CollectionSummary } from '@moonpage/contract/collections'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { BookPicture, type CategoryDrawing } from './book-picture.tsx'
import { Board } from '../../ui/book-on-board.tsx'
import css from './collection-list.module.css'
import { countBooks } from './count-books.ts'

type CollectionListProps = {
  collections: readonly CollectionSummary[]
  icon: CategoryDrawing
  to: (collection: CollectionSummary) => string
}

/** Each collection as its first three books on a board. */
export const CollectionList = ({ collections, icon, to }: CollectionListProps) => (
  <ul className={css.list}>
    {collections.map((collection) => (
      <li key={collection.id}>
        <Link to={to(collection)} className={css.one}>
          <span className={css.books}>
            {collection.covers.map((cover, index) => (
              <BookPicture
                key={index}
                {...{ cover, icon }}
                ratio={3 / 3.7}
                sizes="112px"
                className={css.book}
              />
            ))}
          </span>
          <Board />
          <b>
            <BidiText>{collection.name}</BidiText>
          </b>
          <small>
            {countBooks(collection.story_count)}
            {collection.is_shared && ', shared by link'}
          </small>
        </Link>
      </li>
    ))}
  </ul>
)

/** Skeleton of the list. */
export const CollectionPlaces = () => (
  <div className={css.list} aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <div key={place} className={css.one}>
        <span className={css.books} />
        <Board />
      </div>
    ))}
  </div>
)
