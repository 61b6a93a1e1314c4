import type { User } from '@moonpage/contract/account'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/more-fields.tsx'
import { showToast } from '../../../ui/toasts.ts'
import forms from '../forms.module.css'
import { ConfirmWith } from '../sso/confirm-with.tsx'
import { useSignInWays } from '../sso/use-sign-in-ways.ts'
import { bannerFor } from './banner-for.ts'
import css from './profile-form.module.css'
import { useProfileForm } from './use-profile-form.ts'

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

export const ProfileForm = ({ user, onDone }: { user: User; onDone: () => void }) => {
  const ways = useSignInWays()
  const { onSubmit, isBusy, error, field, isAnotherEmail } = useProfileForm(user, ways.hasPassword, () => {
    showToast('success', 'Profile updated')
    onDone()
  })
  return (
    <form
      noValidate
      ref={focusFirst}
      className={css.form}
      aria-labelledby="account-information"
      onSubmit={onSubmit}
    >
      <Banner>{bannerFor(error, { current_password: true })}</Banner>
      <div className={forms.pair}>
        <Field label="First name" autoComplete="given-name" {...field('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      {isAnotherEmail && !ways.hasPassword && (
        <ConfirmWith
          name={ways.name ?? ''}
          isConfirmed={ways.isConfirmed}
          then="Then change the address here again."
        />
      )}
      {isAnotherEmail && ways.hasPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="You log in with this address, so we need to be sure it’s you. We’ll send a note to the old one."
          {...field('current_password')}
        />
      )}
      <dl className={css.fixed}>
        <dt>Username</dt>
        <dd>{user.username}</dd>
        <dd className="small soft">Your username can’t be changed.</dd>
      </dl>
      <div className={css.actions}>
        <SubmitButton size="usual" busy={isBusy && 'Saving...'}>
          Save
        </SubmitButton>
        <Button disabled={isBusy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
