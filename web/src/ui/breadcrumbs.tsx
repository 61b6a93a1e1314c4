import { type PagePath, pageNames } from '../lib/page-names.ts'
import css from './breadcrumbs.module.css'
import { Link } from './link.tsx'

type BreadcrumbsProps = {
  /** The parent pages, top level first. */
  under: PagePath[]
  /** The name of this page. */
  here: string
}

/** Breadcrumb navigation. */
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
