import { avoidable } from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { Place, Prop, SceneProp } from '../scene.ts'

/**
 * How the hand-written material is kept. A writer adds a variant by adding a string; no code changes.
 *
 * `three`, `five`, `seven` are the ages 3-4, 5-6 and 7-8, each with sentences of its own. `verse` holds couplets:
 * lines parted by ` / `, rhyming two by two, about eight syllables with four beats, never a slot at a line's end.
 *
 * Slots: {hero} {friend} {keeper} are names; {noun} {kind} {fnoun} {fkind} {knoun} {kkind} what they are;
 * {he} {him} {his} {was} {has} follow the hero's pronouns, {fhe} {fhim} {fhis} the friend's, {khe} {khim} {khis}
 * the keeper's (capitals: {He}); {hand} and {hands} are paws, wings or fins; {land} {home} {house} {far} are places ({In} {land}: in or on;
 * {home} is new to the listener, {house} is known);
 * {thing} is what the quest is about. `{warm|soft|snug}` is one of the three.
 */
const Lines = z.array(z.string().check(z.minLength(3))).check(z.minLength(1))
const Couplets = z
  .array(
    z.string().check(
      z.refine(
        (text) => text.split(' / ').length % 2 === 0,
        'Verse has an even number of lines, parted by " / "',
      ),
      z.refine(
        (text) => text.split(' / ').every((line) => !/\}[^\w}]*$/.test(line)),
        'No slot at the end of a line',
      ),
    ),
  )
  .check(z.minLength(1))

/** `small` is verse for 3-4: lines of two beats, one thought a line. Where it is missing, `verse` is told. */
export const Told = z.strictObject({
  three: Lines,
  five: Lines,
  seven: Lines,
  verse: Couplets,
  small: z.optional(Couplets),
})
export type Told = z.infer<typeof Told>

/** What sort of hindrance it is: a hero fails at each in a way of its own, save at what is `other`. */
export const obstacleKinds = ['across', 'blocked', 'lost', 'up', 'other'] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

const Avoids = z.array(z.enum(avoidable))

/** `three` is told at 3-4, `older` from 5 on. */
const Tries = z.strictObject({ three: Lines, older: Lines })

export const SubjectData = z.strictObject({
  noun: z.string(),
  looks: z.string(),
  names: Lines,
  hand: z.string(),
  hands: z.string(),
  /** Where it needs no reason to be. */
  lives: z.enum(['land', 'water', 'both', 'air', 'anywhere']),
  big: z.boolean(),
  /** Who it is: what it loves, what it can do. The payoff of that gift finds the last stretch of the way. */
  home: Told,
  gift: Told,
  /** How it fails at a hindrance of each kind. */
  tries: z.strictObject({ across: Tries, blocked: Tries, lost: Tries, up: Tries }),
})
export type SubjectData = z.infer<typeof SubjectData>

export const ObstacleData = z.strictObject({
  id: z.string(),
  kind: z.enum(obstacleKinds),
  place: Place,
  props: z.array(SceneProp),
  /** What solves it, when that can be seen. */
  tool: z.optional(Prop),
  avoid: Avoids,
  meet: Told,
  solve: Told,
  /** The piece of science by which it is solved, said before it is done. */
  fact: Told,
})
export type ObstacleData = z.infer<typeof ObstacleData>

export const SettingData = z.strictObject({
  names: Lines,
  /** Whether one lives in it or on it. */
  within: z.enum(['in', 'on']),
  where: Lines,
  homes: Lines,
  sense: Told,
  hush: Told,
  /** The places in the order of the way, each as the text calls it; the last is where the story turns. */
  route: z.array(z.strictObject({ place: Place, called: z.string(), avoid: Avoids })),
  obstacles: z.array(ObstacleData).check(z.minLength(3)),
  helpers: z.array(z.string()).check(z.minLength(3)),
})
export type SettingData = z.infer<typeof SettingData>

export const QuestData = z.strictObject({
  thing: z.string(),
  /** What the hero will have done, for titles: `Carried a Star`. */
  deed: z.string(),
  prop: Prop,
  /** Whether the hero has the thing in hand from the trouble on, or finds it at the end. */
  carried: z.boolean(),
  /** Whether it comes home with the hero. */
  kept: z.boolean(),
  /** Whether the thing belongs to whom the hero meets at the end: not told where that one came to ask for help. */
  ofKeeper: z.boolean(),
  notIn: z.array(z.string()),
  avoid: Avoids,
  titles: Lines,
  summaries: Lines,
  trouble: Told,
  win: Told,
  after: Told,
  rest: Told,
})
export type QuestData = z.infer<typeof QuestData>

/** A small plot: what is planted is what the trial asks for and the act does. Test and act of the same number belong together. */
export const Strand = z.strictObject({ plant: Told, low: Told, test: Told, act: Told, close: Told })
export type Strand = z.infer<typeof Strand>

export const ThemeData = z.strictObject({
  refrains: Lines,
  /** Something to eat or hold that is given away in the climax. */
  token: z.optional(Prop),
  summary: Lines,
  /** One is chosen for a whole book. */
  strands: z.array(Strand).check(z.minLength(3)),
})
export type ThemeData = z.infer<typeof ThemeData>

export const CompanionData = z.strictObject({
  noun: z.string(),
  looks: z.string(),
  names: Lines,
  lives: z.enum(['land', 'water', 'both', 'air', 'anywhere']),
  come: Told,
  banter: Told,
})
export type CompanionData = z.infer<typeof CompanionData>

export const VoiceData = z.strictObject({
  opening: Told,
  /** Said on the way, between the trouble and the way out of it. */
  aside: Told,
  after: Told,
  closing: Told,
})
export type VoiceData = z.infer<typeof VoiceData>
