import { fillFriend, friendPlaceholder } from '@moonpage/contract/fact-kinds'
import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import type { History, Outline } from '@moonpage/storyteller/outline'
import { factsInForce, whereNow } from '@moonpage/storyteller/series/where'
import { asData, prompt } from './prompts.ts'
import { leavesOf, saysAnswer } from './read-leaves.ts'
import { isBack, isMet, speciesOf } from './returning-friend.ts'
import { takenUp } from './taken-up.ts'

type Series = NonNullable<History['series']>
type Fact = Series['facts'][number]

/** So many facts are told to a model, the ones that were not used for longest. */
const mostFacts = 12

/** Where somebody or something is who is not here; the check of the plan asks for it. */
const placed = {
  friend: { away: 'lives far away', gone: 'gone for good' },
  thing: { away: 'left elsewhere', gone: 'given away' },
} as const

/** A fact as models are told it. A name that parents may have typed is not sent: such a friend is told by its kind. */
function said(fact: Fact, now: ReturnType<typeof whereNow>): string {
  const { text, friend, thing } = fact
  const kind = friend?.species ? `the ${friend.species}` : 'an old friend'
  const called = friend?.is_invented ? [friend.name, friend.species].filter(Boolean).join(' the ') : kind
  const where = now(fact)
  const about = friend ? placed.friend : thing ? placed.thing : null
  const told = fillFriend(text, called)
  return about && where && where !== 'here' ? `${told} (${about[where]})` : told
}

const open = ({ facts }: Series) => facts.find(({ kind, used }) => kind === 'question' && used === null)

const chosenFacts = ({ facts }: Series): Fact[] =>
  factsInForce(facts)
    .filter(({ kind }) => kind !== 'question')
    .toSorted((one, other) => (one.used ?? 0) - (other.used ?? 0) || other.book - one.book)
    .slice(0, mostFacts)

/** What a plan's prompt says of the series; empty for a book that belongs to none. */
export function seriesPrompt(series: Series | undefined): string {
  if (!series || series.facts.length === 0) return ''
  const question = open(series)
  const now = whereNow(series.facts)
  return prompt('series', {
    book: String(series.book),
    facts: asData(chosenFacts(series).map((fact) => said(fact, now))),
    question: question
      ? `One question is open: ${asData(question.text)} Answer it, and say how among \`leaves\`, as \`answer\`.`
      : '',
    last: series.isLast ? 'It is the last book: all friends come together on its last page.' : '',
  })
}

/** A friend who comes back looks as before, whatever the plan says. */
const asBefore = (cast: Outline['cast'], facts: readonly Fact[]): Outline['cast'] =>
  cast.map((sheet) => {
    const known = facts.find(({ friend }) => friend?.sheet && isBack(friend, sheet))?.friend?.sheet
    return known ? { ...known, who: sheet.who, name: sheet.name } : sheet
  })

/** The third figure as a friend, of whom nothing else is known; null if the series knows it, or the child fears it. */
function newFriend(
  { cast, title }: Outline,
  { input, series }: { input: StoryInput; series: Series | undefined },
): NonNullable<Outline['leaves']> {
  const third = cast.find(isMet)
  const isKnown = third && series?.facts.some(({ friend }) => friend && isBack(friend, third))
  if (!third || isKnown || forbiddenWords(input)?.test(`${third.name} ${title}`)) return []
  return [
    {
      kind: 'friend',
      text: `${friendPlaceholder} is a friend from “${title}”.`,
      later: `${friendPlaceholder} still came by now and then.`,
      friend: { name: third.name, species: speciesOf(third), sheet: third, is_invented: true },
    },
  ]
}

/** A plan with what it leaves for later books, and with what it takes up of earlier ones. @param answer from which it was read */
export function withSeries(
  outline: Outline,
  answer: Record<string, unknown>,
  told: { input: StoryInput; series: Series | undefined },
): Outline {
  const { series } = told
  const planned = series ? { ...outline, cast: asBefore(outline.cast, series.facts) } : outline
  const left = leavesOf(answer, planned, told)
  const leaves = left.length > 0 ? left : newFriend(planned, told)
  if (!series) return { ...planned, leaves }
  const question = saysAnswer(answer) ? open(series) : undefined
  const last = outline.beats.length
  return {
    ...planned,
    leaves,
    recalls: [
      ...takenUp(planned, chosenFacts(series)),
      ...(question
        ? [
            {
              use: 'answer' as const,
              facts: [question.id],
              page_number: last,
              at: 'start' as const,
              text: '',
            },
          ]
        : []),
    ],
  }
}

/** A plan without what its answer leaves, where that is unfit: with its new friend alone. */
export const withoutLeaves = (outline: Outline, told: Parameters<typeof withSeries>[2]): Outline => ({
  ...outline,
  leaves: newFriend(outline, told),
})
