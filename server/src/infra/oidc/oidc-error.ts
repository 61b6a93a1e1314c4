/**
 * `unreachable`: the provider did not answer, or not as a provider. `canceled`: the person, or the provider, said no.
 * `rejected`: the answer is not one to this login, or not from this provider.
 */
export type OidcFailure = 'unreachable' | 'canceled' | 'rejected'

/** Why a login at the provider failed. Its message has only codes, so that it can be logged. */
export class OidcError extends Error {
  override name = 'OidcError'
  readonly failure: OidcFailure
  constructor(failure: OidcFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}

type Coded = { code?: unknown; error?: unknown; status?: unknown; cause?: unknown; name?: unknown }

/** A code is a short word of ours, of the library or of the protocol; anything else could be what somebody typed. */
const code = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined

/** Codes of an error and of what caused it, outermost first. */
function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 3) return []
  const { code: itsCode, error: itsError, name, cause } = error as Coded
  return [code(itsCode) ?? code(name), code(itsError), ...codesOf(cause, depth + 1)].filter(
    (part): part is string => part !== undefined,
  )
}

const isNetwork = (codes: string[]): boolean =>
  codes.some((part) =>
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|UND_ERR|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|OAUTH_TIMEOUT|OAUTH_ABORT|TimeoutError|AbortError)/.test(
      part,
    ),
  )

/** Of an error of the library, or of the network. */
export function oidcError(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  const codes = codesOf(error)
  const reason = [...new Set(codes)].join(' ') || 'unknown'
  const { code: itsCode, status } = error as Coded
  if (itsCode === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return new OidcError('canceled', reason)
  if (isNetwork(codes) || (typeof status === 'number' && status >= 500))
    return new OidcError('unreachable', reason)
  return new OidcError('rejected', reason)
}
