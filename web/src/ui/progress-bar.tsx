import { cx } from '../lib/class-names.ts'
import css from './progress-bar.module.css'

type ProgressBarProps = { percent: number; label: string; className?: string }

/** @param percent 0 to 100 */
export const ProgressBar = ({ percent, label, className }: ProgressBarProps) => (
  <div
    className={cx(css.track, className)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <i className={css.bar} style={{ width: `${percent}%` }} />
  </div>
)
