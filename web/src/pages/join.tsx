import { ApiError, messageOf } from '../data/api-error.ts'
import { useSession } from '../data/session-store.ts'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { Ended } from '../features/family/ended.tsx'
import { JoinSheet, leadOf } from '../features/family/join-sheet.tsx'
import { useReceivedInvitation } from '../features/family/use-join.ts'
import { useParams } from '../lib/router/router.tsx'
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
      <AccountSheet
        title="This invitation doesn’t work anymore"
        lead="It has been used, has expired, or was canceled. Ask the person who sent it for a new one."
      >
        <Ended isSignedIn={status === 'signed-in'} />
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
    <AccountSheet title={`${data.invited_by} invites you to the family`} lead={leadOf(data)}>
      <JoinSheet invitation={data} token={token} />
    </AccountSheet>
  )
}
