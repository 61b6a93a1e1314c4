import { cx } from '../../../lib/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './page-counters.module.css'

type PageCountersProps = {
  pages: readonly number[]
  current: number
  done: ReadonlySet<number>
  /** Whose text changed since. */
  outdated: ReadonlySet<number>
  disabled: boolean
  onPick: (page: number) => void
}

/** A number for each page; those that are recorded have a check. */
export const PageCounters = ({ pages, current, done, outdated, disabled, onPick }: PageCountersProps) => (
  <nav className={css.counters} aria-label="Pages">
    {pages.map((page) => {
      const isDone = done.has(page)
      const state = isDone ? ', recorded' : outdated.has(page) ? ', its text changed' : ''
      return (
        <button
          key={page}
          type="button"
          aria-label={`Page ${page}${state}`}
          aria-current={page === current ? 'step' : undefined}
          className={cx(isDone && css.done, outdated.has(page) && css.outdated)}
          disabled={disabled}
          onClick={() => onPick(page)}
        >
          <i>{isDone && page !== current ? <Icon name="check" /> : page}</i>
        </button>
      )
    })}
  </nav>
)
