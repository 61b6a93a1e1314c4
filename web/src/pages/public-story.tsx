import type { Story } from '@moonpage/contract/story'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Navigate, useNavigate, useParams } from '../lib/router/router.tsx'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { pageData, startingWith } from '../data/page-data.ts'
import { routes } from '../data/routes.ts'
import { keptCredentials, useSession } from '../data/session-store.ts'
import { Book } from '../features/reader/book.tsx'
import { pageAt, pageTotal } from '../features/reader/page-address.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { AfterPublicBook } from './public-story/after-public-book.tsx'
import css from './public-story.module.css'

const notFound = 'Story Not Found'
const back = { to: '/public', label: 'Back to Public Feed' }

/** A public story, open at a page, for everyone. */
export const PublicStory = () => {
  const { storyId = '', pageNumber } = useParams()
  const {
    data: story,
    error,
    refetch,
    isFetching,
  } = useQuery<Story>({
    queryKey: ['public-story', storyId],
    queryFn: ({ signal }) => call(routes.getPublicStory, { params: { id: storyId } }, signal),
    ...startingWith(pageData().story?.id === storyId ? pageData().story : undefined),
    // Its family may have made it private since, and a reading is counted.
    refetchOnMount: 'always',
  })
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : story?.title)

  if (isMissing) {
    return (
      <NotFound title={notFound} back={back}>
        It may have been deleted, or its family keeps it to itself now.
      </NotFound>
    )
  }
  if (!story) {
    if (!error || isFetching) return <Spinner>Opening the story...</Spinner>
    return (
      <div className={`wrap ${css.trouble}`}>
        <h1 className="only-read-aloud">Public story</h1>
        <Trouble onRetry={() => void refetch()}>{messageOf(error)}</Trouble>
      </div>
    )
  }
  const total = pageTotal(story)
  if (total === 0) {
    return (
      <NotFound title="No Pages Available" back={back}>
        There is nothing to read in this story yet.
      </NotFound>
    )
  }
  const page = pageAt(pageNumber, total)
  if (page === null) return <Navigate to={`/public/story/${encodeURIComponent(storyId)}/page/1`} replace />
  return <OpenBook story={story} page={page} total={total} />
}

type OpenBookProps = { story: Story; page: number; total: number }

const OpenBook = ({ story, page, total }: OpenBookProps) => {
  const navigate = useNavigate()
  const session = useSession()
  // While it is being found out whether the session still lives, the reader's letters are as large as always.
  const person = (session.user ?? keptCredentials()?.user)?.id ?? ''
  const onGo = useCallback(
    // Whoever turns pages by a button keeps the finger on it.
    (to: number) => navigate(`/public/story/${story.id}/page/${to}`, { state: { keepsFocus: true } }),
    [navigate, story.id],
  )
  return (
    <Book
      key={`${story.id} ${person}`}
      {...{ story, page, total, onGo, back, person }}
      unwritten={null}
      after={<AfterPublicBook story={story} page={page} total={total} />}
    />
  )
}
