import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { ApiError, messageOf } from '../data/api-error.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { useLiveStory } from '../features/progress/use-live-story.ts'
import { AfterBook } from '../features/reader/after-book.tsx'
import { Book } from '../features/reader/book.tsx'
import { useFailedRegeneration } from '../features/reader/use-failed-regeneration.ts'
import { missingPictures } from '../features/reader/missing-pictures.ts'
import { pageAt, pageTotal } from '../features/reader/page-address.ts'
import type { Place as PlaceType } from '../features/reader/places/place.tsx'
import { InView } from '../features/reader/in-view.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { StripKind } from './reader/strip.tsx'
import css from './reader.module.css'

// Lazy: most books are complete when they are opened.
const Unwritten = lazy(async () => ({ default: (await import('./reader/unfinished.tsx')).Unwritten }))
const Strip = lazy(async () => ({ default: (await import('./reader/strip.tsx')).Strip }))
const FailedBook = lazy(async () => ({ default: (await import('./reader/failed-book.tsx')).FailedBook }))

// Most books are opened at their first page. Without a connection it waits for the next book.
const Place = lazy(async () => ({
  default: (
    await import('../features/reader/places/place.tsx').catch(() => ({
      Place: (() => null) as typeof PlaceType,
    }))
  ).Place,
}))

// On the last page only.
const OwnEnding = lazy(async () => ({ default: (await import('./reader/own-ending.tsx')).OwnEnding }))

// Below the fold.
const OwnerCorner = lazy(async () => ({ default: (await import('./reader/owner-corner.tsx')).OwnerCorner }))

const notFound = 'Story Not Found'
const back = { to: '/dashboard', label: 'Back to Dashboard' }

/** The reader on one of the user's own stories. */
export const Reader = () => {
  const { storyId = '', pageNumber } = useParams()
  const { data: story, error, refetch } = useLiveStory(storyId)
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? notFound : story?.title)

  if (isMissing) {
    return (
      <NotFound title={notFound} back={back}>
        It may have been deleted, or it may belong to someone else.
      </NotFound>
    )
  }
  if (!story && error) {
    return (
      <div className={`wrap ${css.trouble}`}>
        <h1 className="only-read-aloud">Story</h1>
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      </div>
    )
  }
  if (!story) return <Spinner />
  const total = pageTotal(story)
  if (total === 0) {
    return (
      <NotFound title="No Pages Available" back={back}>
        There is nothing to read yet.
      </NotFound>
    )
  }
  const page = pageAt(pageNumber, total)
  if (page === null) return <Navigate to={`/story/${storyId}/page/1`} replace />
  return <OpenBook key={storyId} story={story} page={page} total={total} isOffline={error !== null} />
}

type OpenBookProps = { story: Story; page: number; total: number; isOffline: boolean }

const OpenBook = ({ story, page, total, isOffline }: OpenBookProps) => {
  const { id, generation_status: status } = story
  const { user } = useSession()
  const isMaker = canMakeStories(user)
  const person = user?.id ?? ''
  const regeneration = useFailedRegeneration(story)
  const [dismissedStatus, setDismissedStatus] = useState<string | null>(null)
  const [showsMissing, setShowsMissing] = useState(true)
  const path = `/story/${id}`
  const book = { story, page, total, path, back, person }
  // Null once a page was turned.
  const [opened, setOpened] = useState<{ page: number; search: string } | null>({
    page,
    search: location.search,
  })
  if (opened && page !== opened.page) setOpened(null)
  if (status === 'failed')
    return (
      <Suspense fallback={<Spinner />}>
        <FailedBook {...book} />
      </Suspense>
    )
  const isWritten = story.story_pages.some((one) => one.page_number === page)
  const kind = ((): StripKind | null => {
    if (isUnfinished(status) && isWritten) return 'generating'
    // The others offer what readers may not do.
    if (!isMaker) return null
    if (regeneration.error) return 'failed'
    const { moderation_status: standing } = story
    if (standing !== 'clear' && standing !== dismissedStatus) return 'hidden'
    return status === 'completed' && showsMissing && missingPictures(story) > 0 ? 'missing' : null
  })()
  const dismiss = () => {
    if (kind === 'failed') regeneration.dismiss()
    else if (kind === 'hidden') setDismissedStatus(story.moderation_status)
    else setShowsMissing(false)
  }
  return (
    <Book
      {...book}
      isSlipped={!!(opened && story.places)}
      slip={
        (!opened || story.places || opened.search) && (
          <Suspense>
            <Place {...book} opened={opened} />
          </Suspense>
        )
      }
      strip={
        kind && (
          <Suspense>
            <Strip {...{ kind, story, isOffline }} onDismiss={dismiss} />
          </Suspense>
        )
      }
      unwritten={
        <Suspense fallback={<Spinner />}>
          <Unwritten story={story} isOffline={isOffline} />
        </Suspense>
      }
      extras={
        <Suspense>
          <OwnEnding story={story} />
        </Suspense>
      }
      after={
        <AfterBook story={story} isAtEnd={page === total && status === 'completed'} isMaker={isMaker}>
          {story.is_owner && (
            <InView>
              <Suspense>
                <OwnerCorner story={story} pageNumber={page} />
              </Suspense>
            </InView>
          )}
        </AfterBook>
      }
    />
  )
}
