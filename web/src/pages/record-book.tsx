import { canMakeStories, useSession } from '../data/session-store.ts'
import type { Story } from '@moonpage/contract/story'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { sendForFamily } from '../data/send-for-family.ts'
import { familySession } from '../data/take-store.ts'
import { useNarrators } from '../data/use-narrators.ts'
import { RecordPages } from '../features/reader/recording/record-pages.tsx'
import type { RecordingSession } from '../features/reader/recording/recording-session.ts'
import { VoicesOfBook } from '../features/reader/recording/voices-of-book.tsx'
import { useNavigate, useParams } from '../lib/router/router.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Records one of the user's own stories. */
export const RecordBook = () => {
  const { storyId: id = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const {
    data: story,
    error,
    refetch,
  } = useQuery<Story>({
    queryKey: ['story', id],
    queryFn: ({ signal }) => call(routes.getStory, { params: { id } }, signal),
  })
  const isMaker = canMakeStories(useSession().user)
  const list = useNarrators(`/story/${id}`)
  const [narrator, setNarrator] = useState<RecordingSession['narrator'] | null>(null)
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(isMissing ? 'Story Not Found' : story && `Record ${story.title}`)
  if (isMissing)
    return (
      <NotFound title="Story Not Found" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
        It may have been deleted, or it may belong to someone else.
      </NotFound>
    )
  const failed = error ?? list.error
  if (failed && !(story && list.data))
    return (
      <div className="wrap">
        <h1 className="only-read-aloud">Record a story</h1>
        <ErrorState onRetry={() => void Promise.all([refetch(), list.refetch()])}>
          {messageOf(failed)}
        </ErrorState>
      </div>
    )
  if (!story || !list.data) return <Spinner />
  const leave = () => {
    setNarrator(null)
    void queries.invalidateQueries({ queryKey: ['narrators', id] })
  }
  if (!narrator)
    return <VoicesOfBook story={story} narrators={list.data} isMaker={isMaker} onRecord={setNarrator} />

  const params = (page_number: number) => ({ id, page_number, narrator_id: narrator.id })
  const remove = async (page: number) => {
    await call(routes.deleteRecording, { params: params(page) })
    await queries.invalidateQueries({ queryKey: ['narrators', id] })
  }
  const voice = list.data.narrators.find((one) => one.id === narrator.id)
  const session: RecordingSession = {
    id: familySession(id, narrator.id),
    title: story.title,
    isVerse: story.story_attributes.includes('rhyming'),
    narrator,
    pages: story.story_pages,
    recorded: new Set(voice?.recorded_pages),
    outdated: new Set(voice?.outdated_pages),
    limitSeconds: list.data.recording_seconds_limit,
    send: sendForFamily(id, narrator.id),
    narrate: (page_number) =>
      call(routes.getNarration, { params: { id, page_number }, query: { narrator: narrator.id } }),
    remove: isMaker ? remove : undefined,
    correct: (page, words) => call(routes.correctWordTimes, { params: params(page), body: { words } }),
  }
  return (
    <RecordPages
      session={session}
      onLeave={leave}
      onRead={() => navigate(`/story/${id}/page/1`)}
      onDone={leave}
    />
  )
}
