import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { retention } from '@moonpage/contract/retention'
import { parseCookie, stringifySetCookie } from 'cookie'

const cookieName = 'moonpage_pass'
const daySeconds = 86_400
/** Browsers that are never closed keep session cookies for as long. */
const sessionDays = 7

/** `session`: until the browser is closed. `device`: on a remembered device. */
export type PassKind = 'session' | 'device'

export type Passes = {
  /** @returns the Set-Cookie header with a pass */
  issue(options: { kind: PassKind; secure: boolean }): string
  /** @returns the kind of pass in a Cookie header; null for none, or one that is invalid or expired */
  read(cookies: string | undefined): PassKind | null
}

const isKind = (text: string | undefined): text is PassKind => text === 'session' || text === 'device'

/**
 * Signs passes with a key derived from the app's secret and the gate's password: a new password invalidates all passes.
 */
export function gatePasses(secret: Uint8Array, password: string): Passes {
  const key = Buffer.from(hkdfSync('sha256', secret, password, 'moonpage gate pass', 32))
  const signed = (content: string) => createHmac('sha256', key).update(content).digest('base64url')
  return {
    issue({ kind, secure }) {
      const maxAge = (kind === 'device' ? retention.passDays : sessionDays) * daySeconds
      const content = `${kind}.${Math.floor(Date.now() / 1000) + maxAge}`
      return stringifySetCookie({
        name: cookieName,
        value: `${content}.${signed(content)}`,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        ...(kind === 'device' && { maxAge }),
      })
    },
    read(cookies) {
      const [kind, expiresAt, mac = ''] = (cookies && parseCookie(cookies)[cookieName])?.split('.') ?? []
      if (!isKind(kind) || !(Number(expiresAt) > Date.now() / 1000)) return null
      const right = Buffer.from(signed(`${kind}.${expiresAt}`))
      const given = Buffer.from(mac)
      return given.length === right.length && timingSafeEqual(given, right) ? kind : null
    },
  }
}
