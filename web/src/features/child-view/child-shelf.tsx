import type { ShelfBook } from '@moonpage/contract/child-views'
import type { ReactNode } from 'react'
import { cx } from '../../lib/class-names.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Ribbon } from '../../ui/ribbon.tsx'
import css from './child-shelf.module.css'

/** The same as `aspect-ratio` in child-shelf.module.css. */
const coverRatio = 3 / 3.85

type ChildShelfProps = { books: readonly ShelfBook[]; icon: (category: string) => ReactNode }

/** A child's books: covers on boards, without words where a picture tells which one it is. */
export const ChildShelf = ({ books, icon }: ChildShelfProps) => (
  <ol className={css.shelf} aria-label="Books">
    {books.map((book) => (
      <li key={book.id}>
        <Link
          to={`/story/${encodeURIComponent(book.id)}/page/${book.page_number}`}
          className={css.book}
          aria-label={book.title}
        >
          <span className={cx(css.cover, !book.preview_image_url && css.plain)}>
            {book.preview_image_url ? (
              <img
                className={cropClass(book.preview_image_focus, coverRatio)}
                src={book.preview_image_url}
                srcSet={book.preview_image_srcset ?? undefined}
                sizes="(min-width: 900px) 360px, 240px"
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : (
              <>
                {icon(book.subject)}
                <b>
                  <BidiText>{book.title}</BidiText>
                </b>
              </>
            )}
            {book.page_number > 1 && <Ribbon className={css.ribbon} />}
          </span>
          <span className={css.board} />
        </Link>
      </li>
    ))}
  </ol>
)
