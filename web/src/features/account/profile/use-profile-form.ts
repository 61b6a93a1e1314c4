import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { User } from '@moonpage/contract/account'
import { passwordForAddress, ProfileInput } from '@moonpage/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Resolver, useWatch } from 'react-hook-form'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { storeUser } from '../../../data/session-store.ts'
import { useAccountForm } from '../use-account-form.ts'

type Form = Required<ProfileInput>

const checkProfile = standardSchemaResolver(ProfileInput)

/** Checks the contract's schema, and requires the password when the email address changes, if there is one. */
const resolverFor =
  (isNewEmail: (email: string) => boolean, hasPassword: boolean): Resolver<Form> =>
  async ({ current_password, ...profile }, context, options) => {
    const withPassword = isNewEmail(profile.email)
    const profileWithPassword =
      withPassword && current_password !== '' ? { ...profile, current_password } : profile
    const checked = await checkProfile(profileWithPassword, context, options as never)
    if (!withPassword || !hasPassword || current_password !== '') return checked as never
    const missing = { type: 'required', message: passwordForAddress }
    return { values: {}, errors: { ...checked.errors, current_password: missing } }
  }

/** The profile form: saves the profile, and stores the user from the reply. */
export const useProfileForm = (
  { first_name, last_name, email }: User,
  hasPassword: boolean,
  onSaved: () => void,
) => {
  const queryClient = useQueryClient()
  const isNewEmail = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase()
  const form = useAccountForm<Form, User>({
    empty: { first_name, last_name, email, current_password: '' },
    resolver: resolverFor(isNewEmail, hasPassword),
    send: (profile) => call(routes.updateProfile, { body: profile }),
    onSent: (user) => {
      // A pending reply would bring the old name back.
      void queryClient.cancelQueries({ queryKey: ['me'] })
      queryClient.setQueryData(['me'], user)
      storeUser(user)
      onSaved()
    },
  })
  const isAnotherEmail = isNewEmail(useWatch({ control: form.control, name: 'email' }))
  const { clearError } = form
  useEffect(() => {
    // The error of the hidden password field would block the form.
    if (!isAnotherEmail) clearError('current_password')
  }, [isAnotherEmail, clearError])
  return { ...form, isAnotherEmail }
}
