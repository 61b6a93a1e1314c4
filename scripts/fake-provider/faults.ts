import type { ProviderCall } from './call-log.ts'
import { purposes, type Purpose } from './purposes.ts'

const chatPurposes = ['outline', 'pages', 'other'] as const
const storyPurposes = ['outline', 'pages'] as const
const soundPurposes = ['speech', 'transcription'] as const
const modelPurposes = [...chatPurposes, 'picture', 'safety', ...soundPurposes] as const
const any = purposes

/** All faults, with their purposes and forms. Forms alternate unless one is given. */
export const faultKinds = {
  '429': { on: any },
  '429-no-retry-after': { on: any },
  '500': { on: any },
  '503': { on: any },
  'expired-key': { on: any },
  'no-credit': { on: modelPurposes },
  'no-such-model': { on: modelPurposes },
  /** Never answers. */
  hang: { on: any },
  /** Sends a byte per second. */
  drip: { on: any },
  /** Closes the connection in the middle of the response. */
  cut: { on: any },
  /** Stops in the middle of the response with the connection open. */
  stall: { on: any },
  /** `content`: the model's text; `body`: the response around it. */
  'malformed-json': { on: modelPurposes, forms: ['content', 'body'] },
  'wrong-schema': { on: [...chatPurposes, 'picture', 'safety'] },
  empty: { on: modelPurposes },
  refusal: { on: [...chatPurposes, 'picture'] },
  'content-filter': { on: [...chatPurposes, 'picture'] },
  /** Declared as PNG. */
  'wrong-picture-type': { on: ['picture'], forms: ['html', 'gif', 'svg'] },
  /** Declared as WAV. */
  'wrong-audio-type': { on: ['speech'], forms: ['html', 'mp3'] },
  /** Sound or a transcription without the times of words. */
  'no-times': { on: soundPurposes },
  'huge-picture': { on: ['picture'], forms: ['endless', 'dimensions'] },
  /** A URL on another host, or one that redirects there. */
  'foreign-picture': { on: ['picture'], forms: ['url', 'redirect'] },
  /** In a story: text unfit for children. In moderation: flagged. */
  unsafe: { on: [...storyPurposes, 'safety'], forms: ['severe', 'markup', 'bidi', 'links'] },
  'over-long': { on: storyPurposes },
  /** Follows injected instructions, and reveals the prompt. */
  'injection-obeyed': { on: storyPurposes },
  /** Writes names in place of placeholders. */
  'names-written': { on: storyPurposes },
} as const satisfies Record<string, { on: readonly Purpose[]; forms?: readonly string[] }>

export type FaultName = keyof typeof faultKinds
const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultKinds, name)

const formsOf = (name: FaultName): readonly string[] => {
  const kind = faultKinds[name]
  return 'forms' in kind ? kind.forms : []
}

/** A fault and its calls; without nth, first, share and page: all of its purpose. */
export type Fault = {
  name: FaultName
  form?: string
  purpose?: Purpose
  /** The nth calls of its purpose since the fault was set, from 1. */
  nth?: number | readonly number[]
  /** The first n calls only. */
  first?: number
  /** From 0 to 1. */
  share?: number
  /** Only calls that ask for this page. */
  page?: number
  /** cut, stall: the share of the response that is sent, from 0 to 1; default 0.5. */
  at?: number
  /** drip: milliseconds between bytes; default 1000. */
  everyMs?: number
  /** 429, 503: the Retry-After header; default 1 for 429. */
  retryAfter?: string
}

/** A fault that applies to a call. */
export type Misfortune = Fault & { form: string }

const spelling = `[purpose:]name[/form][:share, :#nth or :first n], such as 429, pages:cut:0.1, picture:huge-picture/endless:#2`

/** @throws Error with a message that says what is wrong, and the right syntax. */
export function parseFault(text: string): Fault {
  const wrong = (what: string) => new Error(`The fault "${text}" ${what}. A fault is ${spelling}.`)
  const parts = text.trim().split(':')
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

/** Mulberry32: a seeded random generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Counts calls and chooses their faults. The first matching fault applies. */
export class FaultBook {
  #entries: { fault: Fault; met: number; done: number }[] = []
  readonly #chance: () => number

  constructor(faults: readonly (Fault | string)[], seed: number) {
    this.#chance = randomFrom(seed)
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
      // Health checks (`models`) fail only if they are named explicitly.
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
