import type { TokenPair } from '@moonpage/contract/account'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { hashToken, newRefreshToken, sessionEnd, signAccessToken } from './tokens.ts'
import type { ClientInfo } from './client-info.ts'

/**
 * Starts a new family of refresh tokens for the account, with its first pair.
 * @param ssoSid the provider's id of the session in which somebody logged in; null for a password
 */
export async function startSession(
  { tx, secret }: { tx: Kysely<Tables>; secret: Uint8Array },
  accountId: string,
  { device, networkHash }: ClientInfo,
  ssoSid: string | null = null,
): Promise<TokenPair> {
  const id = newId()
  const refreshToken = newRefreshToken()
  await tx
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      expires_at: sessionEnd(),
      device,
      network_hash: networkHash,
      sso_sid: ssoSid,
    })
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refreshToken), session_id: id })
    .execute()
  return {
    access_token: await signAccessToken(secret, { sub: accountId, sid: id }),
    refresh_token: refreshToken,
  }
}
