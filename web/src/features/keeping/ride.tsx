import { cx } from '../../lib/class-names.ts'
import css from './ride.module.css'

type RideProps = {
  label: string
  /** Bytes that are here, of how many; 0 until that is known. */
  part: number
  whole: number
  /** In a row of a list, without the moon. */
  isSmall?: boolean
}

/** How much is kept; a moon rides it. */
export const Ride = ({ label, part, whole, isSmall }: RideProps) => {
  const percent = whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 100))
  return (
    <div
      className={cx(css.ride, isSmall && css.small)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
