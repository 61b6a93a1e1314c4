import { cx } from '../lib/class-names.ts'
import css from './ribbon.module.css'

type RibbonProps = {
  className?: string | undefined
  /** For those who do not see it; without it, it is decorative. */
  children?: string
}

/** A bookmark: a place is kept here. */
export const Ribbon = ({ className, children }: RibbonProps) => (
  <span className={cx(css.ribbon, className)}>
    {children && <span className="only-read-aloud">{children}</span>}
  </span>
)
