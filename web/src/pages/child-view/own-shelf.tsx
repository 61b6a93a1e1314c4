import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { ChildShelf } from '../../features/child-view/child-shelf.tsx'
import { PinSheet } from '../../features/child-view/pin-sheet.tsx'
import { useChildShelf } from '../../features/child-view/use-child-view.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Drawing } from '../../ui/icon.tsx'
import lock from '../../ui/icons/lock.svg?raw'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './own-shelf.module.css'

// Without the server only.
const ChildKeptShelf = lazy(async () => ({
  default: (await import('../kept/child-kept-shelf.tsx')).ChildKeptShelf,
}))

/** All that a child's view has besides its books. @param name of the child */
export const OwnShelf = ({ name }: { name: string }) => {
  usePageTitle(`${name}’s books`)
  const [page, setPage] = useState(1)
  const { data, isError, error, refetch } = useChildShelf(page)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const books = data?.books
  const turnTo = (next: number) => {
    setPage(next)
    scrollTo(0, 0)
  }
  return (
    <div className={`wrap ${css.view}`}>
      <header className={css.head}>
        <span className={css.letter} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <h1>
          <bdi>{name}</bdi>’s books
        </h1>
        <IconButton label="For grown-ups" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Drawing svg={lock} />
        </IconButton>
      </header>
      {isError && !data && (
        <Suspense>
          <ChildKeptShelf
            otherwise={<ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
          />
        </Suspense>
      )}
      {!data && !isError && <Spinner>One moment</Spinner>}
      {books?.length === 0 && <p className="lead soft">There are no books here yet.</p>}
      {books && books.length > 0 && <ChildShelf books={books} icon={drawCategory} />}
      {data && data.total_pages > 1 && (
        <div className={css.more}>
          <Button
            icon="back"
            disabled={!data.has_previous}
            aria-label="Back"
            onClick={() => turnTo(page - 1)}
          />
          <Button
            icon="next"
            disabled={!data.has_next}
            aria-label="More books"
            onClick={() => turnTo(page + 1)}
          />
        </div>
      )}
      {isAsking && (
        <PinSheet onClose={() => setAsking(false)} onLeft={() => navigate('/dashboard', { replace: true })} />
      )}
    </div>
  )
}
