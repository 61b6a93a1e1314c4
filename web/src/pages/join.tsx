import { ApiError, messageOf } from '../data/api-error.ts'
import { useSession } from '../data/session-store.ts'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { JoinSheet } from '../features/family/join-sheet.tsx'
import { useReceivedInvitation } from '../features/family/use-join.ts'
import { useParams } from '../lib/router/router.tsx'
import { LinkButton } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'

const isUnusable = (error: Error) => error instanceof ApiError && [400, 404, 422].includes(error.status)

/** An invitation into a family, by its link. */
export const Join = () => {
  usePageTitle('Join a family')
  const { token = '' } = useParams()
  const { status, user } = useSession()
  const { data, error, refetch } = useReceivedInvitation(token, user?.id, status !== 'checking')

  if (error && isUnusable(error))
    return (
      <AccountSheet title="This invitation doesn’t work anymore">
        <p>
          It has been used, has expired, or was canceled. Ask the person who sent it for a new one.
          {status === 'signed-in' && ' If it was you who used it, you’re in the family already.'}
        </p>
        <p>
          {status === 'signed-in' ? (
            <LinkButton to="/family">Go to your family</LinkButton>
          ) : (
            <LinkButton to="/">Go to the home page</LinkButton>
          )}
        </p>
      </AccountSheet>
    )
  if (error && !data)
    return (
      <AccountSheet title="Join a family">
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      </AccountSheet>
    )
  if (!data) return <Spinner>Opening the invitation...</Spinner>
  return (
    <AccountSheet title={`${data.invited_by} invites you to the family`}>
      <JoinSheet invitation={data} token={token} />
    </AccountSheet>
  )
}
