import type { StorySummary } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Board, BookOnBoard, BookPlace } from '../../ui/book-on-board.tsx'
import css from './shelf.module.css'

type ShelfProps = {
  stories: readonly StorySummary[]
  /** The icon of a category, for a book without pictures. */
  icon: (category: string) => ReactNode
  /** The link of a book. */
  to: (story: StorySummary) => string
  /** Wraps into rows; otherwise one row, which scrolls sideways on phones. */
  isWhole?: boolean
  label: string
}

/** Wide to high; the same in shelf.module.css. */
const coverRatio = 3 / 3.7

/** Book covers on shelf boards. */
export const Shelf = ({ stories, icon, to, isWhole, label }: ShelfProps) => (
  <ol className={cx(css.shelf, isWhole && css.whole)} aria-label={label}>
    {stories.map((story) => (
      <li key={story.id}>
        <Link to={to(story)} className={css.book}>
          <BookOnBoard
            ratio={coverRatio}
            picture={{
              url: story.preview_image_url,
              srcset: story.preview_image_srcset,
              focus: story.preview_image_focus,
              // The width that follows from the height: the sides are cropped.
              sizes: '(min-width: 900px) 290px, 212px',
            }}
            plain={icon(story.subject)}
            hasRibbon={Boolean(story.places)}
          />
          <span className={css.title}>
            <BidiText>{story.title}</BidiText>
          </span>
        </Link>
      </li>
    ))}
  </ol>
)

/** Skeleton of a shelf with six books. */
export const ShelfPlaces = () => (
  <div className={css.shelf} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <div key={place} className={css.place}>
        <BookPlace ratio={coverRatio} />
        <span className={css.title} />
      </div>
    ))}
  </div>
)

/** The empty state: an owl on a shelf board. */
export const EmptyShelf = () => (
  <div className={css.empty}>
    <span className={css.owl}>
      <img className="art" src="/art/empty-owl.webp" alt="" width="150" height="144" />
    </span>
    <Board />
  </div>
)
