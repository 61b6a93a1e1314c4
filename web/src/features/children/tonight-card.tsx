import type { ChildTonight } from '@moonpage/contract/tonight'
import { useId, useState } from 'react'
import { cx } from '../../lib/class-names.ts'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { BookWords } from './book-words.tsx'
import { ageAndBedtime } from './child-evening.ts'
import { pathOf, placeIn } from './child-place.ts'
import { LitBook } from './lit-book.tsx'
import { LitNew } from './lit-new.tsx'
import { LitNext, WaitingNext } from './next-adventure-choice.tsx'
import type { TonightCardProps } from './tonight-card-props.ts'
import css from './tonight-card.module.css'
import { WaitingNew } from './waiting-new.tsx'

/** A book that was begun so lately goes on before anything new is begun. */
const freshMs = 3 * 86_400_000

type Choices = {
  /** What was pressed. */
  preferred: 'new' | 'next' | null
  /** A book was begun lately, or made for tonight. */
  isFresh: boolean
  /** Nothing can be begun now. */
  isWaiting: boolean
  suggestion: ChildTonight['new_story']
  next: ChildTonight['next_adventure']
  book: unknown
}

/** Which choice has the button: a book that was begun lately, else an adventure with an open question, else a new story. */
const litChoice = ({ preferred, isFresh, isWaiting, suggestion, next, book }: Choices) => {
  if (isWaiting && book) return 'book'
  if (preferred === 'next' && next) return 'next'
  if (preferred === 'new' && suggestion) return 'new'
  if (isFresh) return 'book'
  if (next?.question) return 'next'
  return suggestion ? 'new' : 'book'
}

/** What one child could be read tonight: the likeliest big, with the button; the rest small. */
export const TonightCard = (props: TonightCardProps) => {
  const { tonight, face, edit, wait, isAlone, isFolded } = props
  const { child, new_story: suggestion, next_adventure: next, read_again: books, is_ready: isReady } = tonight
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [preferred, setPreferred] = useState<'new' | 'next' | null>(null)
  const heading = useId()
  const today = useToday()
  const book = books[turn % Math.max(1, books.length)]
  const goesOn = book && placeIn(book, child.id)
  const isFresh = goesOn !== undefined && today.getTime() - Date.parse(goesOn.turned_at) < freshMs
  // Made for tonight, and shown first.
  const isForTonight = isReady && book === books[0]
  const lit = litChoice({
    preferred,
    isFresh: isFresh || isReady,
    isWaiting: wait !== null,
    suggestion,
    next,
    book,
  })
  const folded = isFolded && !isOpen
  return (
    <article className={cx(css.card, isAlone && css.alone)} aria-labelledby={heading}>
      <header className={css.child}>
        {face}
        <div>
          <h3 id={heading}>
            <bdi>{child.name}</bdi>
          </h3>
          <p>{ageAndBedtime(child, today)}</p>
        </div>
        {edit}
      </header>
      {lit === 'new' && suggestion ? (
        <LitNew {...props} suggestion={suggestion} hasPicture={!folded} />
      ) : lit === 'next' && next ? (
        <LitNext
          {...props}
          next={next}
          hasPicture={!folded}
          hasWorldLink={!folded}
          title={
            <b>
              Continue: <bdi>{next.world}</bdi>
            </b>
          }
        />
      ) : book ? (
        <LitBook
          {...props}
          book={book}
          isForTonight={isForTonight}
          hasPicture={!folded}
          onOther={books.length > 1 ? () => setTurn(turn + 1) : null}
        />
      ) : (
        <p className={css.nothing}>
          Nothing to read here yet. A parent in your family makes the first story.
        </p>
      )}
      {folded ? (
        <Button look="bare" className={css.more} onClick={() => setOpen(true)}>
          More for {child.name}
        </Button>
      ) : (
        <div className={css.small}>
          {lit !== 'new' && suggestion && (
            <WaitingNew {...props} suggestion={suggestion} onChoose={() => setPreferred('new')} />
          )}
          {lit !== 'next' && next && (
            <WaitingNext {...props} next={next} onChoose={() => setPreferred('next')} />
          )}
          {lit !== 'book' && book && (
            <Link to={pathOf(book, child.id)} className={css.choice}>
              {props.pictureOf(book, false)}
              <BookWords
                book={book}
                note={
                  goesOn
                    ? `Go on at page ${goesOn.page_number}`
                    : isForTonight
                      ? 'Ready for tonight'
                      : 'Read again'
                }
              />
            </Link>
          )}
        </div>
      )}
    </article>
  )
}
