import type { SessionSummary } from '@moonpage/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { messageOf } from '../../../data/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { momentOf } from '../../../lib/date-time.ts'
import css from './session-list.module.css'

const shownAtFirst = 5

const useSessions = () =>
  useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call(routes.listSessions, {}, signal),
    refetchOnMount: 'always',
  })

const Row = ({ session }: { session: SessionSummary }) => (
  <li>
    <b>{session.device || 'A browser'}</b>
    {session.is_current && <span className={css.here}>this one</span>}
    <small>
      Last used <time dateTime={session.last_used_at}>{momentOf(session.last_used_at)}</time>
    </small>
  </li>
)

/** The user's sessions: this one first, then the last used. */
export const SessionList = () => {
  const { data, isError, error, refetch } = useSessions()
  const [showsAll, setShowsAll] = useState(false)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
  if (!data) return <p className="soft">Loading...</p>
  const sessions = data.sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  const shown = showsAll ? sessions : sessions.slice(0, shownAtFirst)
  return (
    <>
      <ul className={css.list}>
        {shown.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button look="bare" size="tight" icon="down" onClick={() => setShowsAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </>
  )
}
