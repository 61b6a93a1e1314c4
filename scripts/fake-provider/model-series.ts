import { companionKinds } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { randomFrom } from '@moonpage/storyteller/random'
import { propsNamedIn } from '@moonpage/storyteller/tales/name-thing'
import type { StoryPrompt } from './read-prompt.ts'

// How a model plans a book of a series: by the facts in its prompt.

/** An entry of `leaves` in a plan's answer. */
export type ModelLeave = {
  kind: string
  about: string | null
  now: string
  later: string
  where: 'here' | 'away' | 'gone' | null
}

const names = ['Moss', 'Odo', 'Tully', 'Wim', 'Juno', 'Zeb', 'Perry', 'Bobbin', 'Quill', 'Marlo']
type Facts = Pick<StoryPrompt, 'facts'>

/** The name of the third figure: that of a friend of its kind, or one that nobody has yet. */
export function chooseName(
  { cast }: Outline,
  { facts, third }: Pick<StoryPrompt, 'facts' | 'third'>,
): string | undefined {
  const all = facts.join('\n')
  // A plan may choose what a helper is, of the kinds that an answer can say; else it is as offered.
  const chosen = cast[2]?.who === 'helper' && companionKinds.find((kind) => kind === cast[2]?.species)
  const friend = names.find((name) => all.includes(`${name} the ${chosen || third}`))
  return friend ?? names.find((name) => !all.includes(name))
}

/** What the outline in a prompt calls the third figure. */
export function thirdIn(outline: StoryPrompt['outline']): string | undefined {
  const cast = Array.isArray(outline?.cast) ? outline.cast : []
  const third: unknown = cast[2]
  return typeof third === 'object' && third !== null && 'name' in third && typeof third.name === 'string'
    ? third.name
    : undefined
}

/** A plan as it is mended: who lives far away is not there on page 1. */
export function heedFacts(
  outline: Outline,
  { facts, isAgain }: Pick<StoryPrompt, 'facts' | 'isAgain'>,
): Outline {
  const third = outline.cast[2]
  const isAway =
    third && facts.some((fact) => fact.startsWith(third.name) && fact.includes('(lives far away)'))
  if (!isAgain || !isAway) return outline
  return {
    ...outline,
    beats: outline.beats.map((beat, at) =>
      at === 0 ? { ...beat, present: beat.present.filter((who) => who !== third.who) } : beat,
    ),
  }
}

const habits = ['hums at bedtime', 'counts the stars', 'sings to the moon', 'knocks three times'] as const
const hummed = ['hummed at bedtime', 'counted the stars', 'sang to the moon', 'knocked three times'] as const

/** What a plan leaves: its third figure, a thing that it names, and a joke; nothing that its prompt has already. */
export function leavesOf({ seed, cast, beats }: Outline, { facts }: Facts): ModelLeave[] {
  const random = randomFrom(`${seed}|leaves`)
  const third = cast[2]
  const told = beats.map(({ what_happens }) => what_happens).join(' ')
  const prop = [...propsNamedIn(told)].find((one) => !one.includes('-'))
  const at = random.pick([0, 1, 2, 3] as const)
  const where = random.pick(['here', 'away'] as const)
  const left: ModelLeave[] = [
    ...(third
      ? [
          {
            kind: 'friend',
            about: third.name,
            now: `${third.name} ${habits[at]}.`,
            later: `${third.name} still ${hummed[at]}.`,
            where,
          },
        ]
      : []),
    ...(prop
      ? [
          {
            kind: 'thing',
            about: prop,
            now: `[[hero]] keeps the ${prop} by the bed.`,
            later: `The ${prop} still stood by the bed of [[hero]].`,
            where: 'here' as const,
          },
        ]
      : []),
    {
      kind: 'joke',
      about: null,
      now: 'They say “Three more steps” wherever they go.',
      later: 'They still said “Three more steps.”',
      where: null,
    },
  ]
  return left.filter(({ now }) => !facts.some((fact) => fact.includes(now.replace(/^\w+ /, ''))))
}
