import { pageWindow } from '../lib/page-window.ts'
import { useNavigate } from '../lib/router/router.tsx'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import css from './pagination.module.css'

type PaginationProps = {
  page: number
  totalPages: number
  /** The URL of a page. */
  href: (page: number) => string
}

type StepProps = { to: string | null; children: string }

/** Stays focusable at both ends, so that keyboard users keep the focus. */
const Step = ({ to, children }: StepProps) => {
  const navigate = useNavigate()
  return (
    <Button
      size="tight"
      href={to ?? undefined}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && navigate(to)}
    >
      {children}
    </Button>
  )
}

/** Previous, up to five page numbers, Next; nothing for a single page. */
export const Pagination = ({ page, totalPages, href }: PaginationProps) =>
  totalPages > 1 ? (
    <nav className={css.pages} aria-label="Pagination">
      <Step to={page > 1 ? href(page - 1) : null}>Previous</Step>
      {pageWindow(page, totalPages).map((number) => (
        <Link
          key={number}
          to={href(number)}
          className={css.number}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      <Step to={page < totalPages ? href(page + 1) : null}>Next</Step>
    </nav>
  ) : null
