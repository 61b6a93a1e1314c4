import { suggestionLimit, type ChildTonight } from '@moonpage/contract/tonight'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { pathOf } from './child-place.ts'
import { NewStoryPicture } from './new-story-picture.tsx'
import type { TonightCardProps } from './tonight-card-props.ts'
import css from './tonight-card.module.css'
import { storyTopics } from './topics.ts'
import { useBeginStory } from './use-begin-story.ts'
import { useSomethingElse } from './use-tonight.ts'

type LitNewProps = TonightCardProps & {
  suggestion: NonNullable<ChildTonight['new_story']>
  hasPicture: boolean
}

/** A new story, with the button that begins it. */
export const LitNew = (props: LitNewProps) => {
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
