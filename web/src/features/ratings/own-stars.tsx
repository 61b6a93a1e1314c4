import type { RatingStats } from '@moonpage/contract/ratings'
import { messageOf } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import css from './rating-panel.module.css'

type OwnStarsProps = {
  stats: RatingStats
  isKnown: boolean
  error: Error | null
  onRetry: () => void
  isBusy: boolean
  rate: (stars: number | null) => void
  /** Called before the Remove button disappears. */
  onRemoved: () => void
}

/** Rates, changes the rating and removes it. */
export const OwnStars = ({ stats, isKnown, error, onRetry, isBusy, rate, onRemoved }: OwnStarsProps) => {
  const { average_rating: average, user_rating: own } = stats
  if (error) return <ErrorState onRetry={onRetry}>{messageOf(error)}</ErrorState>
  return (
    <div className={css.own} aria-busy={!isKnown || isBusy}>
      <StarInput
        legend={own === null ? 'Rate this story:' : 'Your rating:'}
        value={own}
        average={average}
        onChoose={(stars) => stars !== own && rate(stars)}
      />
      {own !== null && (
        <Button
          size="tight"
          onClick={() => {
            rate(null)
            onRemoved()
          }}
        >
          Remove My Rating
        </Button>
      )}
    </div>
  )
}
