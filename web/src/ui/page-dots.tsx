import css from './page-dots.module.css'
import { cx } from '../lib/class-names.ts'

type PageDotsProps = { count: number; current: number; onPick: (page: number) => void }

/** A dot a page, from 1: read ones full, the current one a small moon. On a phone more than ten stand in two rows. */
export const PageDots = ({ count, current, onPick }: PageDotsProps) => (
  <div className={cx(css.dots, count <= 10 && css.few)}>
    {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
      <button
        key={page}
        type="button"
        aria-label={`Page ${page}`}
        aria-current={page === current ? 'page' : undefined}
        className={page < current ? css.read : undefined}
        onClick={() => onPick(page)}
      >
        <i />
      </button>
    ))}
  </div>
)
