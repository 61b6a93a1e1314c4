import type { ShelfBook } from '@moonpage/contract/child-views'
import type { ReactNode } from 'react'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { BookOnBoard } from '../../ui/book-on-board.tsx'
import css from './child-shelf.module.css'

/** Wide to high. */
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
          <BookOnBoard
            ratio={coverRatio}
            picture={{
              url: book.preview_image_url,
              srcset: book.preview_image_srcset,
              focus: book.preview_image_focus,
              sizes: '(min-width: 900px) 360px, 240px',
            }}
            plain={
              <>
                {icon(book.subject)}
                <b className={css.name}>
                  <BidiText>{book.title}</BidiText>
                </b>
              </>
            }
            hasRibbon={book.page_number > 1}
          />
        </Link>
      </li>
    ))}
  </ol>
)
