import { names, url } from 'virtual:category-sprite'
import { cx } from '../../lib/class-names.ts'
import { isOnServer } from '../../lib/on-server.ts'
import css from './category-icon.module.css'

const drawn = new Set(names)

/** For a category that this browser's bundle has no drawing of yet: a small moon. */
const Moon = () => (
  <>
    <path d="M31 8a17 17 0 1 0 9 25A15 15 0 0 1 31 8Z" fill="currentColor" />
    <circle cx="36" cy="16" r="3" fill="var(--icon-lamp)" />
  </>
)

type CategoryIconProps = {
  id: string
  className?: string
  /** It is further down: what the server renders does not ask for it. */
  isLate?: boolean
}

/**
 * The cut-paper icon of a subject, theme or setting; it takes the theme's colours. Always decoration: the
 * word stands beside it.
 */
export const CategoryIcon = ({ id, className, isLate }: CategoryIconProps) => (
  <svg className={cx(css.icon, className)} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {drawn.has(id) ? <use href={isLate && isOnServer ? undefined : `${url}#${id}`} /> : <Moon />}
  </svg>
)

/** The same as a slot that other features take. */
export const drawCategory = (id: string, isLate = false) => <CategoryIcon {...{ id, isLate }} />
