import type { Purpose } from './purposes.ts'

/** A request to the provider. Times are milliseconds since 1970. */
export type ProviderCall = {
  id: number
  method: string
  path: string
  purpose: Purpose
  model: string | null
  /** All messages, a picture's prompt, or the text to be moderated. */
  prompt: string
  /** The requested page numbers. */
  pages: number[]
  /** The pages that were sent completely, and when. */
  written: { page: number; at: number }[]
  isStream: boolean
  /** The request's limit in tokens. */
  maxTokens: number | null
  /** Size of the reference pictures in bytes. */
  referenceBytes: number
  /** The injected fault. */
  fault: string | null
  /** Null until, or if never, answered. */
  status: number | null
  beganAt: number
  endedAt: number | null
  /** Answered completely and without an error. */
  isWhole: boolean
}

type Watcher = { matches: (call: ProviderCall) => boolean; notify: (call: ProviderCall) => void }

/** Limit of stored calls: the provider may run for days. */
const maxCalls = 20_000

export class CallLog {
  #calls: ProviderCall[] = []
  #watchers: Watcher[] = []
  #last = 0

  begin(method: string, path: string): ProviderCall {
    const call: ProviderCall = {
      id: ++this.#last,
      method,
      path,
      purpose: 'other',
      model: null,
      prompt: '',
      pages: [],
      written: [],
      isStream: false,
      maxTokens: null,
      referenceBytes: 0,
      fault: null,
      status: null,
      beganAt: Date.now(),
      endedAt: null,
      isWhole: false,
    }
    this.#calls.push(call)
    if (this.#calls.length > maxCalls) this.#calls.shift()
    return call
  }

  /** Notifies waiting callers about a change of this call. */
  changed(call: ProviderCall): void {
    const matching = this.#watchers.filter(({ matches }) => matches(call))
    this.#watchers = this.#watchers.filter((watcher) => !matching.includes(watcher))
    for (const { notify } of matching) notify(structuredClone(call))
  }

  list(): ProviderCall[] {
    return structuredClone(this.#calls)
  }

  forget(): void {
    this.#calls = []
  }

  /** Resolves with the first matching call, past or future. */
  until(matches: (call: ProviderCall) => boolean): Promise<ProviderCall> {
    const existing = this.#calls.find(matches)
    if (existing) return Promise.resolve(structuredClone(existing))
    return new Promise((notify) => this.#watchers.push({ matches, notify }))
  }
}
