import type { ReceivedInvitation } from '@moonpage/contract/families'
import { messageOf } from '../../data/api-error.ts'
import { dateOf } from '../../lib/dates.ts'
import { useLocation, useNavigate } from '../../lib/router/router.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton, SubmitButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { bringsAlong } from './brings-along.ts'
import css from './join-sheet.module.css'
import { useJoin } from './use-join.ts'

const offers = {
  parent:
    'You’ll be a parent there: one library for all of you, and you can make, change, and share stories.',
  reader:
    'You’ll be a reader there: all of the family’s books are yours to read, and to record in your voice. A parent makes the stories.',
} as const

const obstacles = {
  already_member: 'You’re in this family already. Send the link to the person you’d like to invite.',
  other_family: 'You share a family with others. Leave that one first, then open this link again.',
} as const

/** What the invitation offers, or why the user cannot accept it. */
export const leadOf = ({ role, obstacle }: ReceivedInvitation): string =>
  obstacle ? obstacles[obstacle] : offers[role]

type JoinSheetProps = { invitation: ReceivedInvitation; token: string }

/** What the user brings along, and the way in. */
export const JoinSheet = ({ invitation, token }: JoinSheetProps) => {
  const { role, brings, obstacle } = invitation
  if (obstacle)
    return (
      <div className={css.sheet}>
        <LinkButton to="/family">Go to your family</LinkButton>
      </div>
    )
  return (
    <div className={css.sheet}>
      {brings && <Belongings {...brings} role={role} />}
      {brings ? <JoinButton token={token} invitedBy={invitation.invited_by} /> : <WaysIn token={token} />}
      <p className="small soft">This link works once, until {dateOf(invitation.expires_at)}.</p>
    </div>
  )
}

type BelongingsProps = NonNullable<ReceivedInvitation['brings']> & Pick<ReceivedInvitation, 'role'>

const Belongings = ({ role, ...brings }: BelongingsProps) => {
  const sentence = bringsAlong(brings)
  return (
    sentence && (
      <p>
        <b>{sentence}</b> What you bring belongs to the family, and stays there if you ever leave.
        {role === 'reader' && ' As a reader, you won’t be able to change it.'}
      </p>
    )
  )
}

const JoinButton = ({ token, invitedBy }: { token: string; invitedBy: string }) => {
  const navigate = useNavigate()
  const join = useJoin(token, () => {
    showToast('success', `You’re in the family with ${invitedBy}.`)
    navigate('/dashboard', { replace: true })
  })
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!join.isPending) join.mutate()
      }}
    >
      <Banner>{join.error && messageOf(join.error)}</Banner>
      <SubmitButton busy={join.isPending && 'Joining...'}>Join the family</SubmitButton>
    </form>
  )
}

/** Both lead back here. */
const WaysIn = ({ token }: { token: string }) => {
  const state = { from: useLocation().pathname }
  return (
    <>
      <p>To join, log in or make an account. You’ll come right back here.</p>
      <div className={css.ways}>
        <LinkButton to={`/register?invitation=${encodeURIComponent(token)}`} state={state} look="lamp">
          Sign Up
        </LinkButton>
        <LinkButton to="/login" state={state}>
          Log In
        </LinkButton>
      </div>
    </>
  )
}
