import { type PagePath, pageNames } from '../lib/page-names.ts'
import css from './breadcrumbs.module.css'
import { Link } from './link.tsx'

type BreadcrumbsProps = {
  /** The pages above this one, the topmost first. */
  under: PagePath[]
  /** What this page is called. */
  here: string
}

/** Where a page lies, and the way up. */
export const Breadcrumbs = ({ under, here }: BreadcrumbsProps) => (
  <nav className={css.trail} aria-label="Breadcrumb">
    <ol>
      {under.map((path) => (
        <li key={path}>
          <Link to={path}>{pageNames[path]}</Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
)
