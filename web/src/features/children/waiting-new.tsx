import type { ChildTonight } from '@moonpage/contract/tonight'
import { cx } from '../../lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewStoryPicture } from './new-story-picture.tsx'
import type { TonightCardProps } from './tonight-card-props.ts'
import css from './tonight-card.module.css'

type WaitingNewProps = TonightCardProps & {
  suggestion: NonNullable<ChildTonight['new_story']>
  onChoose: () => void
}

/** A new story that is not the likeliest choice, or that has to wait. */
export const WaitingNew = ({
  tonight: { child },
  suggestion,
  paintHero,
  wait,
  onChoose,
}: WaitingNewProps) => {
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
