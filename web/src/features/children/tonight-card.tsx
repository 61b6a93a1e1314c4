import type { Story, StorySummary } from '@moonpage/contract/story'
import { suggestionLimit, type ChildTonight } from '@moonpage/contract/tonight'
import { type ReactNode, useId, useState } from 'react'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { whenWords } from '../../lib/when-words.ts'
import { useToday } from '../../lib/use-today.ts'
import { Banner } from '../../ui/banner.tsx'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ageAndBedtime } from './child-evening.ts'
import { NewStoryPicture } from './new-story-picture.tsx'
import css from './tonight-card.module.css'
import { storyTopics } from './topics.ts'
import { useBeginStory } from './use-begin-story.ts'
import { useSomethingElse } from './use-tonight.ts'

export type TonightCardProps = {
  tonight: ChildTonight
  face: ReactNode
  /** The link to the child's page; null for readers. */
  edit: ReactNode
  /** Whom a story is about. */
  paintHero: (subject: string) => ReactNode
  pictureOf: (story: StorySummary, isBig: boolean) => ReactNode
  /** Why no story can be begun now; null if one can. */
  wait: string | null
  /** From the third child on there is one choice until more is asked for. */
  isFolded: boolean
  /** Called when the story is asked for, and once its first page is there. */
  onBegin: () => void
  onBegun: (story: Story) => void
}

/** Where the child stopped in a book, if it did. */
const placeIn = ({ places }: StorySummary, childId: string) => places?.find((one) => one.child_id === childId)

const pathOf = (story: StorySummary, childId: string) =>
  `/story/${encodeURIComponent(story.id)}/page/${placeIn(story, childId)?.page_number ?? 1}?for=${childId}`

/** A book that was begun so lately goes on before anything new is begun. */
const freshMs = 3 * 86_400_000

/** What one child could be read tonight: the likeliest big, with the button; the rest small. */
export const TonightCard = (props: TonightCardProps) => {
  const { tonight, face, edit, wait, isFolded } = props
  const { child, new_story: suggestion, read_again: books } = tonight
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [prefersNew, setPrefersNew] = useState(false)
  const heading = useId()
  const today = useToday()
  const book = books[turn % Math.max(1, books.length)]
  const goesOn = book && placeIn(book, child.id)
  const isFresh = goesOn !== undefined && today.getTime() - Date.parse(goesOn.turned_at) < freshMs
  const isNewLit = suggestion !== null && (!isFresh || prefersNew) && (wait === null || !book)
  const folded = isFolded && !isOpen
  return (
    <article className={cx(css.card, !book && css.single)} aria-labelledby={heading}>
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
      {isNewLit ? (
        <LitNew {...props} suggestion={suggestion} hasPicture={!folded} />
      ) : book ? (
        <LitBook
          {...props}
          book={book}
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
          {!isNewLit && suggestion && (
            <WaitingNew {...props} suggestion={suggestion} onChoose={() => setPrefersNew(true)} />
          )}
          {isNewLit && book && (
            <Link to={pathOf(book, child.id)} className={css.choice}>
              {props.pictureOf(book, false)}
              <BookWords book={book} note={goesOn ? `Go on at page ${goesOn.page_number}` : 'Read again'} />
            </Link>
          )}
        </div>
      )}
    </article>
  )
}

type LitNewProps = TonightCardProps & {
  suggestion: NonNullable<ChildTonight['new_story']>
  hasPicture: boolean
}

const LitNew = (props: LitNewProps) => {
  const { tonight, suggestion, paintHero, wait, hasPicture, onBegin, onBegun } = props
  const { child, read_again: books } = tonight
  const { begin, isSlow } = useBeginStory(onBegun)
  const other = useSomethingElse(tonight)
  const isBusy = begin.isPending || begin.isSuccess
  const failed = begin.isError && !isBusy
  return (
    <div className={css.lit}>
      <div className={css.choice}>
        {hasPicture && (
          <NewStoryPicture
            story={suggestion.request}
            hero={paintHero(suggestion.request.subject)}
            isBig
            isPainting={isBusy}
            isPencil={wait !== null}
          />
        )}
        <div className={css.words}>
          <b>
            A new story for <bdi>{child.name}</bdi>
          </b>
          <p aria-live="polite">{storyTopics(suggestion.request)}</p>
        </div>
      </div>
      {wait && <p className={css.wait}>{wait}</p>}
      <Banner>{failed && failure(begin.error)}</Banner>
      <div className={css.ways}>
        <Button
          look="lamp"
          size="big"
          className={css.begin}
          aria-disabled={isBusy || wait !== null || undefined}
          onClick={() => {
            if (isBusy || wait !== null) return
            onBegin()
            begin.mutate(suggestion.request)
          }}
        >
          <span aria-live="polite">
            {isBusy && isSlow ? 'The first page is being written' : failed ? 'Try again' : 'Begin'}
          </span>
          <span className="only-read-aloud"> a new story for {child.name}</span>
        </Button>
        {failed && books[0] ? (
          <LinkButton look="bare" to={pathOf(books[0], child.id)} className={css.other}>
            Read another
          </LinkButton>
        ) : suggestion.draw >= suggestionLimit ? (
          <LinkButton look="bare" to={`/create?child=${child.id}`} className={css.other}>
            Choose it yourself
          </LinkButton>
        ) : (
          <Button
            look="bare"
            icon="redo"
            className={css.other}
            aria-disabled={isBusy || other.isPending || undefined}
            onClick={() => {
              if (isBusy || other.isPending) return
              begin.reset()
              other.mutate()
            }}
          >
            Something else
            <span className="only-read-aloud"> for {child.name}</span>
          </Button>
        )}
      </div>
      {other.isError && (
        <p className={css.trouble} role="alert">
          {messageOf(other.error)}
        </p>
      )}
    </div>
  )
}

/** What the server said of a request that it understood; else that nothing is lost. */
const failure = (error: unknown): string =>
  error instanceof ApiError && error.isRefusal ? messageOf(error) : 'That did not work. Nothing is lost.'

type LitBookProps = TonightCardProps & {
  book: StorySummary
  hasPicture: boolean
  onOther: (() => void) | null
}

const LitBook = ({ tonight: { child }, book, pictureOf, hasPicture, onOther }: LitBookProps) => {
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
              : 'You’ve read this one together'
          }
        />
      </div>
      <div className={css.ways}>
        <LinkButton look="lamp" size="big" to={pathOf(book, child.id)} className={css.begin}>
          {place ? 'Go on reading' : 'Read again'}
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

const BookWords = ({ book, note }: { book: StorySummary; note: string }) => (
  <div className={css.words}>
    <b dir={dirOf(book.title)}>
      <BidiText>{book.title}</BidiText>
    </b>
    <p aria-live="polite">{note}</p>
  </div>
)

type WaitingNewProps = TonightCardProps & {
  suggestion: NonNullable<ChildTonight['new_story']>
  onChoose: () => void
}

/** A new story that is not the likeliest choice, or that has to wait. */
const WaitingNew = ({ tonight: { child }, suggestion, paintHero, wait, onChoose }: WaitingNewProps) => {
  const picture = (
    <NewStoryPicture
      story={suggestion.request}
      hero={paintHero(suggestion.request.subject)}
      isBig={false}
      isPainting={false}
      isPencil={wait !== null}
    />
  )
  if (wait === null)
    return (
      <button type="button" className={cx(css.choice, css.press)} onClick={onChoose}>
        {picture}
        <span className={css.words}>
          <b>
            A new story for <bdi>{child.name}</bdi>
          </b>
        </span>
      </button>
    )
  return (
    <div className={css.choice}>
      {picture}
      <p className={css.wait}>
        <Icon name="warning" />
        {wait}
      </p>
    </div>
  )
}
