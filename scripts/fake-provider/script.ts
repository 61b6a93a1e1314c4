import type { Fault } from './faults.ts'
import type { ProviderCall } from './call-log.ts'

/** What a provider limits apart: words, pictures, judgements. */
export type Limited = 'text' | 'picture' | 'safety'
type PerKind = number | Partial<Record<Limited, number>>

/** How the provider behaves. All is optional: without any of it, it answers everything, whole and at once. */
export type ProviderScript = {
  /** 0 or absent: one that is free. */
  port?: number
  /** Asked for as a bearer where it is set. */
  key?: string
  /** Where it is set, any other model is not found. */
  models?: readonly string[]

  /** Milliseconds until the first byte of an answer in words. */
  delayMs?: number
  /** A token is four characters. Absent: at once. */
  tokensPerSecond?: number
  /** Milliseconds until a picture is there. */
  pictureMs?: number
  /** Calls that are answered at the same time, of each kind; more are answered 429. */
  concurrency?: PerKind
  /** Calls that are answered within a minute, of each kind; more are answered 429. */
  perMinute?: PerKind
  /** After a call beyond `concurrency`; 1000 when absent. Retry-After says it in whole seconds, rounded up. */
  retryAfterMs?: number

  /** Objects, or words as the command line takes them: `pages:cut:0.1`. */
  faults?: readonly (Fault | string)[]
  /** Which calls a share of calls falls on. The same number and calls, the same faults. */
  chance?: number

  /** What it can hold a model to. `ignored`: whatever is asked for, the model answers as plain text. */
  structured?: 'json_schema' | 'json_object' | 'none' | 'ignored'
  /** False: whatever is asked for, answers come whole. */
  streams?: boolean
  /** False: it refuses to hear of a limit of tokens. Otherwise it keeps to one. */
  maxTokens?: boolean
  /** Absent: as the request says, else b64. */
  pictures?: 'b64' | 'url'
  /** False: it takes no reference pictures, and has no such path. */
  edits?: boolean

  /** True: every book is told in the same words, whoever it is of, and no check finds anything to say of them. */
  steady?: boolean

  /** Told of every body that is sent to it, as it came. */
  hears?(body: Buffer): void
  /** Awaited before a call is answered: holds it back, or throws, which is answered as 500. */
  before?(call: ProviderCall): Promise<void> | void
  /** Awaited before the first byte of a page is sent. */
  beforePage?(call: ProviderCall, pageNumber: number): Promise<void> | void
  /** Says something else instead; undefined leaves what would have been said. */
  says?(call: ProviderCall, wouldSay: string): string | undefined
}
