import type { Family, FamilyInvitation } from '@moonpage/contract/families'
import { dayOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import css from './family.module.css'
import { roleWords } from './role-words.ts'
import { useCancelInvitation } from './use-family-changes.ts'

/** The invitations that nobody has used yet. */
export const OpenInvitations = ({ invitations }: Pick<Family, 'invitations'>) =>
  invitations.length > 0 && (
    <section aria-labelledby="family-invitations">
      <h2 id="family-invitations">Open invitations</h2>
      <ul className={css.list}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )

const Row = ({ invitation }: { invitation: FamilyInvitation }) => {
  const cancel = useCancelInvitation()
  const { id, role, created_at: made, expires_at: ends } = invitation
  const about = `Made ${dayOf(made)}, good until ${dayOf(ends)}`
  return (
    <li>
      <div>
        <b>For a {roleWords[role].inSentence}</b>
        <small>{about}</small>
      </div>
      <Button
        size="tight"
        aria-label={`Cancel: for a ${roleWords[role].inSentence}, ${about}`}
        aria-disabled={cancel.isPending || undefined}
        onClick={() => !cancel.isPending && cancel.mutate(id)}
      >
        Cancel
      </Button>
    </li>
  )
}
