import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { PasswordChange } from '@moonpage/contract/profile'
import { useForm } from 'react-hook-form'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import css from './dialog-form.module.css'
import { useOneAtATime } from './one-at-a-time.ts'
import { bannerFor, showRefused } from './refusals.ts'
import { startHere } from './start-here.ts'
import type { usePasswordChange } from './use-password-change.ts'

const empty: PasswordChange = { current_password: '', new_password: '' }

type ChangePasswordFormProps = {
  email: string
  change: ReturnType<typeof usePasswordChange>
  onCancel: () => void
}

export const ChangePasswordForm = ({ email, change, onCancel }: ChangePasswordFormProps) => {
  const form = useForm<PasswordChange>({
    resolver: standardSchemaResolver(PasswordChange),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  })
  const submit = useOneAtATime(
    form.handleSubmit((passwords) =>
      change.mutateAsync(passwords, { onError: (error) => showRefused(error, empty, form) }),
    ),
  )
  const field = (name: keyof PasswordChange) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.formState.errors[name]?.message,
  })

  return (
    <form
      noValidate
      ref={startHere}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event)
      }}
    >
      <Banner>{bannerFor(change.error, empty)}</Banner>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field('current_password')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. Everywhere else you will be logged out."
        {...field('new_password')}
      />
      <div className={css.actions}>
        <SubmitButton size="usual" busy={change.isPending && 'Changing...'}>
          Change Password
        </SubmitButton>
        <Button disabled={change.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
