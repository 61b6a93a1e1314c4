import * as contract from '@moonpage/contract/single-sign-on'
import { clientInfoOf } from '../../core/accounts/client-info.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { type OidcSettings, openOidcProvider } from '../../infra/oidc/oidc-provider.ts'
import { finishSingleSignOn } from './finish-single-sign-on.ts'
import { getSingleSignOn } from './get-single-sign-on.ts'
import { loginCookies } from './login-cookie.ts'
import type { SsoDeps } from './sso-deps.ts'
import { notConfigured } from './sso-problems.ts'
import { startSingleSignOn } from './start-single-sign-on.ts'

type Settings = OidcSettings & Pick<SsoDeps, 'signUp' | 'roles'>
type Deps = Omit<SsoDeps, 'provider' | 'cookies' | 'signUp' | 'roles'> & {
  /** Null: there is no single sign-on. */
  settings: Settings | null
}

/** The routes of single sign-on. They do not wait for the provider; whether it is there is logged at the start. */
export function singleSignOnRoutes(serve: Serve, { settings, ...others }: Deps): void {
  const deps = settings && depsOf(settings, others)
  deps?.provider
    .check()
    .catch((error: unknown) =>
      deps.log.warn(
        { err: error },
        'the provider of single sign-on is not there yet; each login tries again',
      ),
    )

  serve(contract.startSingleSignOn, async ({ body, caller, reply }) => {
    if (!deps) throw notConfigured()
    const { url, cookie } = await startSingleSignOn(deps, body, caller)
    reply.header('set-cookie', cookie)
    return { url }
  })

  serve(contract.finishSingleSignOn, async ({ body: { query }, caller, request, reply }) => {
    if (!deps) throw notConfigured()
    const visitor = clientInfoOf(request, deps.secret)
    const { cookie: cookies } = request.headers
    const finished = await finishSingleSignOn(deps, { query, cookies, caller, visitor })
    reply.header('set-cookie', deps.cookies.clear())
    return finished
  })

  const { db }: { db: Database } = others
  serve(contract.getSingleSignOn, ({ caller }) => getSingleSignOn(db, caller, settings?.issuer ?? null))
}

const depsOf = (settings: Settings, others: Omit<Deps, 'settings'>): SsoDeps => ({
  ...others,
  provider: openOidcProvider(settings),
  cookies: loginCookies(others.secret, { secure: settings.siteUrl.startsWith('https:') }),
  signUp: settings.signUp,
  roles: settings.roles,
})
