import { wordsOf } from '../familiar.ts'
import type { Random } from '../random.ts'
import { sentencesOf } from './tokens.ts'

/** English function words without pronouns. */
const functionWords = new Set(
  `a about above after again against all am an and any are aren't as at be because been before being below between both
  but by can can't could couldn't did didn't do does doesn't doing don't down during each even every few for from further
  had hadn't has hasn't have haven't having here how if in into is isn't just let's more most must no nor not now of off
  oh on once one only or other ought out over own same should so some such than that the then there these this those
  through to too under until up very was wasn't were weren't what when where which while who whom whose why will with
  won't would wouldn't yes`.split(/\s+/),
)

const pronouns = new Map(
  Object.entries({
    i: ['me', 'my', 'mine', 'myself'],
    you: ['your', 'yours', 'yourself'],
    he: ['him', 'his', 'himself'],
    she: ['her', 'hers', 'herself'],
    it: ['its', 'itself'],
    we: ['us', 'our', 'ours', 'ourselves'],
    they: ['them', 'their', 'theirs', 'themself', 'themselves'],
  }).flatMap(([word, forms]) => [word, ...forms].map((form) => [form, word] as const)),
)

const endings = ['ing', 'ies', 'ied', 'ed', 'es', 'ly', 's', 'y', 'e']

/** A word without its ending, roughly: `carry`, `carried` and `carries` are `car`. */
function stemOf(word: string): string {
  const [bare = ''] = word.split("'")
  const ending = endings.find((one) => bare.endsWith(one) && bare.length - one.length >= 3)
  const stem = ending ? bare.slice(0, -ending.length) : bare
  // `digging`
  return ending && stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

/** What a sentence speaks of: pronouns as `he`, other words as stems. */
const entitiesIn = (sentence: string): Set<string> =>
  new Set(
    wordsOf(sentence)
      .filter((word) => !functionWords.has(word))
      .map((word) => pronouns.get(word) ?? stemOf(word)),
  )

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((entity) => other.has(entity)).length

const window = 3

/** Share of sentences with a content word of the three sentences before, 0 to 1. Names and pronouns do not count. */
export function linkedSentences(text: string, names: readonly string[]): number {
  const others = new Set([...pronouns.keys(), ...names.flatMap(wordsOf).map(stemOf)])
  const words = sentencesOf(text).map(
    (sentence) => new Set([...entitiesIn(sentence)].filter((word) => !others.has(word))),
  )
  const linked = words.filter((own, at) =>
    words.slice(Math.max(0, at - window), at).some((before) => sharedBy(own, before) > 0),
  )
  return linked.length / (words.length - 1)
}

/** Entities that two sentences share, over their distance: the entity grid as a graph (Guinaudeau and Strube 2013). */
function coherenceOf(sentences: readonly ReadonlySet<string>[]): number {
  let sum = 0
  sentences.forEach((one, at) => {
    for (let next = at + 1; next < sentences.length; next++)
      sum += sharedBy(one, sentences[next] as ReadonlySet<string>) / (next - at)
  })
  return sum
}

/** Share of `times` random orders of the sentences that are less coherent than the real one, 0 to 1. Refrains count once. */
export function beatsShuffled(text: string, random: Random, times: number): number {
  const sentences = [...new Set(sentencesOf(text))].map(entitiesIn)
  const real = coherenceOf(sentences)
  const beaten = Array.from({ length: times }).filter(() => coherenceOf(random.shuffle(sentences)) < real)
  return beaten.length / times
}
