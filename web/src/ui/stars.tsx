import { Drawing } from './icon.tsx'
import { pageIcons } from './page-icons.ts'
import css from './stars.module.css'

/** An average from 0 to 5 as five stars; show the number next to it. */
export const Stars = ({ average }: { average: number }) => (
  <span className={css.stars} role="img" aria-label={`${average.toFixed(1)} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Drawing key={star} svg={star <= Math.round(average) ? pageIcons.star : pageIcons.starLine} />
    ))}
  </span>
)
