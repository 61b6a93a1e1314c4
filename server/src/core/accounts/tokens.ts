import { createHash, randomBytes } from 'node:crypto'
import { retention } from '@moonpage/contract/retention'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { isId } from '../../lib/ids.ts'

export const accessTokenSeconds = 15 * 60

/** Lifetime of a session since its last refresh. */
export const sessionEnd = (): Date => new Date(Date.now() + retention.sessionDays * 86_400_000)

type Claims = { sub: string; sid: string }

/** Account and session only. Permissions are read from the database on each request. */
export const signAccessToken = (secret: Uint8Array, { sub, sid }: Claims): Promise<string> =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(secret)

type VerifiedToken = { sub: string; sid: string; expiresAt: number }

/**
 * Returns the claims of a valid access token, otherwise null. Results are cached, because a browser repeats the token
 * with each request and verifying it takes as long as a query.
 */
export function tokenReader(secret: Uint8Array): (token: string) => Promise<VerifiedToken | null> {
  const verified = new LRUCache<string, VerifiedToken>({ max: 10_000 })
  return async (token) => {
    const cached = verified.get(token)
    if (cached && cached.expiresAt > Date.now()) return cached
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'exp'],
      })
      const { sub, sid, exp = 0 } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || !isId(sub) || !isId(sid)) return null
      const claims = { sub, sid, expiresAt: exp * 1000 }
      verified.set(token, claims)
      return claims
    } catch {
      return null
    }
  }
}

/** Opaque, and stored only as a hash: reading the database does not allow signing in. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
