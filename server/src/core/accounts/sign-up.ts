import type { SignUpMode } from '@moonpage/contract/invitations'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'
import { hashToken } from './tokens.ts'

const isValidInvitation = sql<boolean>`used_at is null and expires_at > now()`

const findInvitation = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where(isValidInvitation)
    .executeTakeFirst()

/** An invitation into a family lets one person sign up, too. */
const isValidFamilyInvitation = sql<boolean>`signed_up_by is null and expires_at > now()`

const findFamilyInvitation = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('family_invitations')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where(isValidFamilyInvitation)
    .executeTakeFirst()

/** Whether registration is allowed, with the given invitation if any. */
export async function maySignUp(
  { kysely }: Database,
  mode: SignUpMode,
  token: string | undefined,
): Promise<boolean> {
  if (mode !== 'invite') return mode === 'open'
  if (token === undefined) return false
  return Boolean((await findInvitation(kysely, token)) ?? (await findFamilyInvitation(kysely, token)))
}

/** Throws a 403 early, before a password is hashed in vain. */
export async function rejectUninvited(
  db: Database,
  mode: SignUpMode,
  token: string | undefined,
): Promise<void> {
  if (mode === 'closed')
    throw problem('sign_up_closed', 403, 'This site isn’t accepting new accounts right now.')
  if (await maySignUp(db, mode, token)) return
  throw token === undefined ? notInvited() : invitationGone()
}

/** Uses up an invitation in the transaction that creates the account. Of two concurrent uses one succeeds. */
export async function useInvitation(
  tx: Kysely<Tables>,
  { mode, token, accountId }: { mode: SignUpMode; token: string | undefined; accountId: string },
): Promise<void> {
  if (token === undefined) return
  const used = await tx
    .updateTable('invitations')
    .set({ used_at: sql<Date>`now()`, used_by: accountId })
    .where('token_hash', '=', hashToken(token))
    .where(isValidInvitation)
    .executeTakeFirst()
  if (used.numUpdatedRows > 0n) return
  const usedOfFamily = await tx
    .updateTable('family_invitations')
    .set({ signed_up_by: accountId })
    .where('token_hash', '=', hashToken(token))
    .where(isValidFamilyInvitation)
    .executeTakeFirst()
  if (mode === 'invite' && usedOfFamily.numUpdatedRows === 0n) throw invitationGone()
}

const notInvited = (): ProblemError =>
  problem(
    'invitation_needed',
    403,
    'You need an invitation to sign up here. Ask the person who runs this site for one.',
  )
const invitationGone = (): ProblemError =>
  problem(
    'invitation_gone',
    403,
    'This invitation has been used, has expired, or was canceled. Ask the person who sent it for a new one.',
  )
