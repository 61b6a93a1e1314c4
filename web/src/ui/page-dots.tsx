import css from './page-dots.module.css'
import { cx } from '../lib/class-names.ts'
import { PlainButton } from './button.tsx'

type PageDotsProps = {
  count: number
  current: number
  /** The address of a page, where each has one of its own. */
  href?: ((page: number) => string) | undefined
  onPick: (page: number) => void
}

/** A dot per page, from 1: filled for read pages, a moon for the current one. On phones more than ten take two rows. */
export const PageDots = ({ count, current, href, onPick }: PageDotsProps) => (
  <div className={cx(css.dots, count <= 10 && css.few)}>
    {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
      <PlainButton
        key={page}
        href={href?.(page)}
        aria-label={`Page ${page}`}
        aria-current={page === current ? 'page' : undefined}
        className={page < current ? css.read : undefined}
        onClick={() => onPick(page)}
      >
        <i />
      </PlainButton>
    ))}
  </div>
)
