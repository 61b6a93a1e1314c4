import { Email, PersonName, RegisterInput } from '@moonpage/contract/account'
import { longestUsername } from '@moonpage/contract/text-limits'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Claims } from '../../infra/oidc/read-claims.ts'
import { randomLetters } from '../../lib/ids.ts'

/** The address as an account may have it; null if there is none. */
export const emailOfClaims = ({ email }: Claims): string | null => Email.safeParse(email).data ?? null

const nameFrom = (label: string, name: string | null): string | null =>
  PersonName(label).safeParse(name).data ?? null

/** Names as an account may have them. A last name can be added in the profile. */
export function namesOfClaims(claims: Claims, username: string): { first_name: string; last_name: string } {
  return {
    first_name: nameFrom('First name', claims.firstName) ?? username,
    last_name: nameFrom('Last name', claims.lastName) ?? '',
  }
}

const isUsername = (name: string) => RegisterInput.shape.username.safeParse(name).success

/** Letters, digits and underscores of what the provider calls somebody, of the address if need be. */
function usernameBase({ username, email, firstName }: Claims): string {
  const plain = (text: string | null) =>
    (text ?? '')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^A-Za-z0-9]+/g, '_')
      .slice(0, longestUsername - 6)
      .replaceAll(/^_|_$/g, '')
  // Some providers have the address as the name.
  const known = [username, email, firstName].map((name) => plain(name?.split('@')[0] ?? null))
  return known.find(isUsername) ?? 'reader'
}

/** A username that nobody has, of what the provider tells. */
export async function freeUsername(tx: Kysely<Tables>, claims: Claims): Promise<string> {
  const base = usernameBase(claims)
  const names = [base, ...Array.from({ length: 4 }, () => `${base}_${randomLetters(5)}`)]
  const taken = await tx
    .selectFrom('accounts')
    .select(sql<string>`lower(username)`.as('name'))
    .where(
      sql<string>`lower(username)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute()
  const isTaken = (name: string) => taken.some((row) => row.name === name.toLowerCase())
  return names.find((name) => !isTaken(name)) ?? base
}
