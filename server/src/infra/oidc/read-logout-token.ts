import { jwtVerify, type JWTVerifyGetKey } from 'jose'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Whose session a provider has ended: one session of it, or all of a person. */
export type ProviderLogout = { issuer: string; subject: string | null; sessionId: string | null }

type Expected = { issuer: string; clientId: string; keys: JWTVerifyGetKey }

/**
 * Reads a logout token of OpenID Connect Back-Channel Logout 1.0, section 2.6.
 * @throws if it is not of this provider, for this client, a logout, and of the last two minutes
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys }: Expected,
): Promise<ProviderLogout> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    maxTokenAge: 120,
    clockTolerance: 60,
    requiredClaims: ['jti', 'iat', 'events'],
  })
  const { events, sub, sid } = payload
  // Of an ID token, which would else do as well.
  if ('nonce' in payload) throw new Error('A logout token has no nonce')
  if (typeof events !== 'object' || events === null || !(logoutEvent in events))
    throw new Error('The token tells of no logout')
  const sessionId = typeof sid === 'string' && sid !== '' ? sid : null
  if (!sub && !sessionId) throw new Error('The token names neither a person nor a session')
  return { issuer, subject: sub ?? null, sessionId }
}
