import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { AccountDeletion } from '@moonpage/contract/profile'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import css from './dialog-form.module.css'
import { useOneAtATime } from './one-at-a-time.ts'
import { bannerFor, showRefused } from './refusals.ts'

const empty: AccountDeletion = { password: '' }

type DeleteAccountFormProps = {
  email: string
  deletion: UseMutationResult<void, Error, AccountDeletion>
  onCancel: () => void
}

/** Says what goes, and asks for the password. */
export const DeleteAccountForm = ({ email, deletion, onCancel }: DeleteAccountFormProps) => {
  const form = useForm<AccountDeletion>({
    resolver: standardSchemaResolver(AccountDeletion),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  })
  const submit = useOneAtATime(
    form.handleSubmit((body) =>
      deletion.mutateAsync(body, { onError: (error) => showRefused(error, empty, form) }),
    ),
  )
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event)
      }}
    >
      <div>
        <p>This takes away, for good:</p>
        <ul className={css.going}>
          <li>all your stories and their pictures</li>
          <li>every link you shared; nobody can open them any more</li>
          <li>your name, email address and password</li>
        </ul>
      </div>
      <p>Nobody can bring them back. To keep your stories, download everything first.</p>
      <Banner>{bannerFor(deletion.error, empty)}</Banner>
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.register('password', { onChange: () => form.clearErrors('password') })}
        error={form.formState.errors.password?.message}
      />
      <div className={css.actions}>
        <SubmitButton
          look="outline"
          size="usual"
          className={css.danger}
          busy={deletion.isPending && 'Deleting...'}
        >
          Delete for good
        </SubmitButton>
        <Button disabled={deletion.isPending} onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
