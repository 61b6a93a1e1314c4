import { hkdfSync } from 'node:crypto'
import type { ReturnTo } from '@moonpage/contract/single-sign-on'
import { parseCookie, stringifySetCookie } from 'cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { LoginSecrets } from '../../infra/oidc/oidc-provider.ts'

const cookieName = 'moonpage_sso'
const path = '/api/v1/auth/sso'

/** How long somebody may take at the provider. */
const loginMinutes = 10

/** A login that has begun: what its end is compared with. */
export type Login = LoginSecrets & {
  /** In seconds since 1970. */
  startedAt: number
  invitation: string | null
  return_to: ReturnTo | null
} & ({ purpose: 'login' } | { purpose: 'join' | 'confirm'; accountId: string })

export type LoginCookies = {
  /** @returns the Set-Cookie header that ties a login to this browser */
  seal(login: Login): Promise<string>
  /** @returns the login in a Cookie header; null for none, or one that is invalid or expired */
  open(cookies: string | undefined): Promise<Login | null>
  /** The Set-Cookie header that ends a login. */
  clear(): string
}

/**
 * A login is kept in its browser, encrypted: nothing is stored for visitors who turn back, any process can end it, and
 * an answer of the provider that somebody else asked for is worth nothing.
 */
export function loginCookies(secret: Uint8Array, { secure }: { secure: boolean }): LoginCookies {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'moonpage single sign-on', 32))
  // Only the app's own calls need it, never the way back from the provider.
  const attributes = { name: cookieName, httpOnly: true, sameSite: 'strict', secure, path } as const
  return {
    seal: async (login) =>
      stringifySetCookie({
        ...attributes,
        value: await new EncryptJWT({ login })
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .setExpirationTime(`${loginMinutes}m`)
          .encrypt(key),
        maxAge: loginMinutes * 60,
      }),
    async open(cookies) {
      const sealed = cookies && parseCookie(cookies)[cookieName]
      if (!sealed) return null
      try {
        const { payload } = await jwtDecrypt<{ login: Login }>(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
        })
        return payload.login
      } catch {
        return null
      }
    },
    clear: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  }
}
