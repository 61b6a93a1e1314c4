import type { RatingStats } from '@moonpage/contract/ratings'
import type { Story } from '@moonpage/contract/story'
import { useId, useState } from 'react'
import css from './rating-panel.module.css'

type RatingDetailsProps = {
  story: Story
  stats: RatingStats
  /** Whether the user may have rated it. */
  isReader: boolean
}

/** Exact statistics; open at first for the owner. */
export const RatingDetails = ({ story, stats, isReader }: RatingDetailsProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(story.is_owner)
  const { average_rating: average, rating_count: count, user_rating: own } = stats
  return (
    <div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide Details' : 'Show Details'}
      </button>
      <dl id={id} className={css.details} hidden={!isOpen}>
        <dt>Average</dt>
        <dd>{average.toFixed(2)} /5.00</dd>
        <dt>Total votes</dt>
        <dd>{count}</dd>
        {story.is_owner ? (
          <>
            <dt>Views</dt>
            <dd>{story.view_count}</dd>
          </>
        ) : (
          isReader && (
            <>
              <dt>Your rating</dt>
              <dd>{own === null ? 'None yet' : Math.round(own)}</dd>
            </>
          )
        )}
      </dl>
    </div>
  )
}
