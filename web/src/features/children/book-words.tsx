import type { StorySummary } from '@moonpage/contract/story'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import css from './tonight-card.module.css'

export const BookWords = ({ book, note }: { book: StorySummary; note: string }) => (
  <div className={css.words}>
    <b dir={dirOf(book.title)}>
      <BidiText>{book.title}</BidiText>
    </b>
    <p aria-live="polite">{note}</p>
  </div>
)
