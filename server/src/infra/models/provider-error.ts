/** What can be wrong with an answer of a model, or with getting one. */
export type ProviderErrorKind =
  /** It says that it has too much to do. */
  | 'busy'
  /** It broke at our request. */
  | 'broken'
  | 'unreachable'
  /** The answer ended in the middle. */
  | 'cut'
  /** It answered too late, or too little at a time. */
  | 'slow'
  /** Left alone for a while, after it had failed others. */
  | 'resting'
  /** The answer was empty, or not what was asked for. */
  | 'unreadable'
  /** The model would not do it. */
  | 'refused'
  /** The provider's content filter stopped it. */
  | 'filtered'
  /** What it made does not belong before a child. */
  | 'unfit'
  /** The provider does not take requests like ours. */
  | 'rejected'
  | 'wrong-key'
  | 'no-credit'
  | 'no-such-model'
  /** The day's budget is used up: it was not asked. */
  | 'over-budget'

/** Whose trouble it is, in sentences: nothing in here is secret. */
export type ProviderName = { host: string; model: string }

type Details = {
  provider?: ProviderName
  /** How long the provider asked us to wait. */
  retryAfterMs?: number | undefined
  /** A word of the provider's own, such as `server_error`: shown to admins. */
  code?: string | undefined
  /** Says it better than the kind would. */
  sentenceForAdmin?: string
  isPermanent?: boolean
  isIsolated?: boolean
}

const lasting: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
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
 * A model that gave us nothing we could use. Carries no error of the SDK's as its cause, since those hold the whole
 * request, with the child's name in it, and would take it into the log.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: ProviderErrorKind
  /** True where the same request would end in the same way: neither we nor the queue should repeat it. */
  readonly isPermanent: boolean
  /** True where others were answered meanwhile: it is this request that fails, and not the provider. */
  readonly isIsolated: boolean
  readonly retryAfterMs: number | undefined
  readonly code: string | undefined
  readonly sentenceForAdmin: string
  readonly sentenceForParent: string
  readonly #details: Details

  constructor(kind: ProviderErrorKind, details: Details = {}) {
    const { provider, retryAfterMs, code, isPermanent = lasting.has(kind), isIsolated = false } = details
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

  /** The same, with the provider's name in its sentence. */
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
    resting: `${who} failed again and again, and is left alone for a while.`,
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
    case 'resting':
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
