import type { SharedStory as Story } from '@moonpage/contract/sharing'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { useSession } from '../data/session-store.ts'
import { Book } from '../features/reader/book.tsx'
import { pageAt } from '../features/reader/page-address.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Invitation } from './shared-story/invitation.tsx'
import { SharedCover } from './shared-story/shared-cover.tsx'
import css from './shared-story.module.css'

const notFound = 'Story Not Found'
const home = { to: '/', label: 'Go to Moonpage' }

/** A story by its share link, for anyone who has the link: the cover, and the reader. */
export const SharedStory = () => {
  const { shareToken: token = '' } = useParams()
  const { data, error, refetch, isFetching } = useQuery<Story>({
    queryKey: ['shared-story', token],
    queryFn: ({ signal }) => call(routes.getSharedStory, { params: { token } }, signal),
    // The link may have been revoked.
    refetchOnMount: 'always',
  })
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : data?.title)
  return (
    <>
      {/* The link is not public: keep it out of search engines. */}
      <meta name="robots" content="noindex" />
      <SharedStoryState {...{ token, data, error, isMissing, isFetching }} onRetry={() => void refetch()} />
    </>
  )
}

type SharedStoryStateProps = {
  token: string
  data: Story | undefined
  error: Error | null
  isMissing: boolean
  isFetching: boolean
  onRetry: () => void
}

const SharedStoryState = ({ token, data, error, isMissing, isFetching, onRetry }: SharedStoryStateProps) => {
  if (isMissing)
    return (
      <NotFound title={notFound} back={home}>
        This shared story link is invalid or has expired.
      </NotFound>
    )
  if (data) return <SharedBook story={data} path={`/shared/${encodeURIComponent(token)}`} />
  if (!error || isFetching) return <Spinner>Opening the story...</Spinner>
  return (
    <div className={`wrap ${css.trouble}`}>
      <h1 className="only-read-aloud">Shared story</h1>
      <ErrorState onRetry={onRetry}>{messageOf(error)}</ErrorState>
    </div>
  )
}

/** The page of the collection that a book was opened from, by the first part of its token. */
const collectionOf = (path: string) => {
  const [token, id] = path.replace('/shared/', '').split('.', 2)
  return token && id ? `/shared/collection/${token}` : null
}

type SharedBookProps = {
  story: Story
  /** The path of its cover. */
  path: string
}

const SharedBook = ({ story, path }: SharedBookProps) => {
  const { pageNumber } = useParams()
  const person = useSession().user?.id ?? ''
  if (pageNumber === undefined)
    return <SharedCover story={story} to={`${path}/page/1`} collection={collectionOf(path)} />
  const total = story.story_pages.length
  const page = pageAt(pageNumber, total)
  if (page === null) return <Navigate to={path} replace />
  return (
    <Book
      story={{ ...story, dedication: null, generation_status: 'completed' }}
      {...{ page, total, path, person }}
      back={{ to: path, label: 'Back to Cover' }}
      unwritten={null}
      after={page === total && <Invitation className={css.after} />}
    />
  )
}
