import type { Family } from '@moonpage/contract/families'
import type { AccountDeletion } from '@moonpage/contract/profile'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/more-fields.tsx'
import type { AccountForm } from '../use-account-form.ts'
import { ConfirmWith } from '../sso/confirm-with.tsx'
import type { useSignInWays } from '../sso/use-sign-in-ways.ts'
import { bannerFor } from './banner-for.ts'
import css from './dialog-form.module.css'
import { WhatGoes } from './what-goes.tsx'

type DeleteAccountFormProps = {
  email: string
  family: Family | undefined
  ways: ReturnType<typeof useSignInWays>
  form: AccountForm<AccountDeletion>
  onCancel: () => void
}

/** Says what is deleted, and asks for the password, or for a confirmation by single sign-on. */
export const DeleteAccountForm = ({ email, family, ways, form, onCancel }: DeleteAccountFormProps) => {
  const { onSubmit, isBusy, error, field } = form
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <WhatGoes family={family} />
      <Banner>{bannerFor(error, { password: true })}</Banner>
      {ways.hasPassword ? (
        <>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField label="Current password" autoComplete="current-password" {...field('password')} />
        </>
      ) : (
        <ConfirmWith
          name={ways.name ?? ''}
          isConfirmed={ways.isConfirmed}
          then="Then come back here to delete your account."
        />
      )}
      <div className={css.actions}>
        {(ways.hasPassword || ways.isConfirmed) && (
          <SubmitButton look="outline" size="usual" className={css.danger} busy={isBusy && 'Deleting...'}>
            Delete for good
          </SubmitButton>
        )}
        <Button disabled={isBusy} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
