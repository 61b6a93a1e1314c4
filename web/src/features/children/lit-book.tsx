import type { StorySummary } from '@moonpage/contract/story'
import { whenWords } from '../../lib/when-words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { BookWords } from './book-words.tsx'
import { pathOf, placeIn } from './child-place.ts'
import type { TonightCardProps } from './tonight-card-props.ts'
import css from './tonight-card.module.css'

type LitBookProps = TonightCardProps & {
  book: StorySummary
  /** It was made ahead, and nobody has read it. */
  isForTonight: boolean
  hasPicture: boolean
  onOther: (() => void) | null
}

/** A book, with the button that opens it where the child stopped. */
export const LitBook = ({
  tonight: { child },
  book,
  isForTonight,
  pictureOf,
  hasPicture,
  onOther,
}: LitBookProps) => {
  const place = placeIn(book, child.id)
  return (
    <div className={css.lit}>
      <div className={css.choice}>
        {hasPicture && pictureOf(book, true)}
        <BookWords
          book={book}
          note={
            place
              ? `You stopped on page ${place.page_number} ${whenWords(place.turned_at)}`
              : isForTonight
                ? `New, and ready for ${child.name}`
                : 'You’ve read this one together'
          }
        />
      </div>
      <div className={css.ways}>
        <LinkButton look="lamp" size="big" to={pathOf(book, child.id)} className={css.begin}>
          {place ? 'Go on reading' : isForTonight ? 'Read' : 'Read again'}
          <span className="only-read-aloud">: {book.title}</span>
        </LinkButton>
        {onOther && (
          <Button look="bare" icon="redo" className={css.other} onClick={onOther}>
            Something else
            <span className="only-read-aloud"> for {child.name}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
