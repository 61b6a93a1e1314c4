import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** The viewer of a public story: an account, or a client known only by this. */
export type Viewer = { accountId: string } | { network: string; userAgent: string }

const secretPrefix = 'views '

/** @returns a UTC date, such as `2026-04-30`, the same in all processes */
export const viewDay = (): string => new Date().toISOString().slice(0, 10)

/** The salt of a day, created by the first process that needs it. Salts of earlier days are deleted. */
export async function saltOf(db: Kysely<Tables>, day: string): Promise<Buffer> {
  const name = secretPrefix + day
  const readSalt = () => db.selectFrom('secrets').select('value').where('name', '=', name)
  const salt = await readSalt().executeTakeFirst()
  if (salt) return salt.value
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('secrets').where('name', 'like', `${secretPrefix}%`).where('name', '<', name).execute()
  return (await readSalt().executeTakeFirstOrThrow()).value
}

/** A viewer's pseudonym for one day; without that day's salt it cannot be traced back. */
export const viewerHash = (salt: Buffer, viewer: Viewer): Buffer =>
  createHmac('sha256', salt)
    .update(JSON.stringify('accountId' in viewer ? [viewer.accountId] : [viewer.network, viewer.userAgent]))
    .digest()

/** Deletes the view records of a person. The view counts stay. */
export async function deleteViewsOf(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const salts = await tx
    .selectFrom('secrets')
    .select('value')
    .where('name', 'like', `${secretPrefix}%`)
    .execute()
  if (salts.length === 0) return
  const marks = salts.map(({ value }) => viewerHash(value, { accountId }))
  await tx.deleteFrom('story_views').where('viewer', 'in', marks).execute()
}
