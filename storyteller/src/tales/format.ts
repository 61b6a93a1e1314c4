import type { Setting, Theme } from '@moonpage/contract/categories'
import type { AgeGroup, Avoidable, StoryAttribute } from '@moonpage/contract/story-input'

/** All tests have to hold; a test holds if one of its tags is present (or, with `!`, absent). */
export type Condition = readonly (readonly { tag: string; not: boolean }[])[]

/** A parsed entry `key [condition] (words): text`. */
export type Entry = {
  line: number
  key: string
  when: Condition
  /** The parenthesized words: a person's pronoun, species and traits. */
  about: readonly string[]
  text: string
}

/** Entries under one heading: of a hero, a friend or a place. */
export type Bundle = { line: number; names: readonly string[]; entries: readonly Entry[] }

export const bundleKinds = ['pairs', 'others', 'places', 'heroes', 'friends'] as const
export type BundleKind = (typeof bundleKinds)[number]

/** A page of a telling: its beats and its text. */
export type ToldPage = { line: number; beats: readonly number[]; when: Condition; text: string }

export const lengths = ['told', 'short', 'verse', 'short verse'] as const
export type Length = (typeof lengths)[number]

/** A telling from the first page to the last, for an age group. */
export type Telling = {
  line: number
  length: Length
  age: AgeGroup
  /** Distinguishes several tellings of an age group, by a letter. */
  frame: string
  words: readonly Entry[]
  pages: readonly ToldPage[]
}

export type Bind = { line: number; name: string; options: readonly { value: string; when: Condition }[] }

/** A variant of the tale, in all age groups, for certain heroes and places. */
export type Strand = {
  line: number
  name: string
  /** Null: all heroes. */
  heroes: readonly string[] | null
  friends: readonly string[] | null
  places: readonly Setting[] | null
  /** Excluded combinations of hero and place. */
  never: readonly { hero: string; place: string }[]
  binds: readonly Bind[]
  words: readonly Entry[]
  tellings: readonly Telling[]
  bundles: Readonly<Record<BundleKind, readonly Bundle[]>>
  /** Of a sequel: the words of the strand that it follows, for what it does not say itself. */
  inherits: Strand | null
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
  pictures: readonly ShownLine[]
}
/**
 * A picture line before its slots are filled. `half` 0 is of a page, or of its part before the turn; 1 of the part after it.
 * Of several of a half the first is shown whose condition holds.
 */
export type ShownLine = {
  line: number
  when: Condition
  half: 0 | 1
  frame: string
  acts: readonly { line: number; text: string }[]
}

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

/** The kinds of facts that tales leave. Questions come from the series, not from a tale. */
export const leaveKinds = ['friend', 'thing', 'place', 'promise', 'habit', 'fear', 'joke'] as const

/** A fact for later books: in the present for parents, in the past for the next stories. */
export type Leave = {
  line: number
  when: Condition
  kind: (typeof leaveKinds)[number]
  /** The thing's noun, or the slot of the friend, if it is not the third figure. */
  noun: string | null
  now: string
  later: string
  /** What happened then, for who was not there: of a friend `who had been stuck in the dark`, of a thing `the bell from the sea`. */
  since: string | null
  /** Of a friend: what it does in the last book of a series, in one sentence: `{Who} hummed, low and warm.` */
  deed: string | null
}

/**
 * Moments at which somebody may say the catchphrase of a series: after a try that went wrong, when it works at last, and
 * in the last book of all.
 */
export const catchMoments = ['flop', 'win', 'last'] as const
export type CatchMoment = (typeof catchMoments)[number]

/** What is said at such a moment: one wording for each book, in turn. */
export type Catch = { line: number; when: Condition; moment: CatchMoment; texts: readonly string[] }

/** Where a third figure lives, `near` or `far` (whoever comes once a year or for one day), and what it is for everybody: `baker`. */
export type Guest = { home: 'near' | 'far' | null; job: string | null }

/** A thing that the plot turns on, and that may be one that an earlier book left: `It was {kept}.` */
export type Need = { line: number; when: Condition; noun: string; text: string }

/**
 * How a plot takes up what an earlier book left. `third`: when the third figure may be a friend from an earlier book. `first`: the hero
 * is new here, so it is only told as the first book.
 */
export type Recalling = {
  third: readonly Condition[]
  isFirst: boolean
  /** The third figure is the one for whom it is all done. */
  isHelped: boolean
}

/** A telling that has readers' marks of its own: of an age, in prose or in verse. */
export const likedTellings = ['3-4', '5-6', '7-8', 'verse 3-4', 'verse 5-6'] as const
export type Liked = (typeof likedTellings)[number]

export type Tale = {
  file: string
  id: string
  theme: Theme
  /** Of a sequel: the id of the tale after which it is told. Its third figure is the friend whom that tale left. */
  follows: string | null
  /** Of a sequel: it is the last book of its series. */
  endsSeries: boolean
  shape: Shape
  kinds: readonly StoryAttribute[]
  avoid: readonly Avoidable[]
  /** The tellings that readers followed best and wanted again: they are told before those of other tales. */
  best: readonly Liked[]
  /** The plot for developers: aim, stake, flaw, because. */
  plot: Readonly<Record<'aim' | 'stake' | 'forWhom' | 'flaw' | 'old' | 'new' | 'because', string>>
  /** The slot name of the third figure: `stranger`. */
  other: string | null
  plants: readonly Plant[]
  refrain: string | null
  /** Number words that count down from page to page. */
  counter: readonly { page: number; word: string }[]
  /** What a later book of the same series may refer to. */
  leaves: readonly Leave[]
  /** Where the plot of this tale has room for what an earlier book left. */
  recalls: Recalling
  needs: readonly Need[]
  /** The catchphrase that a series has from this tale, if it has none yet. */
  catches: readonly Catch[]
  guest: Guest
  /** What the third figure has done for the hero: `{Who} had hummed until everybody slept.` */
  owes: string | null
  /** What a series has only once: a habit that is overcome, a birthday, a table that is made. */
  once: readonly string[]
  /** Nouns of things that the hero has none of, so that it is not told where one was kept: `rope`. */
  lacks: readonly string[]
  /** In a later book the habit of page 1 is new: a sentence before it, where it cannot begin with "That week". */
  again: readonly Entry[]
  /** Nouns that need no introduction in this tale. */
  known: readonly string[]
  /** Pairs of adjacent beats that share a page when there are fewer pages than beats, in order of preference. */
  merges: readonly (readonly [number, number])[]
  words: readonly Entry[]
  beats: readonly TaleBeat[]
  strands: readonly Strand[]
}
