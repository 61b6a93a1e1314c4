import type { SsoStart } from '@moonpage/contract/single-sign-on'
import { confirmCaller } from '../../core/accounts/confirm-caller.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { newLoginSecrets } from '../../infra/oidc/oidc-provider.ts'
import { problem } from '../../lib/problem.ts'
import type { Login } from './login-cookie.ts'
import type { SsoDeps } from './sso-deps.ts'
import { unreachable } from './sso-problems.ts'

/**
 * Begins a login at the provider.
 * @returns the address to open, and the cookie that ties the way back to this browser
 * @throws 401 if somebody who is not logged in wants to connect or confirm their account, 503 without the provider
 */
export async function startSingleSignOn(
  deps: SsoDeps,
  { purpose, return_to, invitation, current_password }: SsoStart,
  caller: Caller | null,
): Promise<{ url: string; cookie: string }> {
  const begun = {
    ...newLoginSecrets(),
    startedAt: Math.floor(Date.now() / 1000),
    invitation: invitation ?? null,
    return_to: return_to ?? null,
  }
  let login: Login = { ...begun, purpose: 'login' }
  if (purpose !== 'login') {
    if (!caller) throw problem('unauthenticated', 401, 'Please log in')
    // Who finds a browser unlocked must not connect somebody else's account to themselves.
    if (purpose === 'join')
      await confirmCaller(deps, caller, current_password, {
        asked: 'Please enter your password to connect your account',
        field: 'current_password',
      })
    login = { ...begun, purpose, accountId: caller.accountId }
  }
  const { provider, cookies, localLogin, log } = deps
  const url = await provider
    .authorizationUrl(begun, { isFresh: purpose === 'confirm' })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'single sign-on could not begin')
      throw unreachable(provider.name, localLogin)
    })
  return { url, cookie: await cookies.seal(login) }
}
