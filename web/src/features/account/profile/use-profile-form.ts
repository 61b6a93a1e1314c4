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

/** Saves what the server takes, and keeps what it answers. */
export const useProfileForm = ({ first_name, last_name, email }: User, onSaved: () => void) => {
  const queryClient = useQueryClient()
  const isAnother = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase()
  const form = useAccountForm<Form, User>({
    empty: { first_name, last_name, email, current_password: '' },
    resolver: resolverFor(isAnother),
    send: (profile) => call(routes.updateProfile, { body: profile }),
    onSent: (user) => {
      // What was asked before would bring the old name back.
      void queryClient.cancelQueries({ queryKey: ['me'] })
      queryClient.setQueryData(['me'], user)
      storeUser(user)
      onSaved()
    },
  })
  const isAnotherEmail = isAnother(useWatch({ control: form.control, name: 'email' }))
  const { mend } = form
  useEffect(() => {
    // Out of sight, a refused password would hold back everything else.
    if (!isAnotherEmail) mend('current_password')
  }, [isAnotherEmail, mend])
  return { ...form, isAnotherEmail }
}
