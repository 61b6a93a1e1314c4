import { irregularForms, otherVerbs } from '../data/act-words.ts'
import { actions, relations, type Action, type Relation } from '../scene.ts'
import { isAction } from '../tales/deeds.ts'

/** `by`: its object follows that word. `isPlain`: as in `she pulls`. */
export type VerbForm = { base: string; does: Action; by: Relation | null; isPlain: boolean }

/** The base form of an action: `carry` for `carries`, `cover-eyes` for `covers-eyes`. */
function baseOf(action: Action): string {
  const [verb = '', ...rest] = action.split('-')
  const base = /^(?:carr|cr|fl)ies$/.test(verb)
    ? verb.replace('ies', 'y')
    : verb.replace(/(?<=sh|ch)es$|s$/, '')
  return [base, ...rest].join('-')
}

const vowels = 'aeiou'

/** How a verb is written: `pulls`, `pull`, `pulled`, `pulling`. */
function formsOf(base: string): { third: string; others: string[] } {
  const isY = base.endsWith('y') && !vowels.includes(base.at(-2) ?? '')
  const third = isY ? `${base.slice(0, -1)}ies` : /(?:sh|ch|ss|x|o)$/.test(base) ? `${base}es` : `${base}s`
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  const past = isY ? `${base.slice(0, -1)}ied` : `${stem}ed`
  const doubled = `${base}${base.at(-1)}`
  const own = irregularForms[base]?.split(' ') ?? []
  return { third, others: [base, past, `${stem}ing`, `${doubled}ing`, `${doubled}ed`, ...own] }
}

/** The verbs of lines, in every form. */
export const verbs: ReadonlyMap<string, VerbForm> = (() => {
  const all = new Map<string, VerbForm>()
  const add = (base: string, does: Action, by: Relation | null) => {
    const { third, others } = formsOf(base)
    const meant = { base, does, by }
    if (!all.has(third)) all.set(third, { ...meant, isPlain: true })
    for (const form of others) if (!all.has(form)) all.set(form, { ...meant, isPlain: false })
  }
  for (const action of actions)
    all.set(action, { base: baseOf(action), does: action, by: null, isPlain: true })
  for (const [said, bases] of Object.entries(otherVerbs)) {
    const [does = '', by] = said.split(' ')
    if (isAction(does)) for (const base of bases.split(' ')) add(base, does, isRelation(by) ? by : null)
  }
  for (const action of actions) add(baseOf(action), action, null)
  for (const form of ['are', 'was', 'were'])
    all.set(form, { base: 'be', does: 'is', by: null, isPlain: true })
  return all
})()

export function isRelation(word: string | undefined): word is Relation {
  return relations.some((one) => one === word)
}
