import type { Setting, Theme } from '@moonpage/contract/categories'
import type { AgeGroup, Avoidable, StoryAttribute } from '@moonpage/contract/story-input'

/** Every test holds; a test holds when one of its tags (or, with `!`, its absence) does. */
export type Condition = readonly (readonly { tag: string; not: boolean }[])[]

/** `key [condition] (words): text`, as a writer wrote it. */
export type Entry = {
  line: number
  key: string
  when: Condition
  /** What stands in round brackets: a person's pronoun, species and traits. */
  about: readonly string[]
  text: string
}

/** Words that were thought up together, under one heading: of a hero, of a friend, of a place. */
export type Bundle = { line: number; names: readonly string[]; entries: readonly Entry[] }

export const bundleKinds = ['pairs', 'others', 'places', 'heroes', 'friends'] as const
export type BundleKind = (typeof bundleKinds)[number]

/** A page of a telling: which beats it tells, and in which words. */
export type ToldPage = { line: number; beats: readonly number[]; when: Condition; text: string }

export const lengths = ['told', 'short', 'verse', 'short verse'] as const
export type Length = (typeof lengths)[number]

/** One telling from first page to last, for an age. */
export type Telling = {
  line: number
  length: Length
  age: AgeGroup
  /** Tellings of one age that are worded apart have letters. */
  frame: string
  words: readonly Entry[]
  pages: readonly ToldPage[]
}

export type Bind = { line: number; name: string; options: readonly { value: string; when: Condition }[] }

/** A telling, in all ages, for the heroes and places that it serves. */
export type Strand = {
  line: number
  name: string
  /** Null: all. */
  heroes: readonly string[] | null
  friends: readonly string[] | null
  places: readonly Setting[] | null
  /** Hero and place that do not go together here. */
  never: readonly { hero: string; place: string }[]
  binds: readonly Bind[]
  words: readonly Entry[]
  tellings: readonly Telling[]
  bundles: Readonly<Record<BundleKind, readonly Bundle[]>>
}

export const hows = ['so', 'but', 'then'] as const
export const sayings = ['aim', 'stake', 'cause', 'try', 'means', 'result'] as const
export type Saying = (typeof sayings)[number]

export type TaleBeat = {
  line: number
  number: number
  name: string
  follows: { beat: number; how: (typeof hows)[number] } | null
  needs: readonly string[]
  gives: readonly string[]
  says: readonly Saying[]
  isAct: boolean
  /** For the page, and for what comes after its turn. */
  pictures: readonly ShownLine[]
}
/** A picture before the words of a hero and a place are filled in. */
export type ShownLine = { line: number; frame: string; acts: readonly { line: number; text: string }[] }

export const shapes = [
  'search',
  'mending',
  'misunderstanding',
  'helping a stranger',
  'race with the dark',
  'a secret',
  'a visit',
  'a plan that grows too big',
] as const
export type Shape = (typeof shapes)[number]

export type Plant = {
  line: number
  name: string
  when: Condition
  from: number
  to: readonly number[]
  words: readonly string[]
}

export type Tale = {
  file: string
  id: string
  theme: Theme
  shape: Shape
  kinds: readonly StoryAttribute[]
  avoid: readonly Avoidable[]
  /** What every wish has of it, for people: aim, stake, flaw, because. */
  plot: Readonly<Record<'aim' | 'stake' | 'forWhom' | 'flaw' | 'old' | 'new' | 'because', string>>
  /** What the third figure is called in the slots: `stranger`. */
  other: string | null
  plants: readonly Plant[]
  refrain: string | null
  /** Number words that fall from page to page. */
  counter: readonly { page: number; word: string }[]
  /** What a later tale may take up, and what this one takes up if a family had it. */
  leaves: readonly string[]
  recalls: readonly string[]
  /** Nouns that need no introduction in this tale. */
  known: readonly string[]
  /** Pairs of neighbouring beats that go on one page when there are fewer pages than beats; first pair first. */
  merges: readonly (readonly [number, number])[]
  words: readonly Entry[]
  beats: readonly TaleBeat[]
  strands: readonly Strand[]
}
