import type { Invitation, SignUpMode } from '@moonpage/contract/invitations'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { dateOf } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import css from './invitations.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { useInvitations, useRevokeInvitation } from './use-invitations.ts'

const modes: Record<SignUpMode, string> = {
  open: 'Anyone who can reach this site can sign up. The person who runs it can change that with the SIGN_UP setting: “invite” lets in only the people you invite, “closed” lets in nobody.',
  invite: 'Only people you invite can sign up.',
  closed:
    'Nobody can sign up right now, with or without an invitation. The person who runs this site can change that with the SIGN_UP setting.',
}

/** The sign-up mode and the invitations. */
export const Invitations = () => {
  const { data, error } = useInvitations()
  const [isInviting, setInviting] = useState(false)
  return (
    <section className={css.invitations} aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      {/* A failed load is retried with the rest of the page. */}
      <Banner>{error && !data && messageOf(error)}</Banner>
      {data && <p className={css.mode}>{modes[data.sign_up]}</p>}
      {data && data.sign_up !== 'closed' && <Button onClick={() => setInviting(true)}>Invite someone</Button>}
      {data && data.invitations.length > 0 && (
        <ul className={css.list}>
          {data.invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </section>
  )
}

const stateOf = (invitation: Invitation): string => {
  const { state, used_at: used, used_by: username, expires_at: expires } = invitation
  if (state === 'used') return `${username ?? 'Someone'} signed up on ${dateOf(used ?? expires)}`
  return state === 'open' ? `Good until ${dateOf(expires)}` : `Expired on ${dateOf(expires)}`
}

const Row = ({ invitation }: { invitation: Invitation }) => {
  const revoke = useRevokeInvitation()
  const name = invitation.note || 'No name given'
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{stateOf(invitation)}</span>
      </div>
      {invitation.state === 'open' && (
        <Button
          size="tight"
          aria-label={`Cancel invitation: ${name}`}
          aria-disabled={revoke.isPending || undefined}
          onClick={() => !revoke.isPending && revoke.mutate(invitation.id)}
        >
          Cancel invitation
        </Button>
      )}
    </li>
  )
}
