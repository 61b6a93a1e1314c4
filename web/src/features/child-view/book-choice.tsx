import type { ChildBook, ChildBooks as Books } from '@moonpage/contract/child-views'
import type { ReactNode } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import css from './book-choice.module.css'
import { useHideChildBook } from './use-child-view.ts'

type BookChoiceProps = Pick<Books, 'child' | 'books'> & { icon: (category: string) => ReactNode }

/** The family's books; a tick says that the child sees it. */
export const BookChoice = ({ child, books, icon }: BookChoiceProps) => (
  <ul className={css.books}>
    {books.map((book) => (
      <li key={book.id}>
        <BookRow {...{ child, book, icon }} />
      </li>
    ))}
  </ul>
)

const BookRow = ({ child, book, icon }: Pick<BookChoiceProps, 'child' | 'icon'> & { book: ChildBook }) => {
  const { isHidden, hide, error } = useHideChildBook(child.id, book.id, book.is_hidden)
  return (
    <label className={css.book}>
      <span className={css.picture}>
        {book.preview_image_url ? (
          <img
            className={cropClass(book.preview_image_focus, 4 / 3)}
            src={book.preview_image_url}
            srcSet={book.preview_image_srcset ?? undefined}
            sizes="84px"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          icon(book.subject)
        )}
      </span>
      <span className={css.words}>
        <b dir={dirOf(book.title)}>
          <BidiText>{book.title}</BidiText>
        </b>
        <small>{isHidden ? 'Hidden' : 'On the shelf'}</small>
        {error && <small role="alert">{messageOf(error)}</small>}
      </span>
      <input
        type="checkbox"
        checked={!isHidden}
        onChange={({ target }) => hide(!target.checked)}
        aria-label={`${child.name} sees ${book.title}`}
      />
    </label>
  )
}
