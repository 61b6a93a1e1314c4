import { invitationDays } from '@moonpage/contract/invitation-days'
import { longestInvitationNote } from '@moonpage/contract/text-limits'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import css from './invitations.module.css'
import { useInvite } from './use-invitations.ts'

type InviteDialogProps = { open: boolean; onClose: () => void }

/** Creates an invitation link, and shows it once. */
export const InviteDialog = ({ open, onClose }: InviteDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Invite someone">
    <InviteSheet onClose={onClose} />
  </Dialog>
)

const InviteSheet = ({ onClose }: { onClose: () => void }) => {
  const [note, setNote] = useState('')
  const invite = useInvite()
  if (invite.data)
    return (
      <div className={css.sheet}>
        <p>
          Send this link to the person you’re inviting. You’ll only see it once, so copy it before you close
          this window.
        </p>
        <Field
          label="Invitation link"
          readOnly
          value={invite.data.invitation_url}
          onFocus={(event) => event.target.select()}
        />
        <div className={css.ways}>
          <CopyButton text={invite.data.invitation_url}>Copy link</CopyButton>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    )
  return (
    <form
      className={css.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate(note)
      }}
    >
      <p>
        You’ll get a link that lets one person sign up. It’s good for {invitationDays} days, and you can
        cancel it anytime before that.
      </p>
      <Field
        label="Who is it for?"
        hint="Only admins see this. You can leave it empty."
        maxLength={longestInvitationNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Banner>{invite.error ? messageOf(invite.error) : null}</Banner>
      <div className={css.ways}>
        <SubmitButton size="usual" busy={invite.isPending && 'Making the link...'}>
          Make a link
        </SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
