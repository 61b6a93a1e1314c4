import { Setting } from '@moonpage/contract/categories'
import { AgeGroup, Pronouns } from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { Fact, Recall, type SeriesSoFar } from './series/fact.ts'
import { BookThing, CastRole, CharacterSheet, Expression, Place, Prop, Scene, Shown, Time } from './scene.ts'

/** The role of a page in the story arc. */
export const purposes = [
  'home',
  'trouble',
  'call',
  'setting-out',
  'obstacle',
  'low',
  'insight',
  'climax',
  'after',
  'rest',
] as const

/** The plan of one page: the state of the world at its end, checked before text is generated. */
export const Beat = z.object({
  page_number: z.int(),
  purpose: z.enum(purposes),
  place: Place,
  time: Time,
  present: z.array(CastRole),
  carried: z.array(Prop),
  hero_feels: Expression,
  /** For developers and hosted models; never shown to a child. */
  what_happens: z.string(),
  /** The one deed that the picture shows, as a picture line. In models' outlines only. */
  moment: z.optional(z.string()),
  /** The cause on an earlier page. In models' outlines only. */
  because: z.optional(z.string()),
  /** The full content of the picture. In outlines of tales only. */
  shown: z.optional(Shown),
})
export type Beat = z.infer<typeof Beat>

/** All choices for a tale: the same binding gives the same book. */
export const Binding = z.object({
  tale: z.string(),
  strand: z.string(),
  /** The letter of a telling with several wordings. */
  frame: z.string(),
  hero: z.string(),
  hero_pronouns: Pronouns,
  friend: z.string(),
  friend_pronouns: Pronouns,
  /** The requested subject, if the hero is another figure. */
  other: z.nullable(z.string()),
  place: Setting,
  age: AgeGroup,
  verse: z.boolean(),
  binds: z.record(z.string(), z.string()),
  /** In later books of a series hero and friend are known. */
  again: z.optional(z.boolean()),
  /** Words of the series for the slots of its last book: `d1` is what the first friend does. */
  words: z.optional(z.record(z.string(), z.string())),
  /** The catchphrase of the series, and the tale that left it: what is said at each moment. */
  catch: z.optional(z.object({ tale: z.string(), words: z.record(z.string(), z.string()) })),
  /** The third figure, if it is a friend from an earlier book; then `other` is its kind. */
  known: z.optional(z.object({ name: z.string(), pronouns: Pronouns })),
})
export type Binding = z.infer<typeof Binding>

/** What a family had before: the storyteller repeats no tale and no title while there is another. */
export type History = {
  /** Newest last. */
  tales: readonly Pick<Binding, 'tale' | 'strand' | 'frame'>[]
  /** With placeholders for names. */
  titles: readonly string[]
  /** Whether the book is for a child of the family: then the first one should be one that can go on. */
  isForChild?: boolean
  /** The series whose next book is planned. */
  series?: SeriesSoFar
}

/** The history of a family that had nothing yet. */
export const noHistory: History = { tales: [], titles: [] }

/**
 * A model's story in four sentences, as a child would retell it: the want, the trouble, what changes, the deed of the climax with
 * its cost. Names as placeholders; never shown to a child.
 */
export const Retold = z.object({ wants: z.string(), why_not: z.string(), turn: z.string(), how: z.string() })
export type Retold = z.infer<typeof Retold>

/** The plan of a book, from which text, pictures and alt texts are generated. */
export const Outline = z.object({
  /** The same input and seed give the same book. */
  seed: z.string(),
  title: z.string(),
  summary: z.string(),
  age_group: AgeGroup,
  setting: Setting,
  cast: z.array(CharacterSheet).check(z.minLength(1), z.maxLength(4)),
  /** Default names of hero and companion, if the parent gave none. */
  names: z.object({ hero: z.string(), companion: z.string() }),
  refrain: z.nullable(z.string()),
  beats: z.array(Beat),
  /** The tale and its binding. */
  tale: z.optional(Binding),
  /** The plot that a model was given. */
  plot: z.optional(z.string()),
  retold: z.optional(Retold),
  /** What a child would ask on hearing it, and what the book answers on which page. In models' outlines only. */
  asks: z.optional(z.array(z.object({ question: z.string(), answer: z.string(), page: z.int() }))),
  /** The things that matter in it, with their looks. In models' outlines only. */
  things: z.optional(z.array(BookThing)),
  /** What later books of a series may take up. */
  leaves: z.optional(z.array(Fact)),
  /** What this book takes up of those before it. In books of a series only. */
  recalls: z.optional(z.array(Recall)),
  /** The seed of the series' first book, from which home looks the same in all of them. */
  home_seed: z.optional(z.string()),
  /** Things from earlier books that stand by the bed at the end. */
  kept: z.optional(z.array(z.string())),
})
export type Outline = z.infer<typeof Outline>

export const Page = z.object({
  page_number: z.int(),
  /** Paragraphs (or lines of verse) separated by newlines, stanzas by an empty line; names as placeholders. */
  content: z.string(),
  scene: Scene,
  /** The alt text; names as placeholders. */
  image_alt: z.string(),
})
export type Page = z.infer<typeof Page>
