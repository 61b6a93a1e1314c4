import type { Story } from '@moonpage/contract/story'
import { useId, useRef } from 'react'
import { useSession } from '../../data/session-store.ts'
import { Stars } from '../../ui/stars.tsx'
import { LoginToRate } from './login-to-rate.tsx'
import { OwnStars } from './own-stars.tsx'
import { RatingDetails } from './rating-details.tsx'
import css from './rating-panel.module.css'
import { useRating } from './use-rating.ts'

/** The rating of a story, and the user's own rating unless they are the owner. */
export const RatingPanel = ({ story }: { story: Story }) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { status } = useSession()
  const rating = useRating(story)
  const { average_rating: average, rating_count: count } = rating.stats
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        What readers think
      </h2>
      {count > 0 ? (
        <div className={css.average}>
          <b>{average.toFixed(1)}</b>
          <div>
            <Stars average={average} />
            <p>
              Based on {count} {count === 1 ? 'rating' : 'ratings'}
            </p>
          </div>
        </div>
      ) : (
        <p className="soft">
          {story.is_owner ? 'No ratings yet' : 'No ratings yet - Be the first to rate this story!'}
        </p>
      )}
      <RatingDetails story={story} stats={rating.stats} isReader={status === 'signed-in'} />
      {story.is_owner && <p className={css.note}>You can&apos;t rate your own stories</p>}
      {!story.is_owner && status === 'signed-in' && (
        <OwnStars {...rating} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
      )}
      {!story.is_owner && status === 'signed-out' && <LoginToRate />}
    </section>
  )
}
