import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../../data/api.ts'
import { hasPasswords, ssoName } from '../../../data/sign-in-ways.ts'

/** How the user logs in, and what confirms that it’s them. Where there is no single sign-on, nothing is asked. */
export const useSignInWays = () => {
  const name = ssoName()
  const { data } = useQuery({
    queryKey: ['sso'],
    queryFn: ({ signal }) => call(routes.getSingleSignOn, {}, signal),
    enabled: name !== null,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  return {
    /** Of the provider; null if there is none. */
    name,
    /** Null: not connected. Undefined while it is not known. */
    joinedAt: data?.joined_at,
    /** Whether their password works in forms that ask for one. */
    hasPassword: data?.has_password ?? true,
    canChangePassword: (data?.has_password ?? true) && hasPasswords(),
    /** The provider has confirmed a moment ago that it’s them. */
    isConfirmed: data?.is_confirmed ?? false,
  }
}
