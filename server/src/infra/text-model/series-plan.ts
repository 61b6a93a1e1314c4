import { fillFriend, friendPlaceholder } from '@moonpage/contract/fact-kinds'
import { companionPlaceholder } from '@moonpage/contract/names'
import type { History, Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { asData, prompt } from './prompts.ts'

type Series = NonNullable<History['series']>
type Fact = Series['facts'][number]

/** So many facts are told to a model, the ones that were not used for longest. */
const mostFacts = 12

/** Names that parents may have typed are not sent: a friend is told by its kind. */
const said = ({ text, friend }: Fact): string =>
  fillFriend(text, friend?.species ? `the ${friend.species}` : 'an old friend')

type Planned = Pick<Outline, 'cast' | 'beats'>
const isMet = ({ who }: Outline['cast'][number]) => who === 'helper' || who === 'subject'

const open = ({ facts }: Series) => facts.find(({ kind, used }) => kind === 'question' && used === null)

const chosenFacts = ({ facts }: Series): Fact[] =>
  facts
    .filter(({ kind }) => kind !== 'question')
    .toSorted((one, other) => (one.used ?? 0) - (other.used ?? 0) || other.book - one.book)
    .slice(0, mostFacts)

/** What a plan's prompt says of the series; empty for a book that belongs to none. */
export function seriesPrompt(series: Series | undefined): string {
  if (!series || series.facts.length === 0) return ''
  const question = open(series)
  return prompt('series', {
    book: String(series.book),
    facts: asData(chosenFacts(series).map(said)),
    question: question ? `One question is open, and this book answers it: ${asData(question.text)}` : '',
    last: series.isLast ? 'It is the last book: all friends come together on its last page.' : '',
  })
}

const speciesOf = (sheet: { kin?: string | undefined; species: string }) =>
  (sheet.kin ?? sheet.species).replaceAll('-', ' ')

/** A friend's name for somebody of another kind. */
const faultsOfNames = ({ cast }: Planned, { facts }: Series): Fault[] =>
  facts.flatMap(({ friend }) =>
    cast
      .filter(isMet)
      .filter(({ name }) => friend && name.toLowerCase() === friend.name.toLowerCase())
      .filter((sheet) => friend?.species !== speciesOf(sheet))
      .map(({ name }) =>
        fault(
          'broken',
          `There is a friend named ${name} in an earlier book, who is no such animal. Choose another name.`,
        ),
      ),
  )

const sentencesOf = ({ because, moment, what_happens }: Planned['beats'][number]): string =>
  [because, moment, what_happens].join(' ')

/** What the hero kept in an earlier book, and what now is somebody else's: "Odo's bell". */
const faultsOfThings = ({ cast, beats }: Planned, { facts }: Series): Fault[] =>
  facts.flatMap(({ thing }) => {
    if (!thing) return []
    const isOthers = cast
      .filter(({ who }) => who !== 'hero')
      .flatMap(({ who, name }) => (who === 'companion' ? [name, companionPlaceholder] : [name]))
      .some((name) =>
        beats.some((beat) =>
          [`${name}'s ${thing.noun}`, `${name}’s ${thing.noun}`].some((words) =>
            sentencesOf(beat).includes(words),
          ),
        ),
      )
    return isOthers
      ? [
          fault(
            'measure',
            `The ${thing.noun} has been the hero's since an earlier book. Nobody else owns it.`,
            2,
          ),
        ]
      : []
  })

/**
 * Contradictions to earlier books that code can see. Hero, companion and place are the series' in any case, and a friend who comes back
 * is given its looks.
 */
export function faultsOfSeries(outline: Planned, series: Series | undefined): Fault[] {
  return series ? [...faultsOfNames(outline, series), ...faultsOfThings(outline, series)] : []
}

/** A friend who comes back looks as before, whatever the plan says. */
const asBefore = (cast: Outline['cast'], { facts }: Series): Outline['cast'] =>
  cast.map((sheet) => {
    const known = facts.find(
      ({ friend }) => isMet(sheet) && friend?.sheet && friend.name.toLowerCase() === sheet.name.toLowerCase(),
    )?.friend?.sheet
    return known ? { ...known, who: sheet.who, name: sheet.name } : sheet
  })

/** The plan with what it leaves for later books, and with what it was told of earlier ones. */
export function withSeries(outline: Outline, series: Series | undefined): Outline {
  const third = outline.cast.find(isMet)
  const taken = (series?.facts ?? []).some(({ friend }) => friend?.name === third?.name)
  const title = outline.title
  const leaves: Outline['leaves'] =
    third && !taken
      ? [
          {
            kind: 'friend',
            text: `${friendPlaceholder} is a friend from “${title}”.`,
            later: `${friendPlaceholder} still came by now and then.`,
            friend: { name: third.name, species: speciesOf(third), sheet: third },
          },
        ]
      : []
  if (!series) return { ...outline, leaves }
  const question = open(series)
  const told = [...chosenFacts(series), ...(question ? [question] : [])].slice(0, 2).map(({ id }) => id)
  // The model words them itself, so there is no passage.
  return {
    ...outline,
    cast: asBefore(outline.cast, series),
    leaves,
    recalls: [{ use: 'passing', facts: told, page_number: 1, at: 'start', text: '' }],
  }
}
