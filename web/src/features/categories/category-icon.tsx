import { names, url } from 'virtual:category-sprite'
import { cx } from '../../lib/class-names.ts'
import css from './category-icon.module.css'

const drawn = new Set(names)

/** For a category that this browser's bundle has no drawing of yet: a small moon. */
const Moon = () => (
  <>
    <path d="M31 8a17 17 0 1 0 9 25A15 15 0 0 1 31 8Z" fill="currentColor" />
    <circle cx="36" cy="16" r="3" fill="var(--icon-lamp)" />
  </>
)

/**
 * The cut-paper icon of a subject, theme or setting; it takes the theme's colours. Always decoration: the
 * word stands beside it.
 */
export const CategoryIcon = ({ id, className }: { id: string; className?: string }) => (
  <svg className={cx(css.icon, className)} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {drawn.has(id) ? <use href={`${url}#${id}`} /> : <Moon />}
  </svg>
)

/** The same as a slot that other features take. */
export const drawCategory = (id: string) => <CategoryIcon id={id} />
