import { names, url } from 'virtual:category-sprite'
import { cx } from '../../lib/class-names.ts'
import { isOnServer } from '../../lib/on-server.ts'
import css from './category-icon.module.css'

const available = new Set(names)

/** The fallback for a category that this version has no icon for. */
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
 * The icon of a subject, theme or setting, in the colors of the theme. Always decorative: the label is next to it.
 */
export const CategoryIcon = ({ id, className, isLate }: CategoryIconProps) => (
  <svg className={cx(css.icon, className)} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {available.has(id) ? <use href={isLate && isOnServer ? undefined : `${url}#${id}`} /> : <Moon />}
  </svg>
)

/** `CategoryIcon` as a render prop for other features. */
export const drawCategory = (id: string, isLate = false) => <CategoryIcon {...{ id, isLate }} />
