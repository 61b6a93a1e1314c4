import type { Role } from '@moonpage/contract/account'
import type { SsoFinished } from '@moonpage/contract/single-sign-on'
import type { Kysely, Transaction } from 'kysely'
import type { ClientInfo } from '../../core/accounts/client-info.ts'
import { hasEmail } from '../../core/accounts/find-by-email.ts'
import { getCurrentUser } from '../../core/accounts/get-current-user.ts'
import { hashNoPassword } from '../../core/accounts/passwords.ts'
import { signUpsByNetwork } from '../../core/accounts/rate-limits.ts'
import { rejectUninvited } from '../../core/accounts/sign-up.ts'
import { startSession } from '../../core/accounts/start-session.ts'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { problem } from '../../lib/problem.ts'
import { emailOfClaims } from './account-of-claims.ts'
import { followRoleClaim } from './follow-role-claim.ts'
import { findIdentity, lockIdentity } from './identities.ts'
import { joinByEmail } from './join-by-email.ts'
import { signUpIdentity } from './sign-up-identity.ts'
import type { SsoDeps } from './sso-deps.ts'
import { emailMissing, mismatched } from './sso-problems.ts'

export type SignInInput = { invitation: string | null; visitor: ClientInfo }

/**
 * Logs a person of the provider in: into the account that is connected to them, else into the one with their verified
 * address, else into a new one.
 */
export async function signInIdentity(
  deps: SsoDeps,
  identity: ProvenIdentity,
  input: SignInInput,
): Promise<Pick<SsoFinished, 'outcome' | 'signed_in'>> {
  const entry = await prepareEntry(deps, identity, input)
  return deps.db.kysely.transaction().execute(async (tx) => {
    await lockIdentity(tx, identity)
    const { outcome, accountId } = await accountFor(tx, deps, identity, { ...input, entry })
    const tokens = await startSession(
      { tx, secret: deps.secret },
      accountId,
      input.visitor,
      identity.sessionId,
    )
    await recordAuditEntry(tx, {
      action: actions[outcome],
      by: accountId,
      subject: { kind: 'account', id: accountId },
      note: deps.provider.name,
    })
    return { outcome, signed_in: { user: await getCurrentUser(tx, accountId), ...tokens } }
  })
}

/** What somebody needs who is not connected yet. */
type Entry = {
  email: string
  /** Whether they may make an account; null where there is one with their address. */
  maySignUp: true | null
  /** That no password fits: computing it takes too long for a transaction. */
  passwordHash: string
}

/**
 * What can be checked before the transaction, which should not wait for a second connection.
 * @returns null for somebody who is connected @throws 403 if they may not sign up, 429 after too many sign-ups
 */
async function prepareEntry(
  { db, provider, signUp, dailySignUps, rateLimit }: SsoDeps,
  identity: ProvenIdentity,
  { invitation, visitor }: SignInInput,
): Promise<Entry | null> {
  if (await findIdentity(db.kysely, identity)) return null
  const email = emailOfClaims(identity.claims)
  if (!email) throw emailMissing(provider.name)
  const namesake = await findNamesake(db.kysely, email)
  if (!namesake) {
    await rejectUninvited(db, signUp, invitation ?? undefined)
    await rateLimit(signUpsByNetwork(dailySignUps), visitor.network)
  }
  return { email, maySignUp: namesake ? null : true, passwordHash: await hashNoPassword() }
}

const findNamesake = (db: Kysely<Tables>, email: string) =>
  db.selectFrom('accounts').select(['id', 'role', 'is_active']).where(hasEmail(email)).executeTakeFirst()

const actions = {
  signed_in: 'sso_signed_in',
  signed_up: 'sso_signed_up',
  joined_by_email: 'sso_joined',
} as const

type Found = { outcome: keyof typeof actions; accountId: string }

async function accountFor(
  tx: Transaction<Tables>,
  deps: SsoDeps,
  identity: ProvenIdentity,
  { entry, invitation }: SignInInput & { entry: Entry | null },
): Promise<Found> {
  const known = await findIdentity(tx, identity)
  if (known) {
    await letIn(tx, deps, known, identity)
    return { outcome: 'signed_in', accountId: known.id }
  }
  const namesake = entry && (await findNamesake(tx, entry.email))
  // The account was deleted a moment ago.
  if (!entry || !(namesake ?? entry.maySignUp)) throw mismatched()
  const { passwordHash } = entry
  if (!namesake)
    return {
      outcome: 'signed_up',
      accountId: await signUpIdentity(tx, deps, { ...entry, identity, invitation }),
    }
  await joinByEmail(tx, deps, { identity, accountId: namesake.id, passwordHash })
  await letIn(tx, deps, namesake, identity)
  return { outcome: 'joined_by_email', accountId: namesake.id }
}

/** @throws 403 if the account is deactivated */
async function letIn(
  tx: Transaction<Tables>,
  deps: SsoDeps,
  account: { id: string; role: Role },
  { claims }: ProvenIdentity,
): Promise<void> {
  await followRoleClaim(tx, deps, { accountId: account.id, role: account.role, claims })
  // Under a lock: a deactivation at the same moment ends this session, or comes first.
  const { is_active: isActive } = await tx
    .selectFrom('accounts')
    .select('is_active')
    .where('id', '=', account.id)
    .forShare()
    .executeTakeFirstOrThrow()
  if (!isActive) throw problem('account_deactivated', 403, 'This account has been deactivated')
}
