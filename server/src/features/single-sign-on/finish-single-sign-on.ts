import type { SsoFinished } from '@moonpage/contract/single-sign-on'
import type { ClientInfo } from '../../core/accounts/client-info.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { joinIdentity } from './join-identity.ts'
import type { Login } from './login-cookie.ts'
import { signInIdentity } from './sign-in-identity.ts'
import type { SsoDeps } from './sso-deps.ts'
import { expired, mismatched, problemOf } from './sso-problems.ts'

type Asked = {
  /** Of the address to which the provider sent the browser. */
  query: string
  /** The request's Cookie header. */
  cookies: string | undefined
  caller: Caller | null
  visitor: ClientInfo
}

/** Ends what `startSingleSignOn` began, in the browser that began it. */
export async function finishSingleSignOn(
  deps: SsoDeps,
  { query, cookies, caller, visitor }: Asked,
): Promise<SsoFinished> {
  const { provider, log } = deps
  const login = await deps.cookies.open(cookies)
  if (!login) throw expired()
  const identity = await provider.identify(query, login).catch((error: unknown) => {
    log.warn({ err: error }, 'single sign-on failed')
    throw problemOf(error, provider.name, deps.localLogin)
  })
  const ended = await endOf(deps, login, identity, { caller, visitor })
  return {
    ...ended,
    logout_url: ended.signed_in && identity.logoutUrl,
    return_to: login.return_to,
  }
}

async function endOf(
  deps: SsoDeps,
  login: Login,
  identity: ProvenIdentity,
  { caller, visitor }: Pick<Asked, 'caller' | 'visitor'>,
): Promise<Pick<SsoFinished, 'outcome' | 'signed_in'>> {
  if (login.purpose === 'login')
    return signInIdentity(deps, identity, { invitation: login.invitation, visitor })
  // Another account was logged in meanwhile.
  if (caller?.accountId !== login.accountId) throw mismatched()
  if (login.purpose === 'join') {
    await joinIdentity(deps, identity, caller.accountId)
    return { outcome: 'joined', signed_in: null }
  }
  await confirmIdentity(deps, identity, { caller, startedAt: login.startedAt })
  return { outcome: 'confirmed', signed_in: null }
}
