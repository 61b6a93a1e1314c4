import type { RecordingBook } from '@moonpage/contract/recording-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { ApiError, messageOf } from '../data/api-error.ts'
import { RecordDone } from '../features/reader/recording/record-done.tsx'
import { RecordPages } from '../features/reader/recording/record-pages.tsx'
import { RecordWelcome } from '../features/reader/recording/record-welcome.tsx'
import { ReadFirst } from '../features/reader/recording/read-first.tsx'
import { takeQueueOf } from '../data/take-queue.ts'
import { linkSession, removeTakes } from '../data/take-store.ts'
import type { RecordingSession } from '../features/reader/recording/recording-session.ts'
import { useParams } from '../lib/router/router.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'

const home = { to: '/', label: 'Go to Moonpage' }

/** Records a book by a link, without an account. */
export const RecordByLink = () => {
  const { token = '' } = useParams()
  const queries = useQueryClient()
  const key = ['recording-book', token]
  const {
    data: book,
    error,
    refetch,
  } = useQuery<RecordingBook>({
    queryKey: key,
    queryFn: ({ signal }) => call(routes.getRecordingBook, { params: { token } }, signal),
  })
  const [step, setStep] = useState<'welcome' | 'read' | 'record' | 'done'>('welcome')
  // Each step is a screen of its own.
  useEffect(() => {
    // Returns a promise in newer browsers, which would be no clean-up.
    scrollTo(0, 0)
  }, [step])
  const naming = useMutation({
    mutationFn: (body: { name: string; face: number }) =>
      call(routes.nameNarratorByLink, { params: { token }, body }),
    meta: { quiet: true },
    onSuccess: (named) => {
      queries.setQueryData(key, named)
      setStep('record')
    },
  })
  const canSend = Boolean(book?.narrator)
  useEffect(() => {
    // What was read the last time and did not arrive goes up now.
    if (canSend) takeQueueOf(linkSession(token), senderOf(token))
  }, [canSend, token])
  const isOver = error instanceof ApiError && (error.status === 410 || error.status === 404)
  useEffect(() => {
    if (isOver) removeTakes(linkSession(token)).catch(() => {})
  }, [isOver, token])
  usePageTitle(isOver ? 'Link Put Away' : book && `Record ${book.title}`)
  const robots = <meta name="robots" content="noindex" />
  if (isOver)
    return (
      <NotFound title="This link has been put away" back={home}>
        {robots}
        It was revoked, or its two weeks are over. Ask whoever sent it for a new one.
      </NotFound>
    )
  if (!book)
    return (
      <>
        {robots}
        {error ? (
          <div className="wrap">
            <h1 className="only-read-aloud">Record a story</h1>
            <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
          </div>
        ) : (
          <Spinner>Opening the book...</Spinner>
        )}
      </>
    )
  const { narrator } = book
  const session = narrator && sessionOf(book, narrator, token)
  const shown = () => {
    if (step === 'read') return <ReadFirst book={book} onBack={() => setStep('welcome')} />
    if (step === 'welcome' || !session)
      return (
        <RecordWelcome
          book={book}
          isBusy={naming.isPending}
          error={naming.error && messageOf(naming.error)}
          onStart={(name, face) => naming.mutate({ name, face })}
          onRead={() => setStep('read')}
        />
      )
    const finish = () => {
      setStep('done')
      void refetch()
    }
    if (step === 'done') return <RecordDone {...{ book, session }} onAgain={() => setStep('record')} />
    return (
      <RecordPages
        session={session}
        onLeave={() => {
          setStep('welcome')
          void refetch()
        }}
        onRead={() => setStep('read')}
        onDone={finish}
      />
    )
  }
  return (
    <>
      {robots}
      {shown()}
    </>
  )
}

const senderOf =
  (token: string): RecordingSession['send'] =>
  (page_number, body, { signal, onProgress }) =>
    call(routes.recordPageByLink, { params: { token, page_number }, body, onProgress }, signal)

const sessionOf = (
  book: RecordingBook,
  narrator: RecordingSession['narrator'],
  token: string,
): RecordingSession => {
  const numbers = (isWanted: (page: RecordingBook['pages'][number]) => boolean) =>
    new Set(book.pages.filter(isWanted).map(({ page_number }) => page_number))
  return {
    id: linkSession(token),
    title: book.title,
    isVerse: book.pages.some(({ content }) => /[^\n]\n[^\n]/.test(content)),
    narrator,
    pages: book.pages,
    recorded: numbers(({ recording }) => recording !== null),
    outdated: numbers(({ is_outdated }) => is_outdated),
    limitSeconds: book.recording_seconds_limit,
    send: senderOf(token),
    narrate: async (page_number) => {
      const now = await call(routes.getRecordingBook, { params: { token } })
      const found = now.pages.find((one) => one.page_number === page_number)?.recording
      if (!found) throw new Error('This page is not recorded')
      return found
    },
    remove: (page_number) => call(routes.deleteRecordingByLink, { params: { token, page_number } }),
  }
}
