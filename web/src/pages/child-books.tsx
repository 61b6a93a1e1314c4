import { ApiError, messageOf } from '../data/api-error.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { BookChoice } from '../features/child-view/book-choice.tsx'
import { OpenView } from '../features/child-view/open-view.tsx'
import { useChildBooks } from '../features/child-view/use-child-view.ts'
import { pageIn, withQuery } from '../lib/list-address.ts'
import { useNavigate, useParams } from '../lib/router/router.tsx'
import { useSearch } from '../lib/use-search.ts'
import { BackLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Spinner } from '../ui/spinner.tsx'
import css from './child-books.module.css'

/** For parents: opens a child's own view, and says which books are in it. */
export const ChildBooks = () => {
  const { childId = '' } = useParams()
  const page = pageIn(useSearch())
  const navigate = useNavigate()
  const { data, isError, error, refetch } = useChildBooks(childId, page)
  const back = `/dashboard/children/${encodeURIComponent(childId)}`
  usePageTitle(data ? `${data.child.name}’s books` : 'My Stories')
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title="No such child" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
        This page was removed, or the link is incomplete.
      </NotFound>
    )
  if (!data)
    return (
      <div className="wrap">
        {isError ? (
          <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
        ) : (
          <Spinner>One moment</Spinner>
        )}
      </div>
    )
  const { child, has_pin: hasPin, books, total } = data
  return (
    <div className={`wrap ${css.books}`}>
      <BackLink to={back}>
        <span>
          Back to <bdi>{child.name}</bdi>
        </span>
      </BackLink>
      <h1>
        <bdi>{child.name}</bdi>’s books
      </h1>
      <p className="lead soft">
        A shelf for small hands: these books, read aloud if you like, and nothing else on this device until a
        grown-up gives four numbers.
      </p>
      <OpenView child={child} hasPin={hasPin} onOpened={() => navigate('/', { replace: true })} />
      <h2 className={css.which}>Which books?</h2>
      {total === 0 ? (
        <p className="soft">As soon as a story is finished, it’s here.</p>
      ) : (
        <BookChoice child={child} books={books} icon={drawCategory} />
      )}
      <Pagination
        page={page}
        totalPages={data.total_pages}
        href={(next) => withQuery(`${back}/books`, { page: next > 1 ? next : null })}
      />
    </div>
  )
}
