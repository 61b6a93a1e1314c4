import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { User } from '@moonpage/contract/account'
import { passwordForAddress, ProfileInput } from '@moonpage/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { call } from '../../../data/api.ts'
import { routes } from '../../../data/routes.ts'
import { keepUser } from '../../../data/session-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Field, PasswordField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import forms from '../forms.module.css'
import { useOneAtATime } from './one-at-a-time.ts'
import css from './profile-form.module.css'
import { bannerFor, showRefused } from './refusals.ts'

type Form = Required<ProfileInput>

const checkProfile = standardSchemaResolver(ProfileInput)

/** The contract's schema, and the password, which is asked for with another address alone. */
const resolverFor =
  (isAnother: (email: string) => boolean): Resolver<Form> =>
  async ({ current_password, ...profile }, context, options) => {
    const withPassword = isAnother(profile.email)
    const given = withPassword && current_password !== '' ? { ...profile, current_password } : profile
    const checked = await checkProfile(given, context, options as never)
    if (!withPassword || current_password !== '') return checked as never
    const missing = { type: 'required', message: passwordForAddress }
    return { values: {}, errors: { ...checked.errors, current_password: missing } }
  }

/** Saves what the server takes, and shows what it answers. */
const useSaving = (onSaved: () => void, onRefused: (error: Error) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (profile: ProfileInput) => call(routes.updateProfile, { body: profile }),
    onSuccess: async (user) => {
      // What was asked before would bring the old name back.
      await queryClient.cancelQueries({ queryKey: ['me'] })
      queryClient.setQueryData(['me'], user)
      keepUser(user)
      showToast('success', 'Profile updated')
      onSaved()
    },
    onError: onRefused,
    meta: { quiet: true },
  })
}

export const ProfileForm = ({ user, onDone }: { user: User; onDone: () => void }) => {
  const { first_name, last_name, email } = user
  const isAnother = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase()
  const filled: Form = { first_name, last_name, email, current_password: '' }
  const form = useForm<Form>({
    resolver: resolverFor(isAnother),
    defaultValues: filled,
    reValidateMode: 'onSubmit',
  })
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  const { setFocus } = form
  useEffect(() => setFocus('first_name'), [setFocus])
  const saving = useSaving(onDone, (error) => showRefused(error, filled, form))
  const save = useOneAtATime(form.handleSubmit((profile) => saving.mutateAsync(profile)))
  const field = (name: keyof Form) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.formState.errors[name]?.message,
  })

  return (
    <form
      noValidate
      className={css.form}
      aria-labelledby="account-information"
      onSubmit={(event) => {
        event.preventDefault()
        void save(event)
      }}
    >
      <Banner>{bannerFor(saving.error, { current_password: true })}</Banner>
      <div className={forms.pair}>
        <Field label="First name" autoComplete="given-name" {...field('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      {isAnother(typedEmail) && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="You log in with this address, so we make sure that it is you. The old address gets a note."
          {...field('current_password')}
        />
      )}
      <dl className={css.fixed}>
        <dt>Username</dt>
        <dd>{user.username}</dd>
        <dd className="small soft">It tells your account from all others, so it stays as it is.</dd>
      </dl>
      <div className={css.actions}>
        <SubmitButton size="usual" busy={saving.isPending && 'Saving...'}>
          Save
        </SubmitButton>
        <Button disabled={saving.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
