import css from './story-progress-bar.module.css'

/** A progress bar with a moon as its handle. @param percent 0 to 100 */
export const StoryProgressBar = ({ percent }: { percent: number }) => (
  <div
    className={css.track}
    role="progressbar"
    aria-label="Progress"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <i className={css.light} style={{ width: `${percent}%` }} />
    <b className={css.moon} style={{ left: `${percent}%` }} />
  </div>
)
