import { Setting } from '@moonpage/contract/categories'
import { AgeGroup, Pronouns } from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { CastRole, CharacterSheet, Expression, Place, Prop, Scene, Shown, Time } from './scene.ts'

/** What a page is for in the arc of the book. */
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

/** One page's share of the plan: the world as it stands when the page is over, checked before a word is written. */
export const Beat = z.object({
  page_number: z.int(),
  purpose: z.enum(purposes),
  place: Place,
  time: Time,
  present: z.array(CastRole),
  carried: z.array(Prop),
  hero_feels: Expression,
  /** For people and for an outside model; never shown to a child. */
  what_happens: z.string(),
  /** Why it happens: what on an earlier page leads to it. Of a model's plans alone. */
  because: z.optional(z.string()),
  /** What is different when the page is over. Of a model's plans alone. */
  changes: z.optional(z.string()),
  /** What the picture shows, in full. Of a tale's plans alone. */
  shown: z.optional(Shown),
})
export type Beat = z.infer<typeof Beat>

/**
 * What the storyteller of our own chose from its material, by name: a page that is told again after the material has
 * grown still belongs to its book. A model's outline has none.
 */
export const Choices = z.object({
  quest: z.string(),
  /** Which of the theme's strands, from 0. */
  strand: z.int(),
  /** Which of a strand's variants. */
  thread: z.int(),
  obstacles: z.array(z.string()),
  land: z.string(),
  home: z.string(),
  where: z.string(),
})
export type Choices = z.infer<typeof Choices>

/** Everything that was decided of a tale before a word was told: the same binding tells the same book. */
export const Binding = z.object({
  tale: z.string(),
  strand: z.string(),
  /** The letter of a telling that has several, worded apart. */
  frame: z.string(),
  hero: z.string(),
  hero_pronouns: Pronouns,
  friend: z.string(),
  friend_pronouns: Pronouns,
  /** The wish's subject, where the hero is somebody else. */
  other: z.nullable(z.string()),
  place: Setting,
  age: AgeGroup,
  verse: z.boolean(),
  binds: z.record(z.string(), z.string()),
})
export type Binding = z.infer<typeof Binding>

/** What makes a model's story go: names as marks, never shown to a child. */
export const Motive = z.object({ wants: z.string(), good_at: z.string(), bad_at: z.string() })
export type Motive = z.infer<typeof Motive>

/** The deed that turns a model's story, whose it is, and what it costs. */
export const Climax = z.object({ who: CastRole, does: z.string(), costs: z.string() })
export type Climax = z.infer<typeof Climax>

/** The one plan from which text, pictures and alt texts follow. */
export const Outline = z.object({
  /** Same input and seed, same book. */
  seed: z.string(),
  title: z.string(),
  summary: z.string(),
  age_group: AgeGroup,
  setting: Setting,
  cast: z.array(CharacterSheet).check(z.minLength(1), z.maxLength(4)),
  /** What hero and companion are called when the reader has given no names of their own. */
  names: z.object({ hero: z.string(), companion: z.string() }),
  refrain: z.nullable(z.string()),
  beats: z.array(Beat),
  choices: z.optional(Choices),
  /** Which tale this is, and how it was bound. */
  tale: z.optional(Binding),
  motive: z.optional(Motive),
  climax: z.optional(Climax),
  /** Somebody beside the cast whom the pages may name, and no picture shows. */
  walk_on: z.optional(z.string()),
})
export type Outline = z.infer<typeof Outline>

export const Page = z.object({
  page_number: z.int(),
  /** Paragraphs (or lines of verse) parted by newlines, stanzas by an empty line; names as marks. */
  content: z.string(),
  scene: Scene,
  /** What the picture shows, for people who do not see it; names as marks. */
  image_alt: z.string(),
})
export type Page = z.infer<typeof Page>
