import type { Family } from '@moonpage/contract/families'
import type { AccountDeletion } from '@moonpage/contract/profile'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/more-fields.tsx'
import type { AccountForm } from '../use-account-form.ts'
import { bannerFor } from './banner-for.ts'
import css from './dialog-form.module.css'
import { WhatGoes } from './what-goes.tsx'

type DeleteAccountFormProps = {
  email: string
  family: Family | undefined
  form: AccountForm<AccountDeletion>
  onCancel: () => void
}

/** Says what is deleted, and asks for the password. */
export const DeleteAccountForm = ({ email, family, form, onCancel }: DeleteAccountFormProps) => {
  const { onSubmit, isBusy, error, field } = form
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <WhatGoes family={family} />
      <Banner>{bannerFor(error, { password: true })}</Banner>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('password')} />
      <div className={css.actions}>
        <SubmitButton look="outline" size="usual" className={css.danger} busy={isBusy && 'Deleting...'}>
          Delete for good
        </SubmitButton>
        <Button disabled={isBusy} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
