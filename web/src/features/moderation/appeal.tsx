import type { ReportedStory } from '@moonpage/contract/moderation'
import { minuteOf } from './format-time.ts'
import css from './reports.module.css'

/** An owner's appeal, with the note of the take-down. */
export const Appeal = ({ appeal }: { appeal: NonNullable<ReportedStory['appeal']> }) => (
  <div className={css.appeal}>
    <p className={css.asks}>The owner asked for another look</p>
    <blockquote className={css.words}>{appeal.text}</blockquote>
    <p>
      Asked <time dateTime={appeal.created_at}>{minuteOf(appeal.created_at)}</time>.{' '}
      {appeal.note ? 'They had been told:' : 'They had been given no reason.'}
    </p>
    {appeal.note && <blockquote className={css.note}>{appeal.note}</blockquote>}
  </div>
)
