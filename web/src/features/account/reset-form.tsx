import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ConfirmPassword, NewPassword, typedTwice } from '@moonpage/contract/account'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import * as routes from 'virtual:routes'
import { ApiError } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/more-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The contract's schema, with a confirmation that only the browser checks. */
const ResetInput = z
  .strictObject({ new_password: NewPassword, confirm_password: ConfirmPassword })
  .check(typedTwice('new_password'))

type ResetInput = z.infer<typeof ResetInput>

const resolver: Resolver<ResetInput> = standardSchemaResolver(ResetInput)
const empty: ResetInput = { new_password: '', confirm_password: '' }

type ResetFormProps = {
  /** The token from the email. */
  token: string
  onSet: () => void
  /** The link is used, expired or unknown. */
  onInvalid: () => void
}

export const ResetForm = ({ token, onSet, onInvalid }: ResetFormProps) => {
  const { onSubmit, isBusy, refusal, field } = useAccountForm({
    empty,
    resolver,
    send: ({ new_password }) => call(routes.resetPassword, { body: { token, new_password } }),
    onSent: onSet,
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'reset_token_invalid') onInvalid()
    },
  })

  return (
    <form noValidate onSubmit={onSubmit}>
      <Banner>{refusal}</Banner>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('new_password')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field('confirm_password')}
      />
      <SubmitButton busy={isBusy && 'Setting your password...'}>Set Password</SubmitButton>
    </form>
  )
}
