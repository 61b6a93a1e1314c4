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
  /** Already hashed: hashing takes long, and no transaction should wait for it. */
  password_hash: string
  role: Role
}

/** @returns its id. Refuses with 409 when somebody has the address or the username; the transaction is over then. */
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
