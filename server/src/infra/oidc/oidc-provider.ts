import { createRemoteJWKSet } from 'jose'
import * as client from 'openid-client'
import { OidcError, oidcError } from './oidc-error.ts'
import { readClaims, type Claims } from './read-claims.ts'
import { type ProviderLogout, readLogoutToken } from './read-logout-token.ts'

export type OidcSettings = {
  issuer: string
  clientId: string
  /** Null: a public client, which PKCE alone protects. */
  clientSecret: string | null
  /** For people: `Authentik`. */
  name: string
  scopes: string
  /** PUBLIC_URL. */
  siteUrl: string
}

/** What ties an answer of the provider to one login in one browser. */
export type LoginSecrets = { state: string; nonce: string; verifier: string }

/** Whom the provider says somebody is. */
export type ProvenIdentity = {
  issuer: string
  /** The provider's id of the person, which stays when name or address change. */
  subject: string
  claims: Claims
  /** When they last typed their password there, in seconds since 1970; null if the provider does not say. */
  authenticatedAt: number | null
  /** The provider's id of the session there; empty if it tells none. */
  sessionId: string
  /** Where to end the session at the provider; null if it has no such page. */
  logoutUrl: string | null
}

export type OidcProvider = {
  name: string
  /** Reads where its pages are. @throws OidcError */
  check(): Promise<void>
  /** @param isFresh whether the provider is to ask for the password, even of somebody whom it knows */
  authorizationUrl(secrets: LoginSecrets, options: { isFresh: boolean }): Promise<string>
  /** @param query of the address that the provider sent the person to. @throws OidcError */
  identify(query: string, secrets: LoginSecrets): Promise<ProvenIdentity>
  /** @param token that the provider sent to say that somebody logged out there. @throws unless it is its own */
  readLogout(token: string): Promise<ProviderLogout>
}

/** The page to which the provider sends people back. */
export const callbackPath = '/sso'

const discoveryMs = 3_600_000

export const newLoginSecrets = (): LoginSecrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
})

/** An OpenID Connect provider. Nothing is asked of it before the first call, and no call waits for it long. */
export function openOidcProvider(
  settings: OidcSettings,
  { timeoutSeconds = 5 }: { timeoutSeconds?: number } = {},
): OidcProvider {
  const redirectUri = settings.siteUrl + callbackPath
  const metadata = memoizeSuccess(discoveryMs, () => readMetadata(settings, timeoutSeconds))

  // A new one for each login, so that its keys are read anew: the provider may have replaced them a moment ago.
  const configuration = async (of: Promise<client.ServerMetadata>) => {
    const config = configurationOf(settings, await of)
    config.timeout = timeoutSeconds
    return config
  }

  // Its own cache: a form of anybody must not make us ask the provider each time. Asks again for a key that it does not know.
  const keys = memoizeSuccess(discoveryMs, async () =>
    createRemoteJWKSet(new URL((await metadata.known()).jwks_uri ?? ''), {
      timeoutDuration: timeoutSeconds * 1000,
    }),
  )

  return {
    name: settings.name,
    async readLogout(token) {
      const { issuer } = await metadata.known()
      return readLogoutToken(token, { issuer, clientId: settings.clientId, keys: await keys.known() })
    },
    check: () => metadata.fresh().then(() => {}, rethrow),
    async authorizationUrl({ state, nonce, verifier }, { isFresh }) {
      // Asked anew, so that nobody is sent to a provider that does not answer.
      const config = await configuration(metadata.fresh()).catch(rethrow)
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      }).href
    },
    async identify(query, { state, nonce, verifier }) {
      try {
        const config = await configuration(metadata.known())
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        })
        const idToken = tokens.claims()
        if (!idToken || !tokens.id_token) throw new OidcError('rejected', 'no_id_token')
        const userInfo = config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, idToken.sub)
          : {}
        return {
          issuer: idToken.iss,
          subject: idToken.sub,
          claims: readClaims(idToken, userInfo),
          authenticatedAt: idToken.auth_time ?? null,
          sessionId: typeof idToken['sid'] === 'string' ? idToken['sid'] : '',
          logoutUrl: logoutUrl(config, tokens.id_token, settings.siteUrl),
        }
      } catch (error) {
        throw oidcError(error)
      }
    },
  }
}

const rethrow = (error: unknown): never => {
  throw oidcError(error)
}

const isPlain = ({ issuer }: OidcSettings) => issuer.startsWith('http:')

/** Reads the discovery document. The issuer may be typed with or without a slash at its end. */
async function readMetadata(settings: OidcSettings, timeout: number): Promise<client.ServerMetadata> {
  const issuer = settings.issuer.replace(/\/$/, '')
  const config = await client.discovery(
    new URL(`${issuer}/.well-known/openid-configuration`),
    settings.clientId,
    undefined,
    undefined,
    {
      timeout,
      // The settings allow plain HTTP within one's own network only.
      ...(isPlain(settings) && { execute: [client.allowInsecureRequests] }),
    },
  )
  const metadata = config.serverMetadata()
  if (metadata.issuer.replace(/\/$/, '') !== issuer) throw new OidcError('rejected', 'another_issuer')
  if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
    throw new OidcError('rejected', 'endpoints_missing')
  return metadata
}

function configurationOf(settings: OidcSettings, metadata: client.ServerMetadata): client.Configuration {
  const config = new client.Configuration(
    metadata,
    settings.clientId,
    {},
    authenticationOf(settings, metadata),
  )
  if (isPlain(settings)) client.allowInsecureRequests(config)
  // Checks the signature of the ID token, too, and not only where it came from.
  client.enableNonRepudiationChecks(config)
  return config
}

/** By HTTP Basic, which every provider has to offer, unless it lists only the other way. */
function authenticationOf(
  { clientSecret }: OidcSettings,
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: client.ServerMetadata,
): client.ClientAuth {
  if (clientSecret === null) return client.None()
  return methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret)
}

function logoutUrl(config: client.Configuration, idToken: string, siteUrl: string): string | null {
  if (!config.serverMetadata().end_session_endpoint) return null
  const { href } = client.buildEndSessionUrl(config, {
    id_token_hint: idToken,
    post_logout_redirect_uri: `${siteUrl}/`,
  })
  return /^https?:/.test(href) ? href : null
}

/**
 * Memoizes a success with a TTL; `fresh` asks in any case. Concurrent calls are coalesced, and after a failure the next one
 * tries again.
 */
function memoizeSuccess<T>(ms: number, ask: () => Promise<T>) {
  let known: { value: T; until: number } | null = null
  let underWay: Promise<T> | null = null
  const begin = async () => {
    try {
      const value = await ask()
      known = { value, until: performance.now() + ms }
      return value
    } finally {
      underWay = null
    }
  }
  const fresh = (): Promise<T> => (underWay ??= begin())
  return {
    fresh,
    known: async (): Promise<T> => (known && performance.now() < known.until ? known.value : fresh()),
  }
}
