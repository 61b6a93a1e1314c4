import type { Transaction } from 'kysely'
import { insertAccount } from '../../core/accounts/insert-account.ts'
import { useInvitation } from '../../core/accounts/sign-up.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { freeUsername, namesOfClaims } from './account-of-claims.ts'
import { insertIdentity } from './identities.ts'
import { roleOfClaims } from './role-of-claims.ts'
import type { SsoDeps } from './sso-deps.ts'

type NewPerson = {
  identity: ProvenIdentity
  email: string
  invitation: string | null
  passwordHash: string
}

/**
 * Makes an account for a person of the provider, who may sign up. Throws a 403 if their invitation was used meanwhile.
 * @returns its id
 */
export async function signUpIdentity(
  tx: Transaction<Tables>,
  { signUp, roles }: Pick<SsoDeps, 'signUp' | 'roles'>,
  { identity, email, invitation, passwordHash }: NewPerson,
): Promise<string> {
  const { claims } = identity
  const username = await freeUsername(tx, claims)
  const id = await insertAccount(tx, {
    email,
    username,
    ...namesOfClaims(claims, username),
    role: roles ? roleOfClaims(roles, claims, 'user') : 'user',
    password_hash: passwordHash,
    has_password: false,
  })
  await useInvitation(tx, { mode: signUp, token: invitation ?? undefined, accountId: id })
  await insertIdentity(tx, identity, { accountId: id, emailVerified: claims.isEmailVerified })
  return id
}
