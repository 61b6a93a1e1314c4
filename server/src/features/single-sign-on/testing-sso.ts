import type { SsoFinished, SsoStart } from '@moonpage/contract/single-sign-on'
import type { OidcServer } from '../../../../scripts/lib/start-oidc-provider.ts'
import type { Answer, testApi } from '../../app/testing.ts'

type Web = Pick<Awaited<ReturnType<typeof testApi>>['nobody'], 'post'>

/** Cookies of one browser at the provider. */
export type Jar = Map<string, string>

async function visit(jar: Jar, url: string, form?: Record<string, string>): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    jar.set(name, value)
  }
  return response
}

/**
 * Goes where a browser is sent at the provider, and logs in as somebody if the form comes.
 * @returns the query of the address at which it comes back to Moonpage
 */
export async function logInAt(url: string, login: string, jar: Jar = new Map()): Promise<string> {
  let next = url
  for (let hop = 0; hop < 10; hop++) {
    const response = await visit(jar, next)
    const sent = response.headers.get('location')
    const answer = sent === null ? await visit(jar, next, { login }) : response
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    const { pathname, search, origin, href } = new URL(location, next)
    if (pathname === '/sso' && origin !== new URL(url).origin) return search.slice(1)
    next = href
  }
  throw new Error('The provider sent the browser around in a circle.')
}

/** Begins single sign-on. @returns the address at the provider, and this browser's cookie */
export async function begin(web: Web, input: Partial<SsoStart> = {}) {
  const answer = await web.post<{ url: string }>('/api/v1/auth/sso', { purpose: 'login', ...input })
  const set = answer.headers['set-cookie']
  const cookie = typeof set === 'string' ? (set.split(';')[0] ?? '') : ''
  return { ...answer, url: answer.body?.url ?? '', cookie }
}

export const finish = (web: Web, query: string, cookie: string): Promise<Answer<SsoFinished>> =>
  web.post<SsoFinished>('/api/v1/auth/sso/finish', { query }, { cookie })

/** The whole way, as somebody. */
export async function continueAs(
  web: Web,
  login: string,
  input: Partial<SsoStart> = {},
  jar: Jar = new Map(),
): Promise<Answer<SsoFinished>> {
  const { url, cookie } = await begin(web, input)
  return finish(web, await logInAt(url, login, jar), cookie)
}

let people = 0

/** Somebody at the provider, with a verified address. @returns their id there, and their address */
export function newPerson(
  { people: known }: OidcServer,
  claims: Parameters<OidcServer['people']['set']>[1] = {},
): { id: string; email: string } {
  const id = `person-${++people}`
  const email = claims.email ?? `${id}@example.org`
  known.set(id, {
    email,
    email_verified: true,
    preferred_username: id,
    given_name: 'Wilhelmina',
    family_name: 'Lark',
    ...claims,
  })
  return { id, email }
}

/** Logs out at the provider, and says Yes. @returns the status of its answer */
export async function logOutAt(url: string, jar: Jar): Promise<number> {
  const page = await (await visit(jar, url)).text()
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
  return (await visit(jar, action, { xsrf, logout: 'yes' })).status
}
