import { suggestionLimit, type ChildTonight } from '@moonpage/contract/tonight'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { pathOf } from './child-place.ts'
import { NewStoryPicture } from './new-story-picture.tsx'
import { BeginButton, RedrawButton } from './story-buttons.tsx'
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
  const story = useBeginStory(onBegun)
  const other = useSomethingElse(tonight)
  return (
    <div className={css.lit}>
      <div className={css.choice}>
        {hasPicture && (
          <NewStoryPicture
            story={suggestion.request}
            hero={paintHero(suggestion.request.subject)}
            isBig
            isPainting={story.isBusy}
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
      <Banner>{story.failure}</Banner>
      <div className={css.ways}>
        <BeginButton
          story={story}
          wait={wait}
          readAloud={<>a new story for {child.name}</>}
          onPress={() => {
            onBegin()
            story.begin.mutate(suggestion.request)
          }}
        >
          Begin
        </BeginButton>
        {story.failure && books[0] ? (
          <LinkButton look="bare" to={pathOf(books[0], child.id)} className={css.other}>
            Read another
          </LinkButton>
        ) : suggestion.draw >= suggestionLimit ? (
          <LinkButton look="bare" to={`/create?child=${child.id}`} className={css.other}>
            Choose it yourself
          </LinkButton>
        ) : (
          <RedrawButton story={story} draw={other} readAloud={<>for {child.name}</>}>
            Something else
          </RedrawButton>
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
