import type { ReactNode } from 'react'
import type { KeptBook } from '../../data/kept/kept-books.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Link } from '../../ui/link.tsx'
import { BookOnBoard } from '../../ui/book-on-board.tsx'
import css from './kept-shelf.module.css'

/** Wide to high. */
const coverRatio = 3 / 4

type KeptShelfProps = {
  books: readonly KeptBook[]
  /** The icon of a category, for a book without pictures. */
  icon: (category: string) => ReactNode
  to: (book: KeptBook) => string
}

const readerWords = ({ voice, pages }: KeptBook): string => {
  if (!voice) return `${pages} pages`
  return voice.source === 'recorded'
    ? `${voice.name} reads`
    : voice.source === 'hosted'
      ? 'House voice'
      : 'Simple voice'
}

const minutes = ({ duration_ms }: KeptBook): string => {
  const count = Math.max(1, Math.round(duration_ms / 60_000))
  return duration_ms === 0 ? '' : `, ${count} ${count === 1 ? 'minute' : 'minutes'}`
}

/** Books that are on this device: covers on boards. */
export const KeptShelf = ({ books, icon, to }: KeptShelfProps) => (
  <ol className={css.shelf} aria-label="Books on this device">
    {books.map((book) => (
      <li key={`${book.copy} ${book.id}`}>
        <Link to={to(book)} className={css.book}>
          <BookOnBoard
            ratio={coverRatio}
            picture={{ url: book.image_url, focus: book.image_focus }}
            plain={icon(book.subject)}
          />
          <b className={css.title}>
            <BidiText>{book.title}</BidiText>
          </b>
          <span className={css.voice}>
            {readerWords(book)}
            {minutes(book)}
          </span>
        </Link>
      </li>
    ))}
  </ol>
)
