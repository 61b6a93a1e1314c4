import { pageWindow } from '../lib/page-window.ts'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import css from './pagination.module.css'

type PaginationProps = {
  page: number
  totalPages: number
  hasPrevious: boolean
  hasNext: boolean
  /** The address of a page, so that it can be opened in a tab of its own and found again. */
  href: (page: number) => string
  onGo: (page: number) => void
}

type StepProps = { isPossible: boolean; onStep: () => void; children: string }

/** Stays focusable at the end, so that whoever got there by keyboard does not lose their place. */
const Step = ({ isPossible, onStep, children }: StepProps) => (
  <Button size="tight" aria-disabled={isPossible ? undefined : true} onClick={() => isPossible && onStep()}>
    {children}
  </Button>
)

/** Previous, up to five numbers around the current page, Next; nothing when there is one page. */
export const Pagination = ({ page, totalPages, hasPrevious, hasNext, href, onGo }: PaginationProps) =>
  totalPages > 1 ? (
    <nav className={css.pages} aria-label="Pagination">
      <Step isPossible={hasPrevious} onStep={() => onGo(page - 1)}>
        Previous
      </Step>
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
      <Step isPossible={hasNext} onStep={() => onGo(page + 1)}>
        Next
      </Step>
    </nav>
  ) : null
