import { generateKeyPair } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Provider } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'

/** What the provider knows of somebody besides their id. */
export type PersonClaims = {
  email?: string
  email_verified?: boolean
  preferred_username?: string
  given_name?: string
  family_name?: string
  name?: string
  groups?: string[]
}

export type OidcServer = {
  issuer: string
  /** By id. Whoever logs in as one of them gets in. */
  people: Map<string, PersonClaims>
  /** The settings that lead to it. */
  env: Record<string, string>
  /** Signs with another key from now on. @param shown which one it shows, as one that is not the provider would not know its key */
  rotateKeys(shown?: 'new' | 'old'): Promise<void>
  /** Whether it answers; where not, each request hangs, or its connection is closed. */
  behave(how: 'answers' | 'hangs' | 'closes'): void
  stop(): Promise<void>
}

const clientId = 'moonpage'
const clientSecret = 'a-secret-of-the-provider-and-us'

type Options = {
  /** Where Moonpage is, as PUBLIC_URL says it. */
  siteUrl: string
  /** Whether the ID token has all claims, as with Authentik; else userinfo alone, as with Authelia. */
  claimsInIdToken?: boolean
  /** Gets the form that says that somebody logged out at the provider; null: it says so to nobody. */
  onLogout?: ((form: string) => Promise<number>) | null
}

/** A provider of single sign-on with a login form, on this machine. */
export async function startOidcProvider({
  siteUrl,
  claimsInIdToken = false,
  onLogout = null,
}: Options): Promise<OidcServer> {
  const people = new Map<string, PersonClaims>()
  const Adapter = memoryAdapter()
  let behavior: 'answers' | 'hangs' | 'closes' = 'answers'
  let provider: Provider
  /** Whose keys are shown. */
  let keeper: Provider

  const server = createServer((request, response) => {
    if (behavior === 'closes') return request.socket.destroy()
    if (behavior === 'hangs') return
    if (request.url?.startsWith('/interaction/')) return void interact(request, response)
    const asked = request.url === '/jwks' ? keeper : provider
    asked.callback()(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const issuer = `http://127.0.0.1:${port}`

  const open = async (): Promise<Provider> => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const key = {
      ...privateKey.export({ format: 'jwk' }),
      kid: crypto.randomUUID(),
      alg: 'RS256',
      use: 'sig',
    }
    return new Provider(issuer, {
      adapter: Adapter,
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the cookies'] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${siteUrl}/sso`],
          post_logout_redirect_uris: [`${siteUrl}/`],
          ...(onLogout && {
            backchannel_logout_uri: `${siteUrl}/api/v1/auth/sso/logout`,
            backchannel_logout_session_required: true,
          }),
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['preferred_username', 'given_name', 'family_name', 'name', 'groups'],
      },
      ...(onLogout && {
        fetch: async (_url: unknown, { body }: { body: string | URLSearchParams }) =>
          new Response(null, { status: await onLogout(String(body)) }),
      }),
      conformIdTokenClaims: !claimsInIdToken,
      ttl: {
        AuthorizationCode: 60,
        Grant: 3600,
        Interaction: 3600,
        Session: 3600,
        IdToken: 600,
        AccessToken: 600,
      },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: onLogout !== null },
        rpInitiatedLogout: {
          logoutSource: (context: { body: string }, form: string) => {
            context.body = `<!doctype html><html lang="en"><title>Log out</title><h1>Log out?</h1>${form}
              <button form="op.logoutForm" name="logout" value="yes">Yes</button>`
          },
        },
      },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      // Nobody is asked what Moonpage may know.
      loadExistingGrant: async ({ oidc }: { oidc: { session: { accountId: string }; client: object } }) => {
        const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
  }

  /** The login form, and what comes of it. */
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET')
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(
        `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1>
        <form method="post"><label>Who are you? <input name="login" autofocus></label><button>Sign in</button></form>`,
      )
    const accountId = new URLSearchParams(await text(request)).get('login') ?? ''
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId } },
      { mergeWithLastSubmission: false },
    )
  }

  provider = await open()
  keeper = provider
  return {
    issuer,
    people,
    env: {
      PUBLIC_URL: siteUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Treehouse',
    },
    rotateKeys: async (shown = 'new') => {
      provider = await open()
      if (shown === 'new') keeper = provider
    },
    behave: (how) => {
      behavior = how
      // A kept connection would still be answered.
      server.closeIdleConnections()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
