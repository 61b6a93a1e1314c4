import { AISDKError, APICallError, NoObjectGeneratedError, RetryError } from 'ai'
import { DatabaseUnavailable } from '../db/database-errors.ts'
import { retryAfterMs } from './retry-after.ts'
import { ProviderError, type ProviderErrorKind, type ProviderName } from './provider-error.ts'

/**
 * Classifies an error of the AI SDK, of fetch or of our own code as a ProviderError.
 * @returns null if it is not the provider's: a database error, an abort, a bug
 */
export function classifyProviderError(error: unknown, provider?: ProviderName): ProviderError | null {
  const links = chainOf(error)
  // Checked first, because its cause is also a refused connection.
  if (links.some((link) => link instanceof DatabaseUnavailable || isAbort(link))) return null
  for (const link of links) {
    if (link instanceof ProviderError) return provider ? link.at(provider) : link
    const kind = kindOfStatus(link) ?? kindOfNetworkFault(link) ?? kindOfFinish(link)
    if (kind) {
      const headers = APICallError.isInstance(link) ? link.responseHeaders : undefined
      return new ProviderError(kind, {
        ...(provider && { provider }),
        retryAfterMs: retryAfterMs(headers),
        code: errorCodeIn(link),
      })
    }
  }
  const [outermost] = links
  if (APICallError.isInstance(outermost) && outermost.statusCode === undefined)
    return new ProviderError('unreachable', provider && { provider })
  // All other SDK errors are about answers that it could not parse.
  return links.some((link) => AISDKError.isInstance(link))
    ? new ProviderError('unreadable', provider && { provider })
    : null
}

/** The error and its causes, outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  let next = error
  while (next !== undefined && next !== null && chain.length < 10) {
    chain.push(next)
    next = RetryError.isInstance(next) ? next.lastError : (next as { cause?: unknown }).cause
  }
  return chain
}

const isAbort = (link: unknown) => link instanceof Error && link.name === 'AbortError'

type ErrorObject = { status: number | undefined; words: string[]; text: string }

/** Reads the error object of a response body or stream event. */
function readErrorObject(link: unknown): ErrorObject | null {
  if (typeof link !== 'object' || link === null) return null
  const { statusCode, data, responseBody } = link as Record<string, unknown>
  const frames = [link, data, parsed(responseBody)].flatMap((value) => [value, field(value, 'error')])
  const words = frames
    .flatMap((frame) => [field(frame, 'code'), field(frame, 'type'), field(frame, 'status')])
    .filter((word) => typeof word === 'string')
  const numbers = [statusCode, ...frames.map((frame) => field(frame, 'code'))].map(Number)
  const status = numbers.find((number) => Number.isInteger(number) && number >= 400 && number < 600)
  const isReply = APICallError.isInstance(link) || !(link instanceof Error) || 'statusCode' in link
  if (!isReply || (status === undefined && words.length === 0)) return null
  const texts = frames.map((frame) => field(frame, 'message')).filter((text) => typeof text === 'string')
  return { status, words, text: [...words, ...texts].join(' ') }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

const outOfCredit =
  /insufficient_(quota|credits?|balance|funds)|billing_(hard_limit|not_active)|exceeded_current_quota/i
const badKey = /invalid_api_key|account_deactivated|api key not valid|(incorrect|invalid) api key/i
const filteredWords =
  /content_?(policy|filter)|moderation|safety system|flagged|responsible_?ai|image_generation_user_error/i
const unknownModel = /model_not_found|unknown_model/i

function kindOfStatus(link: unknown): ProviderErrorKind | null {
  const said = readErrorObject(link)
  if (!said) return null
  const { status, text } = said
  if (status === 402 || outOfCredit.test(text)) return 'no-credit'
  if (badKey.test(text)) return 'wrong-key'
  if (unknownModel.test(text)) return 'no-such-model'
  if ((status === undefined || status === 400 || status === 403) && filteredWords.test(text))
    return 'filtered'
  switch (status) {
    case 401:
    case 403:
      return 'wrong-key'
    case 404:
    case 405:
      return 'no-such-model'
    case 408:
    case 504:
      return 'slow'
    case 429:
    case 503:
    case 529:
      return 'busy'
    case 409:
    case 425:
      return 'broken'
    case undefined:
      if (/rate_limit|overloaded/i.test(text)) return 'busy'
      return /server_error|internal/i.test(text) ? 'broken' : null
    default:
      return status >= 500 ? 'broken' : 'rejected'
  }
}

const unreachable =
  /^(ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|EPROTO)$/
const cut =
  /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_ABORTED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/
const slow = /^(ETIMEDOUT|UND_ERR_HEADERS_TIMEOUT|UND_ERR_BODY_TIMEOUT)$/

function kindOfNetworkFault(link: unknown): ProviderErrorKind | null {
  if (!(link instanceof Error)) return null
  if (link.name === 'TimeoutError') return 'slow'
  const { code } = link as NodeJS.ErrnoException
  if (typeof code !== 'string') return null
  return unreachable.test(code) ? 'unreachable' : cut.test(code) ? 'cut' : slow.test(code) ? 'slow' : null
}

function kindOfFinish(link: unknown): ProviderErrorKind | null {
  // The SDK has no error class for a connection that ended properly in the middle of an answer.
  if (AISDKError.isInstance(link) && /ended without a finish (reason|chunk)/.test(link.message)) return 'cut'
  if (!NoObjectGeneratedError.isInstance(link)) return null
  return link.finishReason === 'content-filter' ? 'filtered' : null
}

/** The provider's error code, if it looks like an identifier. Never a message, which may repeat our key or prompt. */
function errorCodeIn(link: unknown): string | undefined {
  const { code } = link as NodeJS.ErrnoException
  if (link instanceof Error && typeof code === 'string' && /^E[A-Z]{3,}$/.test(code)) return code
  const said = readErrorObject(link)
  const word = said?.words.find((text) => text.length <= 40 && /^[a-z]+(_[a-z]+)+$/.test(text))
  return word ?? (said?.status === undefined ? undefined : `HTTP ${said.status}`)
}
