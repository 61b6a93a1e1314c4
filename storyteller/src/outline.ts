import { Setting } from '@moonpage/contract/categories'
import { AgeGroup } from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { CastRole, CharacterSheet, Expression, Place, Prop, Scene, Time } from './scene.ts'

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
  /** One plain sentence for people and for an outside model; never shown to a child. */
  what_happens: z.string(),
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
