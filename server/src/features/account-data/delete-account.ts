import type { Transaction } from 'kysely'
import { sessionInvalid } from '../../core/accounts/lock-account.ts'
import { checkPassword, wrongPassword } from '../../core/accounts/check-password.ts'
import { isActiveAdmin, lockWithAdmins, type AdminStanding } from '../../core/accounts/last-admin.ts'
import { enqueueRemoveStoryPictures } from '../../core/stories/remove-pictures-job.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import { deleteViewsOf } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { problem } from '../../lib/problem.ts'
import { removeEmailsJob } from './remove-emails-job.ts'

type Deps = { db: Database; queue: Queue; rateLimit: RateLimiter }

/**
 * Deletes an account and all its data: rows and pending jobs at once, files by jobs that start after the commit. 400
 * for a wrong password, 409 for the last admin.
 */
export async function deleteAccount(deps: Deps, caller: Caller, password: string): Promise<void> {
  const { db, queue } = deps
  const { accountId } = caller
  const passwordHash = await checkPassword(deps, caller, password, 'password')
  await db.kysely.transaction().execute(async (tx) => {
    rejectLast(await lockWithAdmins(tx, accountId), accountId)
    await lockForDeletion(tx, accountId, passwordHash)
    const stories = await lockStories(tx, accountId)
    const emails = await tx.selectFrom('emails').select('id').where('account_id', '=', accountId).execute()
    await enqueueRemoveStoryPictures(
      { tx, queue },
      stories.map(({ id }) => id),
    )
    await queue.deleteJobsWith(tx, [accountId, ...stories.map(({ id }) => id), ...emails.map(({ id }) => id)])
    await deleteViewsOf(tx, accountId)
    await lockTotals(tx)
    await tx.deleteFrom('accounts').where('id', '=', accountId).execute()
    await queue.send(tx, removeEmailsJob, { account_id: accountId })
    // Tells open progress streams that the story is gone.
    for (const { id } of stories) await notify(tx, storyChannel, id)
  })
}

/**
 * Locks the account: waits for concurrent writers (a login, an email, the end of a story) and blocks new ones. Accounts
 * are locked before stories everywhere.
 */
async function lockForDeletion(
  tx: Transaction<Tables>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw sessionInvalid()
  if (account.password_hash !== passwordHash) throw wrongPassword('password')
}

/**
 * Locks all stories that change: the account's own, which are deleted, and those that it rated. Ordered by id, to avoid
 * deadlocks between accounts that rated the same stories.
 * @returns the ids of the account's own stories
 */
async function lockStories(tx: Transaction<Tables>, accountId: string): Promise<{ id: string }[]> {
  const stories = await tx
    .selectFrom('stories')
    .select(['id', 'owner_id'])
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', accountId),
        eb('id', 'in', eb.selectFrom('ratings').select('story_id').where('account_id', '=', accountId)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return stories.filter((story) => story.owner_id === accountId)
}

/** In a single statement after the stories: the cascades lock rows in an order of their own. */
const lockTotals = (tx: Transaction<Tables>) =>
  tx.selectFrom('public_totals').select('shard').orderBy('shard').forNoKeyUpdate().execute()

function rejectLast(locked: readonly AdminStanding[], accountId: string): void {
  const admins = locked.filter(isActiveAdmin)
  if (admins.length === 1 && admins[0]?.id === accountId)
    throw problem('last_admin', 409, 'You’re the last admin. Make someone else an admin first.')
}
