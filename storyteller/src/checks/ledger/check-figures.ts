import { marks, pronounOf } from '../../tales/grammar.ts'
import { lexiconList, type Lexicon } from '../../tales/lexicon.ts'
import type { Voice } from '../../tales/voice.ts'

type Fault = { wrong: string; level: 'fault' | 'remark' }

const roleOf: Readonly<Record<string, string>> = {
  [marks.hero]: 'hero',
  [marks.friend]: 'friend',
  [marks.other]: 'other',
  [marks.more]: 'more',
}
const mention = /([a-z\]]{1,20})([\uE000-\uE003])/gi

/** Body parts and deeds that only some kinds have. */
const deedTraits: Readonly<Record<string, readonly string[]>> = {
  flew: ['flies'],
  fluttered: ['flies'],
  flapped: ['flies'],
  hopped: ['hops'],
  swam: ['swims'],
  galloped: ['hooves'],
}

/** Nouns for body parts of some kinds that are also things anyone may have. */
const thingsOfAnyone = new Set(['lamp', 'hat', 'boots', 'socks', 'feathers', 'wheels', 'suit'])

/** Patterns of a figure's possessions and deeds, by its mark. */
const owned: Readonly<Record<string, RegExp>> = {
  [marks.hero]: /(?:his|her|their|its)\uE000 |\uE000['’]s /i,
  [marks.friend]: /(?:his|her|their|its)\uE001 |\uE001['’]s /i,
  [marks.other]: /(?:his|her|their|its)\uE002 |\uE002['’]s /i,
}
const done: Readonly<Record<string, RegExp>> = {
  [marks.hero]: /\uE000 (?:and )?([a-z]+)/g,
  [marks.friend]: /\uE001 (?:and )?([a-z]+)/g,
  [marks.other]: /\uE002 (?:and )?([a-z]+)/g,
}

const bodyParts = new WeakMap<Lexicon, ReadonlySet<string>>()

/** All words for parts of a body in the lexicon, memoized. */
function bodyPartsIn(lexicon: Lexicon): ReadonlySet<string> {
  const known = bodyParts.get(lexicon)
  if (known) return known
  const parts = new Set(
    [...lexicon.kinds.values()].flatMap((kind) =>
      lexiconList(kind, 'has').filter((part) => !thingsOfAnyone.has(part)),
    ),
  )
  bodyParts.set(lexicon, parts)
  return parts
}

/** Deeds and body parts in a sentence that the figure's kind cannot have. */
export function bodyFaults(sentence: string, voice: Voice, lexicon: Lexicon, other: string | null): Fault[] {
  const parts = bodyPartsIn(lexicon)
  const faults: Fault[] = []
  for (const [role, mark] of [
    ['hero', marks.hero],
    ['friend', marks.friend],
    [other ?? '', marks.other],
  ] as const) {
    const kind = role && voice.figure(role)?.kind
    const bundle = kind ? lexicon.kinds.get(kind) : undefined
    if (!kind || !bundle) continue
    const has = lexiconList(bundle, 'has')
    const words = sentence.split(owned[mark] ?? '').slice(1)
    for (const after of words) {
      const near = after.split(/[ ,.!?"”]/).slice(0, 3)
      const stop = near.findIndex((word) => /^(?:and|of|in|on|with|was|were|had|to)$/.test(word))
      for (const word of stop < 0 ? near : near.slice(0, stop)) {
        const known = [word, `${word}s`, word.replace(/s$/, '')].filter((form) => parts.has(form))
        if (known.length > 0 && !known.some((form) => has.includes(form)))
          faults.push({ wrong: `a ${kind} has no ${word}`, level: 'fault' })
      }
    }
    const traits = [...lexiconList(bundle, 'traits'), ...has]
    const own = bundle.entries.filter(({ key }) => key === 'went').map(({ text }) => text)
    for (const [, verb = ''] of sentence.matchAll(done[mark] as RegExp)) {
      const needs = deedTraits[verb]
      if (
        needs &&
        !own.includes(verb) &&
        !needs.some((trait) => traits.includes(trait) || voice.tags.has('wet'))
      )
        faults.push({ wrong: `a ${kind} cannot have ${verb}`, level: 'fault' })
    }
  }
  return faults
}

/** Tracks from sentence to sentence which figure was mentioned last. */
export function followPronouns(voice: Voice, other: string | null) {
  const last = new Map<string, number>()
  let now = 0
  const personOf = (role: string) => voice.figure(role === 'other' ? (other ?? '') : role)?.person ?? null
  return (sentence: string): Fault[] => {
    const faults: Fault[] = []
    now++
    for (const [, word = '', mark = ''] of sentence.matchAll(mention)) {
      const role = roleOf[mark] ?? 'more'
      const person = role === 'more' ? null : personOf(role)
      const isPronoun =
        person !== null &&
        ['he', 'him', 'his', 'himself'].some((form) => pronounOf(person, form) === word.toLowerCase())
      if (isPronoun) {
        const mine = last.get(role) ?? -9
        const rival = [...last].find(
          ([each, when]) => each !== role && each !== 'more' && personOf(each) === person && when > mine,
        )
        if (mine < 0) faults.push({ wrong: `"${word}" comes before its ${role} was named`, level: 'fault' })
        else if (rival)
          faults.push({ wrong: `"${word}" means the ${role}, and reads as the ${rival[0]}`, level: 'fault' })
      }
      last.set(role, now)
    }
    return faults
  }
}

/** Singular verbs after "they". */
export function agreementFaults(sentence: string): Fault[] {
  const fine = /^(?:always|was|is|has|this|less|as|perhaps|sometimes|besides|its|his|ours|across|us)$/
  return [...sentence.matchAll(/\bthey[\uE000-\uE003] ([a-z]+s)\b/gi)]
    .map(([, verb = '']) => verb)
    .filter((verb) => !fine.test(verb) && !verb.endsWith('ss'))
    .map((verb) => ({
      wrong: `"they ${verb}": write the verb in the past, or around it`,
      level: 'fault' as const,
    }))
}
