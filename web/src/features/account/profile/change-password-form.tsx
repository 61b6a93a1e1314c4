import type { PasswordChange } from '@moonpage/contract/profile'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/more-fields.tsx'
import type { AccountForm } from '../use-account-form.ts'
import { bannerFor } from './banner-for.ts'
import css from './dialog-form.module.css'
import { initialFocus } from './initial-focus.ts'

type ChangePasswordFormProps = { email: string; form: AccountForm<PasswordChange>; onCancel: () => void }

export const ChangePasswordForm = ({ email, form, onCancel }: ChangePasswordFormProps) => {
  const { onSubmit, isBusy, error, field } = form
  return (
    <form noValidate ref={initialFocus} className={css.form} onSubmit={onSubmit}>
      <Banner>{bannerFor(error, { current_password: true, new_password: true })}</Banner>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field('current_password')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. You’ll be logged out everywhere else."
        {...field('new_password')}
      />
      <div className={css.actions}>
        <SubmitButton size="usual" busy={isBusy && 'Changing...'}>
          Change Password
        </SubmitButton>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
