import type { ProviderCall } from './call-log.ts'
import { purposes, type Purpose } from './purposes.ts'

const chat = ['outline', 'pages', 'other'] as const
const told = ['outline', 'pages'] as const
const answered = [...chat, 'picture', 'safety'] as const
const any = purposes

/** Everything that can go wrong, where, and in which forms. Forms take turns unless one is named. */
export const faultKinds = {
  '429': { on: any },
  '429-no-retry-after': { on: any },
  '500': { on: any },
  '503': { on: any },
  'expired-key': { on: any },
  'no-credit': { on: answered },
  'no-such-model': { on: answered },
  /** Never answers. */
  hang: { on: any },
  /** A byte a second. */
  drip: { on: any },
  /** The connection is gone in the middle of the answer. */
  cut: { on: any },
  /** Stops in the middle of the answer, and leaves the connection open. */
  stall: { on: any },
  /** `content`: what the model wrote; `body`: the answer around it. */
  'malformed-json': { on: answered, forms: ['content', 'body'] },
  'wrong-schema': { on: answered },
  empty: { on: answered },
  refusal: { on: [...chat, 'picture'] },
  'content-filter': { on: [...chat, 'picture'] },
  /** Said to be PNG. */
  'wrong-picture-type': { on: ['picture'], forms: ['html', 'gif', 'svg'] },
  'huge-picture': { on: ['picture'], forms: ['endless', 'dimensions'] },
  /** An address on another host, or one that leads to another host. */
  'foreign-picture': { on: ['picture'], forms: ['url', 'redirect'] },
  /** In a story: what must not come before a child. To a question whether something is fit: no. */
  unsafe: { on: [...told, 'safety'], forms: ['severe', 'markup', 'bidi', 'links'] },
  'over-long': { on: told },
  /** Does what a person typed in, and tells its instructions. */
  'injection-obeyed': { on: told },
  /** Writes names where marks were asked for. */
  'names-written': { on: told },
} as const satisfies Record<string, { on: readonly Purpose[]; forms?: readonly string[] }>

export type FaultName = keyof typeof faultKinds
const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultKinds, name)

const formsOf = (name: FaultName): readonly string[] => {
  const kind = faultKinds[name]
  return 'forms' in kind ? kind.forms : []
}

/** What goes wrong and for which calls; without any of nth, first, share and page: for all of its purpose. */
export type Fault = {
  name: FaultName
  form?: string
  purpose?: Purpose
  /** The nth calls of its purpose since the fault was set, from 1. */
  nth?: number | readonly number[]
  /** So many calls, and none after. */
  first?: number
  /** From 0 to 1. */
  share?: number
  /** Only calls that ask for this page. */
  page?: number
  /** cut, stall: how much of the answer is sent before, from 0 to 1; a half when absent. */
  at?: number
  /** drip: milliseconds from byte to byte; 1000 when absent. */
  everyMs?: number
  /** 429, 503: the header's value; 1 for a 429 when absent. */
  retryAfter?: string
}

/** One fault, for one call. */
export type Misfortune = Fault & { form: string }

const spelling = `[purpose:]name[/form][:share, :#nth or :first n], such as 429, pages:cut:0.1, picture:huge-picture/endless:#2`

/** @throws Error with a sentence that says what is wrong with `words` and what would be right. */
export function parseFault(words: string): Fault {
  const wrong = (what: string) => new Error(`The fault "${words}" ${what}. A fault is ${spelling}.`)
  const parts = words.trim().split(':')
  const purpose = purposes.find((one) => one === parts[0])
  if (purpose) parts.shift()
  const [named = '', when, ...more] = parts
  const [name = '', form] = named.split('/')
  if (!isFaultName(name)) throw wrong(`has no name that is known (${Object.keys(faultKinds).join(', ')})`)
  if (purpose && !faultKinds[name].on.some((one) => one === purpose))
    throw wrong(`cannot happen to ${purpose}, only to ${faultKinds[name].on.join(', ')}`)
  if (form !== undefined && !formsOf(name).includes(form))
    throw wrong(`has no such form (${formsOf(name).join(', ') || 'it has none'})`)
  if (more.length > 0) throw wrong('says too much')
  const fault: Fault = { name, ...(form && { form }), ...(purpose && { purpose }) }
  if (when === undefined) return fault
  const nth = /^#(\d+)$/.exec(when)?.[1]
  const first = /^first ?(\d+)$/.exec(when)?.[1]
  const share = Number(when)
  if (nth) return { ...fault, nth: Number(nth) }
  if (first) return { ...fault, first: Number(first) }
  if (when.trim() === '' || !(share >= 0 && share <= 1)) throw wrong('has no share from 0 to 1')
  return { ...fault, share }
}

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Counts calls and says which of them goes wrong, and how. The first fault that meets a call has it. */
export class FaultBook {
  #entries: { fault: Fault; met: number; done: number }[] = []
  readonly #chance: () => number

  constructor(faults: readonly (Fault | string)[], seed: number) {
    this.#chance = chances(seed)
    this.set(faults)
  }

  set(faults: readonly (Fault | string)[]): void {
    const read = faults.map((fault) => (typeof fault === 'string' ? parseFault(fault) : fault))
    this.#entries = read.map((fault) => ({ fault, met: 0, done: 0 }))
  }

  choose(call: ProviderCall): Misfortune | null {
    let chosen: Misfortune | null = null
    for (const entry of this.#entries) {
      const { fault } = entry
      const on: readonly Purpose[] = fault.purpose ? [fault.purpose] : faultKinds[fault.name].on
      // A check whether the provider is there goes wrong only where it is named: it says nothing of the rest.
      if (!on.includes(call.purpose) || (!fault.purpose && call.purpose === 'models')) continue
      if (fault.page !== undefined && !call.pages.includes(fault.page)) continue
      entry.met += 1
      const isNth = fault.nth === undefined || [fault.nth].flat().includes(entry.met)
      const isFirst = fault.first === undefined || entry.met <= fault.first
      const isChosen = fault.share === undefined || this.#chance() < fault.share
      if (chosen || !isNth || !isFirst || !isChosen) continue
      const forms = formsOf(fault.name)
      chosen = { ...fault, form: fault.form ?? forms[entry.done % forms.length] ?? '' }
      entry.done += 1
    }
    return chosen
  }
}
