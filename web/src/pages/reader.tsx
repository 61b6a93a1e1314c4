import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { useCallback, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { ApiError, messageOf } from '../data/api-error.ts'
import { useSession } from '../data/session-store.ts'
import { Generating } from '../features/progress/generating.tsx'
import { ProgressStrip } from '../features/progress/progress-strip.tsx'
import { useLiveStory } from '../features/progress/use-live-story.ts'
import { AfterBook } from '../features/reader/after-book.tsx'
import { BookHeader } from '../features/reader/book-header.tsx'
import { Book } from '../features/reader/book.tsx'
import { FailedStory, useTryAgain } from '../features/reader/failed-story.tsx'
import { FailedStrip } from '../features/reader/failed-strip.tsx'
import { pageAt, pageTotal } from '../features/reader/page-address.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Trouble } from '../ui/trouble.tsx'
import css from './reader.module.css'

const back = { to: '/dashboard', label: 'Back to Dashboard' }

/** One of your own stories, open at a page. */
export const Reader = () => {
  const { storyId = '', pageNumber } = useParams()
  const { data: story, error, refetch } = useLiveStory(storyId)
  usePageTitle(story?.title)

  if (error instanceof ApiError && error.status === 404) {
    return (
      <NotFound title="Story Not Found" back={back}>
        It may have been deleted, or it belongs to someone else.
      </NotFound>
    )
  }
  if (!story && error) {
    return (
      <div className={`wrap ${css.trouble}`}>
        <h1 className="only-read-aloud">Story</h1>
        <Trouble onRetry={() => void refetch()}>{messageOf(error)}</Trouble>
      </div>
    )
  }
  if (!story) return <Spinner />
  const total = pageTotal(story)
  if (total === 0) {
    return (
      <NotFound title="No Pages Available" back={back}>
        There is nothing to read in this story yet.
      </NotFound>
    )
  }
  const page = pageAt(pageNumber, total)
  if (page === null) return <Navigate to={`/story/${storyId}/page/1`} replace />
  return <OpenBook key={storyId} story={story} page={page} total={total} isCutOff={error !== null} />
}

type OpenBookProps = { story: Story; page: number; total: number; isCutOff: boolean }

const OpenBook = ({ story, page, total, isCutOff }: OpenBookProps) => {
  const { id, generation_status: status } = story
  const navigate = useNavigate()
  const person = useSession().user?.id ?? ''
  const [readsKept, setReadsKept] = useState(false)
  const tryAgain = useTryAgain(id, () => void navigate(`/story/${id}`, { replace: true }))
  const go = useCallback(
    // Whoever turns pages by a button keeps the finger on it.
    (to: number) => void navigate(`/story/${id}/page/${to}`, { state: { keepsFocus: true } }),
    [navigate, id],
  )
  const isWritten = story.story_pages.some((one) => one.page_number === page)
  const hasFailed = status === 'failed'
  const failure = <FailedStory story={story} tryAgain={tryAgain} onRead={() => setReadsKept(true)} />
  if (hasFailed && !readsKept) {
    return (
      <div className={css.failed}>
        <BookHeader back={back} title={story.title} />
        {failure}
        <AfterBook story={story} isAtEnd={false} />
      </div>
    )
  }
  return (
    <Book
      story={story}
      page={page}
      total={total}
      onGo={go}
      back={back}
      person={person}
      strip={
        isUnfinished(status)
          ? isWritten && <ProgressStrip story={story} isCutOff={isCutOff} />
          : hasFailed && (
              <FailedStrip
                isBusy={tryAgain.isPending}
                onTryAgain={() => tryAgain.mutate(undefined, { onError: () => setReadsKept(false) })}
              />
            )
      }
      unwritten={
        hasFailed ? (
          failure
        ) : (
          <div className={`wrap ${css.unwritten}`}>
            <Generating story={story} heading="h2" isCutOff={isCutOff} />
          </div>
        )
      }
      after={<AfterBook story={story} isAtEnd={page === total && status === 'completed'} />}
    />
  )
}
