import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'

/** Makes two first logins of one person take turns, so that the second finds the account of the first. */
export const lockIdentity = async (
  tx: Transaction<Tables>,
  { issuer, subject }: ProvenIdentity,
): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`sso ${issuer} ${subject}`}, 0))`.execute(
    tx,
  ))

/** The account that is connected to a person of the provider. */
export const findIdentity = (db: Kysely<Tables>, { issuer, subject }: ProvenIdentity) =>
  db
    .selectFrom('sso_identities as identity')
    .innerJoin('accounts as account', 'account.id', 'identity.account_id')
    .select(['account.id', 'account.role'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst()

/**
 * Connects an account to a person of the provider.
 * @param emailVerified false for an account that was made with an address for which the provider does not vouch
 * @returns false if the account is connected to another one already
 */
export async function insertIdentity(
  tx: Transaction<Tables>,
  { issuer, subject }: ProvenIdentity,
  { accountId, emailVerified }: { accountId: string; emailVerified: boolean },
): Promise<boolean> {
  const added = await tx
    .insertInto('sso_identities')
    .values({ issuer, subject, account_id: accountId, email_verified: emailVerified })
    .onConflict((conflict) => conflict.columns(['account_id', 'issuer']).doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}
