import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Who reads a public story: an account, or somebody of whom only this is seen. */
export type Viewer = { accountId: string } | { network: string; userAgent: string }

const prefix = 'views '

/** @returns `2026-04-30`, in UTC for all processes alike */
export const viewDay = (): string => new Date().toISOString().slice(0, 10)

/** The salt of a day, made by whichever process needs it first. Those of the days before are thrown away. */
export async function saltOf(db: Kysely<Tables>, day: string): Promise<Buffer> {
  const name = prefix + day
  const kept = () => db.selectFrom('secrets').select('value').where('name', '=', name)
  const salt = await kept().executeTakeFirst()
  if (salt) return salt.value
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('secrets').where('name', 'like', `${prefix}%`).where('name', '<', name).execute()
  return (await kept().executeTakeFirstOrThrow()).value
}

/** By which one viewer is known again for a day; without that day's salt it tells nobody who it was. */
export const viewerMark = (salt: Buffer, viewer: Viewer): Buffer =>
  createHmac('sha256', salt)
    .update(JSON.stringify('accountId' in viewer ? [viewer.accountId] : [viewer.network, viewer.userAgent]))
    .digest()

/** Removes what is known of a person's reading. The views stay counted. */
export async function forgetViewsOf(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const salts = await tx.selectFrom('secrets').select('value').where('name', 'like', `${prefix}%`).execute()
  if (salts.length === 0) return
  const marks = salts.map(({ value }) => viewerMark(value, { accountId }))
  await tx.deleteFrom('story_views').where('viewer', 'in', marks).execute()
}
