import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { retention } from '@moonpage/contract/retention'
import { parseCookie, stringifySetCookie } from 'cookie'

const cookieName = 'moonpage_pass'
const daySeconds = 86_400
/** Browsers that never close keep session cookies for as long. */
const sessionDays = 7

/** `session`: until the browser is closed. `device`: on a device that is to be remembered. */
export type PassKind = 'session' | 'device'

export type Passes = {
  /** @returns the Set-Cookie header that hands out a pass */
  issue(options: { kind: PassKind; secure: boolean }): string
  /** @returns which pass a request's Cookie header holds; null for none, a forged or an expired one */
  read(cookies: string | undefined): PassKind | null
}

const isKind = (text: string | undefined): text is PassKind => text === 'session' || text === 'device'

/** Signs passes with a key of both the app's secret and the gate's password: a new password voids all passes. */
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
      const [kind, expiresAt, mark = ''] = (cookies && parseCookie(cookies)[cookieName])?.split('.') ?? []
      if (!isKind(kind) || !(Number(expiresAt) > Date.now() / 1000)) return null
      const right = Buffer.from(signed(`${kind}.${expiresAt}`))
      const given = Buffer.from(mark)
      return given.length === right.length && timingSafeEqual(given, right) ? kind : null
    },
  }
}
