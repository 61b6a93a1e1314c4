import type { Moment } from './arc.ts'
import type { Draft, DraftPage } from './draft.ts'
import { randomFrom } from './random.ts'
import type { Framing } from './scene.ts'
import { stagings } from './stagings.ts'

/** Which of a page's moments its picture shows. */
const pictured: readonly Moment['kind'][] = [
  'rest',
  'win',
  'act',
  'arrive',
  'meet',
  'solve',
  'call',
  'trouble',
]

export const keyMoment = (page: DraftPage): Moment => {
  const found = pictured
    .map((kind) => page.moments.find((moment) => moment.kind === kind))
    .find((moment) => moment !== undefined)
  const moment = found ?? page.moments[0]
  if (!moment) throw new Error('A page has a moment')
  return moment
}

/** Things that one looks up at. */
const high: ReadonlySet<string> = new Set(['fallen-star', 'kite', 'balloon', 'rainbow', 'rocket', 'cloud'])

/** From where a moment may be seen in this book, what suits many stagings many times. */
const seenFrom = (draft: Draft, moment: Moment): Framing[] => {
  const ways = stagings[moment.kind].flatMap(({ framings }) => framings)
  const fearsHeights = draft.input.avoid.includes('heights')
  const isHigh =
    moment.kind === 'meet'
      ? draft.obstacles[moment.obstacle]?.kind === 'up' && !fearsHeights
      : moment.kind === 'home' || high.has(draft.quest.prop)
  return ways.filter((framing) => framing !== 'looking-up' || isHigh)
}

/** Less is better: neighbours alike, too few kinds, one kind too often, no view of the whole place. */
const faults = (plan: readonly Framing[]): number => {
  const counts = new Map<Framing, number>()
  for (const framing of plan) counts.set(framing, (counts.get(framing) ?? 0) + 1)
  const neighbours = plan.filter((framing, at) => framing === plan[at + 1]).length
  const seldom = Math.max(0, Math.min(5, plan.length - 1) - counts.size)
  const often = [...counts].reduce((sum, [framing, count]) => {
    const most = framing === 'medium' ? 3 : plan.length > 11 ? 3 : 2
    return sum + Math.max(0, count - most)
  }, 0)
  return neighbours * 12 + seldom * 6 + often * 3
}

const tries = 40

const planned = new WeakMap<Draft, readonly Framing[]>()

/** How each page of a book is seen: chosen for the whole book, so that neighbours differ. */
export const framingsOf = (draft: Draft): readonly Framing[] => {
  const known = planned.get(draft)
  if (known) return known
  const plan = planFraming(draft)
  planned.set(draft, plan)
  return plan
}

const planFraming = (draft: Draft): Framing[] => {
  const random = randomFrom(`${draft.seed}|framings`)
  const ways = draft.pages.map((page) => seenFrom(draft, keyMoment(page)))
  let best: { plan: Framing[]; faults: number } | null = null
  for (let i = 0; i < tries && best?.faults !== 0; i++) {
    const plan: Framing[] = []
    for (const list of ways) {
      const fresh = list.filter((framing) => framing !== plan.at(-1))
      plan.push(random.pick(fresh.length ? fresh : list))
    }
    const found = faults(plan)
    if (!best || found < best.faults) best = { plan, faults: found }
  }
  return best?.plan ?? []
}
