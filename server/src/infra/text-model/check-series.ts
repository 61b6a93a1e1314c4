import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { wordsOf } from '@moonpage/storyteller/familiar'
import type { History, Outline } from '@moonpage/storyteller/outline'
import type { Where } from '@moonpage/storyteller/series/fact'
import { whereNow } from '@moonpage/storyteller/series/where'
import { fault, type Fault } from './faults.ts'
import { hasNameOf, isBack, isMet, speciesOf } from './returning-friend.ts'

type Series = NonNullable<History['series']>
type Planned = Pick<Outline, 'cast' | 'beats'>
type Thing = NonNullable<Series['facts'][number]['thing']>

/**
 * Contradictions to earlier books that code can see: names, who has what, who and what is where. Hero, companion and setting are the
 * series' in any case, and a friend who comes back is given its looks.
 */
export function faultsOfSeries(outline: Planned, series: Series | undefined): Fault[] {
  if (!series) return []
  const now = whereNow(series.facts)
  // The newest fact of each friend and thing: one reason is enough.
  const friends = new Map(series.facts.flatMap((fact) => (fact.friend ? [[fact.friend.name, fact]] : [])))
  const things = new Map(
    series.facts.flatMap((fact) => (fact.thing ? [[fact.thing.noun.toLowerCase(), fact]] : [])),
  )
  return [
    ...[...friends.values()].flatMap((fact) => faultsOfFriend(outline, fact.friend!, now(fact))),
    ...[...things.values()].flatMap((fact) => faultsOfThing(outline, fact.thing!, now(fact))),
  ]
}

const sentencesOf = ({ because, moment, what_happens }: Planned['beats'][number]): string =>
  [because, moment, what_happens].filter(Boolean).join('. ')

const arriving =
  /\b(?:arriv|visit|com(?:e|es|ing)\b|came\b|knock|land|returns?\b|back\b|travel|journey|rides?\b|sails?\b|flies\b|steps? (?:off|out)|turns? up)/i

function faultsOfFriend(
  { cast, beats }: Planned,
  friend: NonNullable<Series['facts'][number]['friend']>,
  where: Where | undefined,
): Fault[] {
  const namesake = cast.find((sheet) => isMet(sheet) && hasNameOf(friend, sheet))
  if (namesake && speciesOf(namesake) !== friend.species)
    return [
      fault(
        'broken',
        `There is a friend named ${namesake.name} in an earlier book, who is no such animal. Choose another name.`,
      ),
    ]
  const back = cast.find((sheet) => isBack(friend, sheet))
  const first = beats[0]
  if (!back || !first) return []
  const isOn = (beat: Planned['beats'][number]) => beat.present.includes(back.who)
  if (where === 'gone' && beats.some(isOn))
    return [
      fault(
        'measure',
        `${back.name} has gone for good in an earlier book. Take somebody else for the story.`,
        2,
      ),
    ]
  const isThere = where === 'away' && isOn(first) && !arriving.test(sentencesOf(first))
  return isThere
    ? [
        fault(
          'measure',
          `${back.name} lives far away, and cannot simply be there on page 1: let ${back.name} arrive, or be visited later.`,
          2,
        ),
      ]
    : []
}

const holding = new Set(
  'has have holds carries wears brings takes packs rings swings plays lights hugs lifts waves shows'.split(
    ' ',
  ),
)
const lacking = new Set('no not never without misses lost gave given gone wants needs wishes'.split(' '))
const finding = new Set(['finds', 'discovers'])
/** Words between `finds a` and the noun. */
const mostBetween = 3
/** Every bed has its own. */
const common = new Set(['blanket', 'pillow'])

const heroMark = 'moonpagehero'

/** The words of each sentence, with a mark for the hero. */
const sentencesIn = (text: string): string[][] =>
  text.replaceAll(heroPlaceholder, ` ${heroMark} `).split(/[.!?]/).map(wordsOf)

const lastOf = (noun: string) => wordsOf(noun).at(-1) ?? ''

/** `[[hero]] carries the bell` */
const hasAlong = (words: readonly string[], noun: string): boolean => {
  const hero = words.indexOf(heroMark)
  const verb = words.findIndex((word, at) => at > hero && holding.has(word))
  return (
    hero >= 0 &&
    verb > hero &&
    words.indexOf(lastOf(noun), verb) > verb &&
    !words.some((word) => lacking.has(word))
  )
}

/** `[[hero]] finds an old bell` */
const findsOne = (words: readonly string[], noun: string): boolean => {
  const [hero, verb] = [words.indexOf(heroMark), words.findIndex((word) => finding.has(word))]
  const article = words.findIndex(
    (word, at) => at > verb && (word === 'a' || word === 'an' || word === 'another'),
  )
  const at = words.indexOf(lastOf(noun), verb)
  return hero >= 0 && verb > hero && article > verb && at > article && at - article <= mostBetween
}

/** `Odo's bell` */
const isOthers = ({ cast, beats }: Planned, { noun }: Thing): boolean =>
  cast
    .filter(({ who }) => who !== 'hero')
    .flatMap(({ who, name }) => (who === 'companion' ? [name, companionPlaceholder] : [name]))
    .some((name) =>
      beats.some((beat) =>
        [`${name}'s ${noun}`, `${name}’s ${noun}`].some((words) => sentencesOf(beat).includes(words)),
      ),
    )

function faultsOfThing(outline: Planned, thing: Thing, where: Where | undefined): Fault[] {
  const { noun, prop } = thing
  const first = outline.beats[0]
  if (where === 'gone' || where === 'away') {
    const isAlong =
      first &&
      ((prop !== null && first.carried.includes(prop)) ||
        sentencesIn(sentencesOf(first)).some((words) => hasAlong(words, noun)))
    const lost = where === 'gone' ? 'given away' : 'left elsewhere'
    return isAlong
      ? [
          fault(
            'measure',
            `The ${noun} was ${lost} in an earlier book. The hero does not have it on page 1.`,
            2,
          ),
        ]
      : []
  }
  if (isOthers(outline, thing))
    return [
      fault('measure', `The ${noun} has been the hero's since an earlier book. Nobody else owns it.`, 2),
    ]
  const isFound =
    where === 'here' &&
    !common.has(lastOf(noun)) &&
    outline.beats.some((beat) => sentencesIn(sentencesOf(beat)).some((words) => findsOne(words, noun)))
  return isFound
    ? [
        fault(
          'measure',
          `The hero has had the ${noun} since an earlier book, with them or at home: nobody finds it or another one.`,
          2,
        ),
      ]
    : []
}
