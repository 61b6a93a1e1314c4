import type { Series } from '@moonpage/contract/series'
import type { ReactNode } from 'react'
import { cropClass } from '../../lib/picture-crop.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import css from './series-shelf.module.css'

type SeriesShelfProps = { series: Series; icon: (category: string) => ReactNode }

/** The books of a series on their board, and the place of the next one. */
export const SeriesShelf = ({ series: { books, next }, icon }: SeriesShelfProps) => (
  <ol className={css.shelf}>
    {books.map((book) => (
      <li key={book.id}>
        <span className={css.cover}>
          {book.preview_image_url ? (
            <img
              className={cropClass(book.preview_image_focus, 4 / 5)}
              src={book.preview_image_url}
              srcSet={book.preview_image_srcset ?? undefined}
              sizes="172px"
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            icon(book.subject)
          )}
        </span>
        <Link
          to={`/story/${encodeURIComponent(book.id)}/page/1`}
          className={css.title}
          dir={dirOf(book.title)}
        >
          <BidiText>{book.title}</BidiText>
        </Link>
      </li>
    ))}
    {next && (
      <li>
        <span className={css.empty} />
        <span className={css.title}>Book {next.book}</span>
      </li>
    )}
  </ol>
)
