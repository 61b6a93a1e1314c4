import { createHash } from 'node:crypto'
import { settings, subjects, themes } from '@moonpage/contract/categories'
import type { Child } from '@moonpage/contract/children'
import type { Avoidable, StoryInput } from '@moonpage/contract/story-input'
import { themesThatGoOn } from '../../infra/text-model/next-sequel.ts'

type Topic = Pick<StoryInput, 'subject' | 'theme' | 'setting'>
type Wishes = Pick<Child, 'id' | 'loves' | 'avoid'>

/** Subjects and settings that bring up what a child is afraid of. */
const unsuited: Record<Avoidable, readonly string[]> = {
  darkness: ['moon'],
  storms: ['at-sea'],
  monsters: ['dragon', 'dinosaur'],
  spiders: [],
  snakes: [],
  dogs: ['dog'],
  heights: ['mountain', 'clouds'],
  'deep-water': ['under-the-sea', 'at-sea', 'whale'],
  'being-alone': ['moon', 'desert'],
  'loud-noises': [],
}

/** What a love adds to the score. Chance adds less than 1. */
const loved = 4
/** What it adds that a theme has a tale with a sequel, so that its book can go on. */
const goesOn = 1
/** What it takes away that a book had it: the newest book first. So a love comes back in the third book after. */
const had = [8, 5, 3, 2, 1, 1]

/** From 0 to 1, the same for the same texts. */
const chance = (...texts: readonly string[]): number =>
  createHash('sha256').update(texts.join(' ')).digest().readUInt32BE() / 2 ** 32

/** Whether nothing that the child is afraid of comes with it. */
export const suits = (item: string, avoid: readonly Avoidable[]): boolean =>
  !avoid.some((fear) => unsuited[fear].includes(item))

/**
 * Chooses what a new story is about: what the child loves first, then a theme whose book can go on, what its last books had
 * last, the rest by chance, and nothing that it is afraid of. Each draw takes the next of subjects, themes and settings, so
 * two draws in a row differ in all three.
 *
 * @param lately of the child's books, newest first
 * @param evening `2026-11-28`; the same evening and draw give the same story until another one is made
 */
export function chooseStory(
  { id, loves, avoid }: Wishes,
  lately: readonly { subject: string; theme: string; setting: string }[],
  { evening, draw }: { evening: string; draw: number },
): Topic {
  const going: ReadonlySet<string> = themesThatGoOn()
  const nth = <T extends string>(kind: keyof Topic, items: readonly T[]): T => {
    const scoreOf = (item: T) => {
      const last = lately.findIndex((book) => book[kind] === item)
      return (
        (loves.includes(item) ? loved : 0) +
        (going.has(item) ? goesOn : 0) -
        (had[last] ?? 0) +
        chance(id, evening, item)
      )
    }
    const ranked = items
      .filter((item) => suits(item, avoid))
      .map((item) => ({ item, score: scoreOf(item) }))
      .toSorted((one, other) => other.score - one.score)
    return ranked[draw % ranked.length]?.item as T
  }
  return { subject: nth('subject', subjects), theme: nth('theme', themes), setting: nth('setting', settings) }
}

/** One of the child's companions, another one in the next draw. */
export function chooseCompanion(
  { id, companions, avoid }: Pick<Child, 'id' | 'companions' | 'avoid'>,
  { evening, draw }: { evening: string; draw: number },
): Child['companions'][number] | undefined {
  const fitting = companions.filter(({ kind }) => suits(kind, avoid))
  return fitting[(Math.floor(chance(id, evening) * fitting.length) + draw) % fitting.length]
}
