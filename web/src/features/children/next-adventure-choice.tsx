import type { NextAdventure } from '@moonpage/contract/series'
import type { Story } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { Banner } from '../../ui/banner.tsx'
import { ArrowLink } from '../../ui/button.tsx'
import type { Painters } from './painters.ts'
import { NextPicture } from './next-picture.tsx'
import { BeginButton, RedrawButton } from './story-buttons.tsx'
import css from './tonight-card.module.css'
import { useAnotherAdventure } from './use-another-adventure.ts'
import { useBeginStory } from './use-begin-story.ts'

type ChoiceProps = {
  next: NextAdventure
  paint: Painters
  wait: string | null
}

/** What the next book is about: what stayed open, else who is in it. */
const note = ({ question, book, request: { hero, companion } }: NextAdventure) =>
  question ?? (
    <>
      Book {book}, with <bdi>{hero?.name}</bdi> and <bdi>{companion?.name}</bdi>
    </>
  )

const Picture = ({
  next: { request },
  paint,
  wait,
  isBig,
  isPainting = false,
}: ChoiceProps & { isBig: boolean; isPainting?: boolean }) => (
  <NextPicture
    setting={request.setting}
    hero={paint.hero(request)}
    companion={paint.companion(request)}
    isBig={isBig}
    isPainting={isPainting}
    isPencil={wait !== null}
  />
)

type LitNextProps = ChoiceProps & {
  hasPicture: boolean
  /** Not on the page of the world itself. */
  hasWorldLink: boolean
  title: ReactNode
  onBegin: () => void
  onBegun: (story: Story) => void
}

/** The next book of a series, with the button that begins it. */
export const LitNext = (props: LitNextProps) => {
  const { wait, hasPicture, hasWorldLink, title, onBegin, onBegun } = props
  const story = useBeginStory(onBegun)
  const { next, another } = useAnotherAdventure(props.next)
  return (
    <div className={css.next}>
      <div className={css.lit}>
        <div className={css.choice}>
          {hasPicture && <Picture {...props} next={next} isBig isPainting={story.isBusy} />}
          <div className={css.words}>
            {title}
            <p aria-live="polite">{note(next)}</p>
          </div>
        </div>
        {wait && <p className={css.wait}>{wait}</p>}
        <Banner>{story.failure}</Banner>
        <div className={css.ways}>
          <BeginButton
            story={story}
            wait={wait}
            readAloud={<>in {next.world}</>}
            onPress={() => {
              onBegin()
              story.begin.mutate(next.request)
            }}
          >
            Begin book {next.book}
          </BeginButton>
          <RedrawButton story={story} draw={another} readAloud={<>in {next.world}</>}>
            Another one
          </RedrawButton>
        </div>
        {another.isError && (
          <p className={css.trouble} role="alert">
            {messageOf(another.error)}
          </p>
        )}
      </div>
      {hasWorldLink && (
        <ArrowLink to={`/dashboard/worlds/${next.series_id}`}>
          <span>
            What we know about <bdi>{next.world}</bdi>
          </span>
        </ArrowLink>
      )}
    </div>
  )
}

/** A next book that is not the likeliest choice. */
export const WaitingNext = (props: ChoiceProps & { onChoose: () => void }) => {
  const { next, wait, onChoose } = props
  const words = (
    <span className={css.words}>
      <b>
        Continue: <bdi>{next.world}</bdi>
      </b>
      <span className={css.note}>{wait ?? `Go on with book ${next.book}`}</span>
    </span>
  )
  if (wait !== null)
    return (
      <div className={css.choice}>
        <Picture {...props} isBig={false} />
        {words}
      </div>
    )
  return (
    <button type="button" className={cx(css.choice, css.press)} onClick={onChoose}>
      <Picture {...props} isBig={false} />
      {words}
    </button>
  )
}
