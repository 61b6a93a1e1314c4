import type { Purpose } from './purposes.ts'

/** One request, as the provider saw it. Times are milliseconds since 1970. */
export type ProviderCall = {
  id: number
  method: string
  path: string
  purpose: Purpose
  model: string | null
  /** All messages, or the prompt of a picture, or what was to be judged. */
  prompt: string
  /** The pages that were asked for. */
  pages: number[]
  /** The pages of which the last byte was sent, and when. */
  written: { page: number; at: number }[]
  isStream: boolean
  /** The most that it may write, in tokens. */
  maxTokens: number | null
  /** How many bytes of reference pictures came along. */
  referenceBytes: number
  /** The fault that it was answered with. */
  fault: string | null
  /** Null until it is answered, and where it never was. */
  status: number | null
  beganAt: number
  endedAt: number | null
  /** Answered to the last byte, and not with an error. */
  isWhole: boolean
}

type Watcher = { matches: (call: ProviderCall) => boolean; tell: (call: ProviderCall) => void }

/** As many as are remembered: the provider may run for days. */
const mostCalls = 20_000

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
    if (this.#calls.length > mostCalls) this.#calls.shift()
    return call
  }

  /** Tells whoever waits: something about this call is new. */
  changed(call: ProviderCall): void {
    const met = this.#watchers.filter(({ matches }) => matches(call))
    this.#watchers = this.#watchers.filter((watcher) => !met.includes(watcher))
    for (const { tell } of met) tell(structuredClone(call))
  }

  list(): ProviderCall[] {
    return structuredClone(this.#calls)
  }

  forget(): void {
    this.#calls = []
  }

  /** The first call that matches, at once where there is one already. */
  until(matches: (call: ProviderCall) => boolean): Promise<ProviderCall> {
    const there = this.#calls.find(matches)
    if (there) return Promise.resolve(structuredClone(there))
    return new Promise((tell) => this.#watchers.push({ matches, tell }))
  }
}
