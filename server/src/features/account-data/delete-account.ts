import type { Transaction } from 'kysely'
import { sessionInvalid } from '../../core/accounts/lock-account.ts'
import { wrongPassword } from '../../core/accounts/check-password.ts'
import { confirmCaller } from '../../core/accounts/confirm-caller.ts'
import { isActiveAdmin, lockWithAdmins, type AdminStanding } from '../../core/accounts/last-admin.ts'
import { moveToOwnFamily } from '../../core/accounts/move-to-own-family.ts'
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
 * Deletes an account and all its data: rows and pending jobs at once, files by jobs that start after the commit. With
 * the last parent everything that the family has is deleted, and its readers get families of their own. 400 for a wrong
 * password, 409 for the last admin.
 */
export async function deleteAccount(deps: Deps, caller: Caller, password: string | undefined): Promise<void> {
  const { db, queue } = deps
  const { accountId } = caller
  const passwordHash = await confirmCaller(deps, caller, password, {
    asked: 'Please enter your password to delete your account',
    field: 'password',
  })
  await db.kysely.transaction().execute(async (tx) => {
    const locked = await lockWithAdmins(tx, accountId)
    rejectLast(locked, accountId)
    const familyId = await lockForDeletion(tx, accountId, passwordHash)
    const others = locked.filter((other) => other.id !== accountId && other.family_id === familyId)
    const isLastParent = !others.some(({ family_role: role }) => role === 'parent')
    if (isLastParent) for (const { id } of others) await moveToOwnFamily(tx, id)
    const stories = await lockStories(tx, accountId, isLastParent ? familyId : null)
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
 * Locks the account and its family: waits for concurrent writers (a login, an email, the end of a story) and blocks new
 * ones. Accounts are locked before families, and these before stories, everywhere.
 * @returns the family's id
 */
async function lockForDeletion(
  tx: Transaction<Tables>,
  accountId: string,
  passwordHash: string,
): Promise<string> {
  const account = await tx
    .selectFrom('accounts')
    .select(['password_hash', 'family_id'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw sessionInvalid()
  if (account.password_hash !== passwordHash) throw wrongPassword('password')
  await tx.selectFrom('families').select('id').where('id', '=', account.family_id).forUpdate().execute()
  return account.family_id
}

/**
 * Locks all stories that change: the family's, if they are deleted, and those that the account rated. Ordered by id, to avoid
 * deadlocks between accounts that rated the same stories.
 * @param familyId null if the family stays
 * @returns the ids of the family's stories, if they are deleted
 */
async function lockStories(
  tx: Transaction<Tables>,
  accountId: string,
  familyId: string | null,
): Promise<{ id: string }[]> {
  const stories = await tx
    .selectFrom('stories')
    .select(['id', 'owner_id'])
    .where((eb) =>
      eb.or([
        ...(familyId === null ? [] : [eb('owner_id', '=', familyId)]),
        eb('id', 'in', eb.selectFrom('ratings').select('story_id').where('account_id', '=', accountId)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return stories.filter((story) => story.owner_id === familyId)
}

/** In a single statement after the stories: the cascades lock rows in an order of their own. */
const lockTotals = (tx: Transaction<Tables>) =>
  tx.selectFrom('public_totals').select('shard').orderBy('shard').forNoKeyUpdate().execute()

function rejectLast(locked: readonly AdminStanding[], accountId: string): void {
  const admins = locked.filter(isActiveAdmin)
  if (admins.length === 1 && admins[0]?.id === accountId)
    throw problem('last_admin', 409, 'You’re the last admin. Make someone else an admin first.')
}
