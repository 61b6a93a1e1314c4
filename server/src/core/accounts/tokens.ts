import { createHash, randomBytes } from 'node:crypto'
import { retention } from '@moonpage/contract/retention'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { isId } from '../../lib/ids.ts'

export const accessTokenSeconds = 15 * 60

/** When a session ends of which nothing more is heard. */
export const sessionEnd = (): Date => new Date(Date.now() + retention.sessionDays * 86_400_000)

type Claims = { sub: string; sid: string }

/** Who it is and by which session; what they may do is asked of the database with each request. */
export const signAccessToken = (secret: Uint8Array, { sub, sid }: Claims): Promise<string> =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(secret)

type Known = { sub: string; sid: string; expiresAt: number }

/**
 * Answers the claims of a token that we signed and that has not expired; null for anything else. What was proved is
 * remembered: a browser says the same token with each request, and proving it takes as long as a query.
 */
export function tokenReader(secret: Uint8Array): (token: string) => Promise<Known | null> {
  const proved = new LRUCache<string, Known>({ max: 10_000 })
  return async (token) => {
    const known = proved.get(token)
    if (known && known.expiresAt > Date.now()) return known
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'exp'],
      })
      const { sub, sid, exp = 0 } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string' || !isId(sub) || !isId(sid)) return null
      const claims = { sub, sid, expiresAt: exp * 1000 }
      proved.set(token, claims)
      return claims
    } catch {
      return null
    }
  }
}

/** Opaque and stored only as its hash: who reads the database cannot sign in with it. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
