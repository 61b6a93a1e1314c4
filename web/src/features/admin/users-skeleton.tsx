import { cx } from '../../lib/class-names.ts'
import css from './users-skeleton.module.css'
import table from './users-table.module.css'

/** Blank lines where the users will be. */
export const UsersSkeleton = () => (
  <div className={css.blank} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <div key={index} className={cx(table.row, css.row)}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)
