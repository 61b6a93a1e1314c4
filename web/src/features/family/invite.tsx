import type { FamilyRole } from '@moonpage/contract/account'
import type { Family } from '@moonpage/contract/families'
import { invitationDays } from '@moonpage/contract/invitation-days'
import { useState } from 'react'
import { messageOf } from '../../data/api-error.ts'
import { cx } from '../../lib/class-names.ts'
import { dayOf } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './invite.module.css'
import { roleWords } from './role-words.ts'
import { useInvite } from './use-family-changes.ts'

const roles: readonly FamilyRole[] = ['reader', 'parent']

/** Creates an invitation link, and shows it until it is used or canceled, or the page is left. */
export const Invite = ({ invitations }: Pick<Family, 'invitations'>) => {
  const [role, setRole] = useState<FamilyRole>('reader')
  const invite = useInvite()
  const made = invitations.some(({ id }) => id === invite.data?.id) ? invite.data : undefined
  return (
    <section className={cx('sheet', css.invite)} aria-labelledby="family-invite">
      <h2 id="family-invite">Invite someone</h2>
      {made ? (
        <>
          <Field
            label={`Link for a ${roleWords[made.role].inSentence}`}
            readOnly
            value={made.invitation_url}
            onFocus={({ target }) => target.select()}
          />
          <div className={css.ways}>
            <CopyButton text={made.invitation_url}>Copy link</CopyButton>
            <Button size="tight" onClick={() => invite.reset()}>
              Invite someone else
            </Button>
          </div>
          <p className="small soft">
            It works once, for one person, until {dayOf(made.expires_at)}. You’ll only see it now, so copy it
            before you go.
          </p>
        </>
      ) : (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!invite.isPending) invite.mutate(role)
          }}
        >
          <fieldset className={css.roles}>
            <legend className="only-read-aloud">As what?</legend>
            {roles.map((one) => (
              <label key={one}>
                <input type="radio" name="role" checked={one === role} onChange={() => setRole(one)} />
                <b>{roleWords[one].name}</b>
                <small>{roleWords[one].does}</small>
              </label>
            ))}
          </fieldset>
          <Banner>{invite.error ? messageOf(invite.error) : null}</Banner>
          <SubmitButton size="usual" busy={invite.isPending && 'Making the link...'}>
            Make a link
          </SubmitButton>
          <p className="small soft">It lets one person join, and is good for {invitationDays} days.</p>
        </form>
      )}
    </section>
  )
}
