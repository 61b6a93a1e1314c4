import type { Role } from '@moonpage/contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { takenProblem } from './taken-problem.ts'

export type NewAccount = {
  email: string
  username: string
  first_name: string
  last_name: string
  /** A hash: computing it takes too long for a transaction. */
  password_hash: string
  /** False: no password fits the hash. */
  has_password?: boolean
  role: Role
}

/** @returns the account's id. Throws a 409 if address or username is taken; the transaction is aborted then. */
export async function insertAccount(tx: Kysely<Tables>, account: NewAccount): Promise<string> {
  const id = newId()
  try {
    await tx
      .insertInto('accounts')
      .values({ id, ...account })
      .execute()
  } catch (error) {
    throw takenProblem(error) ?? error
  }
  return id
}
