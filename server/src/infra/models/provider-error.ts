/** What can go wrong with a model's answer or the request for it. */
export type ProviderErrorKind =
  /** Rate limit, or overloaded. */
  | 'busy'
  /** An error of the server. */
  | 'broken'
  | 'unreachable'
  /** The connection ended in the middle of the answer. */
  | 'cut'
  /** A timeout. */
  | 'slow'
  /** The circuit breaker is open. */
  | 'circuit-open'
  /** The answer was empty or could not be parsed. */
  | 'unreadable'
  /** The model refused. */
  | 'refused'
  /** The provider's content filter blocked it. */
  | 'filtered'
  /** The answer was unfit for children. */
  | 'unfit'
  /** The provider rejected the request as invalid. */
  | 'rejected'
  | 'wrong-key'
  | 'no-credit'
  | 'no-such-model'
  /** The daily budget is used up: no request was made. */
  | 'over-budget'

/** The provider as error messages name it. Contains no secrets. */
export type ProviderName = { host: string; model: string }

type Details = {
  provider?: ProviderName
  /** The provider's Retry-After, in milliseconds. */
  retryAfterMs?: number | undefined
  /** The provider's error code, such as `server_error`: shown to admins. */
  code?: string | undefined
  /** Replaces the default message of the kind. */
  sentenceForAdmin?: string
  isPermanent?: boolean
  isIsolated?: boolean
}

const permanentKinds: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'refused',
  'filtered',
  'unfit',
  'rejected',
  'wrong-key',
  'no-credit',
  'no-such-model',
  'over-budget',
])

/**
 * An error of a model call. Has no SDK error as its cause, since those contain the whole request, with the child's
 * name, and would put it into the log.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: ProviderErrorKind
  /** Whether the same request would fail again, so that neither the retry policy nor the queue should repeat it. */
  readonly isPermanent: boolean
  /** Whether other calls succeeded meanwhile: this request fails, not the provider. */
  readonly isIsolated: boolean
  readonly retryAfterMs: number | undefined
  readonly code: string | undefined
  readonly sentenceForAdmin: string
  readonly sentenceForParent: string
  readonly #details: Details

  constructor(kind: ProviderErrorKind, details: Details = {}) {
    const {
      provider,
      retryAfterMs,
      code,
      isPermanent = permanentKinds.has(kind),
      isIsolated = false,
    } = details
    const sentence = details.sentenceForAdmin ?? adminSentence(kind, provider, code)
    super(sentence)
    this.#details = details
    this.kind = kind
    this.isPermanent = isPermanent
    this.isIsolated = isIsolated
    this.retryAfterMs = retryAfterMs
    this.code = code
    this.sentenceForAdmin = sentence
    this.sentenceForParent = isIsolated ? unfinished : parentSentence(kind, isPermanent)
  }

  /** A copy with the provider's name in its message. */
  at(provider: ProviderName): ProviderError {
    return new ProviderError(this.kind, { provider, ...this.#details })
  }

  isolated(): ProviderError {
    return new ProviderError(this.kind, { ...this.#details, isIsolated: true })
  }
}

function adminSentence(
  kind: ProviderErrorKind,
  provider: ProviderName | undefined,
  code: string | undefined,
): string {
  const who = provider ? `The model server ${provider.host}` : 'The model server'
  const model = provider ? `the model ${provider.model}` : 'the model'
  const said = code ? ` (it says ${code})` : ''
  const sentences: Record<ProviderErrorKind, string> = {
    busy: `${who} has too much to do, or our limit there is used up for the moment${said}.`,
    broken: `${who} broke at a request${said}.`,
    unreachable: `${who} cannot be reached${said}. The setting for its address may be wrong, or it does not run.`,
    cut: `${who} broke off in the middle of an answer${said}.`,
    slow: `${who} took too long to answer${said}.`,
    'circuit-open': `${who} failed again and again, and is left alone for a while.`,
    unreadable: `${who} answered something else than it was asked for${said}. If it does so often, ${model} may be too small for stories.`,
    refused: `${who} would not do what it was asked for${said}.`,
    filtered: `${who} stopped an answer by its content filter${said}.`,
    unfit: `${who} made what does not belong before a child, twice in a row.`,
    rejected: `${who} does not take our request${said}. ${capital(model)} may be of another sort, or take less text at once.`,
    'wrong-key': `${who} does not accept the key${said}. Set a valid one, and start Moonpage again.`,
    'no-credit': `${who} says that the account has no credit left${said}.`,
    'over-budget':
      'The budget of the day (DAILY_BUDGET) is used up, and so is what was reserved for this story.',
    'no-such-model': `${who} does not know ${model}${said}. Its name or the server's address is not as in the settings.`,
  }
  return sentences[kind]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function parentSentence(kind: ProviderErrorKind, isPermanent: boolean): string {
  switch (kind) {
    case 'refused':
    case 'filtered':
    case 'unfit':
      return 'We couldn’t find the right words for this story. Another subject, or other names and words in the dedication, may help.'
    case 'over-budget':
      return 'Moonpage has told all the stories it can for today. Everything written so far is saved, and you can try again tomorrow.'
    case 'wrong-key':
    case 'no-credit':
      return unavailable
    case 'circuit-open':
      return isPermanent ? unavailable : outage
    case 'busy':
    case 'broken':
    case 'unreachable':
    case 'cut':
    case 'slow':
      return outage
    default:
      return unfinished
  }
}

const unfinished = 'We couldn’t finish this story. Everything written so far is saved, and you can try again.'
const unavailable =
  'The story service isn’t available right now. Everything written so far is saved, and you can try again later.'
const outage =
  'We couldn’t reach the story service. Everything written so far is saved, and you can try again in a few minutes.'
