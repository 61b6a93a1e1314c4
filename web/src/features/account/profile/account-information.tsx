import type { User } from '@moonpage/contract/account'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/icon.tsx'
import { pageIcons } from '../../../ui/page-icons.ts'
import { AccountFacts } from './account-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import css from './section.module.css'

type AccountInformationProps = {
  user: User
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** The account's data, with a form to edit it. */
export const AccountInformation = ({ user, isEditing, onEdit }: AccountInformationProps) => {
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <section className={css.section} aria-labelledby="account-information">
      <div className={css.head}>
        <h2 id="account-information">Account Information</h2>
        {!isEditing && (
          <Button ref={edit} size="tight" aria-label="Edit account information" onClick={() => onEdit(true)}>
            <Drawing svg={pageIcons.pencil} />
            Edit
          </Button>
        )}
      </div>
      {isEditing ? <ProfileForm user={user} onDone={() => onEdit(false)} /> : <AccountFacts user={user} />}
    </section>
  )
}
