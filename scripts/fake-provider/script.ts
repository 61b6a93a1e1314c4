import type { Fault } from './faults.ts'
import type { ProviderCall } from './call-log.ts'

/** The kinds of calls with separate limits. */
export type Limited = 'text' | 'picture' | 'safety'
type PerKind = number | Partial<Record<Limited, number>>

/** The provider's behavior. By default it answers everything completely and at once. */
export type ProviderScript = {
  /** 0 or absent: a free port. */
  port?: number
  /** The required bearer token, if set. */
  key?: string
  /** If set, other models are not found. */
  models?: readonly string[]

  /** Milliseconds until the first byte of a text answer. */
  delayMs?: number
  /** A token is four characters. Default: no limit. */
  tokensPerSecond?: number
  /** Milliseconds until a picture is sent. */
  pictureMs?: number
  /** Limit of concurrent calls per kind; more get a 429. */
  concurrency?: PerKind
  /** Limit of calls per minute and kind; more get a 429. */
  perMinute?: PerKind
  /** For calls beyond `concurrency`; default 1000. Retry-After has it in seconds, rounded up. */
  retryAfterMs?: number

  /** Objects, or strings as on the command line: `pages:cut:0.1`. */
  faults?: readonly (Fault | string)[]
  /** Seed for shares of calls: the same seed and calls give the same faults. */
  chance?: number

  /** The supported structured output. `ignored`: always answers plain text. */
  structured?: 'json_schema' | 'json_object' | 'none' | 'ignored'
  /** False: never streams. */
  streams?: boolean
  /** False: rejects a token limit; otherwise applies it. */
  maxTokens?: boolean
  /** Default: as requested, else b64. */
  pictures?: 'b64' | 'url'
  /** False: no image edits; the path does not exist. */
  edits?: boolean

  /** Milliseconds until a sound is sent. */
  speechMs?: number
  /** True: has Kokoro-FastAPI's endpoint that says when words are spoken. */
  captions?: boolean
  /** False: has no model that transcribes. */
  transcribes?: boolean

  /** True: the same text in every book, which passes all checks. */
  steady?: boolean

  /** Called with every raw request body. */
  hears?(body: Buffer): void
  /** Awaited before a call is answered; may delay it, or throw, which gives a 500. */
  before?(call: ProviderCall): Promise<void> | void
  /** Awaited before the first byte of a page is sent. */
  beforePage?(call: ProviderCall, pageNumber: number): Promise<void> | void
  /** Overrides an answer; undefined keeps it. */
  says?(call: ProviderCall, wouldSay: string): string | undefined
}
