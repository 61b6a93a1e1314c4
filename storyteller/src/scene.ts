import { CompanionKind, Look, Pronouns } from '@moonpage/contract/story-input'
import { Setting, Subject } from '@moonpage/contract/categories'
import * as z from 'zod/mini'
import { stuffs } from './stuffs.ts'
import { actions, kins, props, taleProps } from './vocabulary.ts'
import { ThingColor, Wearable, Worn } from './worn.ts'

export { actions, kins, props, stuffs, taleProps }
export * from './worn.ts'

/**
 * The content of a page's picture as data. The text names what the scene contains, the picture shows what the text names,
 * and the alt text is derived from the scene. These lists are the complete vocabulary: the storyteller uses nothing else,
 * and the illustrator can draw all of it.
 */

/** Three places per setting, so that a book changes places. */
export const placesOf = {
  forest: ['forest-path', 'forest-clearing', 'forest-stream'],
  castle: ['castle-hill', 'castle-hall', 'castle-tower'],
  'under-the-sea': ['coral-reef', 'kelp-forest', 'sea-cave'],
  moon: ['moon-plain', 'moon-crater', 'moon-base'],
  garden: ['flower-beds', 'vegetable-patch', 'garden-pond'],
  mountain: ['mountain-trail', 'mountain-ledge', 'mountain-lake'],
  bedroom: ['bedroom-floor', 'blanket-fort', 'bedroom-window'],
  'at-sea': ['open-sea', 'harbour', 'little-island'],
  jungle: ['jungle-river', 'jungle-path', 'jungle-temple'],
  desert: ['dunes', 'oasis', 'canyon'],
  snow: ['snowy-lane', 'frozen-pond', 'ice-cave'],
  farm: ['farmyard', 'barn', 'meadow'],
  city: ['city-street', 'city-park', 'rooftop'],
  clouds: ['cloud-meadow', 'rainbow-bridge', 'star-harbour'],
} as const satisfies Record<Setting, readonly [string, string, string]>

/**
 * Places that every setting has. `indoors`: a room of the hero's home, with a door and a window. The others are for falling
 * asleep: in a bed; in a heap on the floor; on a hill under the sky; in a hammock; one lit window, seen from outside.
 */
export const homePlaces = ['bedside', 'indoors', 'heap', 'hillside', 'hammock', 'lit-window'] as const

/** Places of nature that a page may go to in most settings: inside of a cave, at the top of a hill, under water. */
export const wildPlaces = ['cave', 'hilltop', 'underwater'] as const

/** Where books end, everybody asleep. */
export const restingPlaces = ['bedside', 'heap', 'hillside', 'hammock', 'lit-window'] as const
export const isRestingPlace = (place: Place): boolean => restingPlaces.some((one) => one === place)

export const places = [...Object.values(placesOf).flat(), ...homePlaces, ...wildPlaces] as const
export const Place = z.enum(places)
export type Place = z.infer<typeof Place>

const roofed: readonly Place[] = ['bedside', 'indoors', 'heap', 'lit-window']
/** Whether a place is a room of a home, where there is air and warmth in every setting. */
export const isRoom = (place: Place): boolean => roofed.includes(place)

/** Time only moves forward in a book; the last page is at night. */
export const times = ['afternoon', 'sunset', 'dusk', 'night'] as const
export const Time = z.enum(times)
export type Time = z.infer<typeof Time>

/**
 * What the air does, where a page says so. `stars`: a sky full of them; `starless`: a clear sky with nothing in it. `clear`: what an earlier page said is over.
 */
export const weathers = ['clear', 'snow', 'rain', 'fog', 'wind', 'storm', 'stars', 'starless'] as const
export const Weather = z.enum(weathers)
export type Weather = z.infer<typeof Weather>

/** Light sources in addition to the sky; they light what is near. */
export const lights = ['sky', 'lantern', 'lamp', 'campfire', 'fireflies', 'star'] as const
export const Light = z.enum(lights)
export type Light = z.infer<typeof Light>

/** Set by the beat. `spot`: the cast on plain paper. */
export const framings = ['wide', 'medium', 'close-up', 'from-behind', 'looking-up', 'spot'] as const
export const Framing = z.enum(framings)
export type Framing = z.infer<typeof Framing>

/** `hug`, `hold-hands` and `show` involve two figures: the figure leans towards the one it looks at. */
export const poses = [
  'stand',
  'walk',
  'run',
  'wave',
  'reach',
  'hold',
  'cheer',
  'think',
  'sit',
  'point',
  'hide',
  'sleep',
  'hug',
  'hold-hands',
  'show',
] as const
export const Pose = z.enum(poses)
export type Pose = z.infer<typeof Pose>

export const expressions = [
  'happy',
  'joy',
  'worried',
  'surprised',
  'sleepy',
  'brave',
  'sad',
  'curious',
  'proud',
  'shy',
  'cross',
  'effort',
  'giggle',
  'wonder',
  'scared',
  'calm',
] as const
export const Expression = z.enum(expressions)
export type Expression = z.infer<typeof Expression>

/** All things that the painter knows. */
export const allProps = [...props, ...taleProps] as const
export const Prop = z.enum(allProps)
export type Prop = z.infer<typeof Prop>

/** `companion`: accompanies the hero; `subject`: the plot's subject if the hero is a child; `helper`: a figure they meet. */
export const castRoles = ['hero', 'companion', 'subject', 'helper'] as const
export const CastRole = z.enum(castRoles)
export type CastRole = z.infer<typeof CastRole>

export const Kin = z.enum(kins)
export type Kin = z.infer<typeof Kin>

/** A figure's look for a whole book, and for later books with the same hero. */
export const CharacterSheet = z.object({
  who: CastRole,
  /** As in the text: a placeholder for hero and companion, a name of the storyteller for others. */
  name: z.string(),
  /** For alt texts: `a small red fox in a teal scarf`. */
  description: z.string(),
  species: z.union([z.literal('child'), Subject, CompanionKind]),
  /** What the figure is, if it only has the body of its species. */
  kin: z.optional(Kin),
  pronouns: Pronouns,
  look: Look,
})
export type CharacterSheet = z.infer<typeof CharacterSheet>

/** How large a figure is in a picture, where it is not as large as its kind: a hippo no bigger than a shoe is `tiny`. */
export const figureSizes = ['tiny', 'small', 'big', 'huge'] as const
export const FigureSize = z.enum(figureSizes)
export type FigureSize = z.infer<typeof FigureSize>

/** What is all over a figure: red spots, mud, flour, jam, pumpkin pudding; or round its mouth: the blue of berries. */
export const figureMarks = ['spotted', 'muddy', 'floury', 'sticky', 'orange', 'blue-mouthed'] as const
export const FigureMark = z.enum(figureMarks)
export type FigureMark = z.infer<typeof FigureMark>

export const CastMember = z.object({
  who: CastRole,
  pose: Pose,
  expression: Expression,
  /** Clothing in this scene, if it differs from the sheet: pajamas at bedtime, a bubble helmet under the sea. */
  outfit: z.optional(z.enum(['nightcap', 'bubble-helmet', 'warm-hat', 'crown'])),
  /** Clothes beside those of the sheet, which a line has put on; and those of the sheet that are off. */
  worn: z.optional(z.array(Worn)),
  without: z.optional(z.array(Wearable)),
  /** Without the hat of its sheet: an astronaut indoors, a pirate in bed. */
  bareheaded: z.optional(z.boolean()),
  /** Its mouth is missing, as on a drawing that is not finished. */
  mouthless: z.optional(z.boolean()),
  size: z.optional(FigureSize),
  mark: z.optional(FigureMark),
  /** A figure, the focus prop (`thing`), the sky (`up`), or the reader. */
  looks_at: z.union([CastRole, z.enum(['thing', 'up', 'reader'])]),
})
export type CastMember = z.infer<typeof CastMember>

export const SceneProp = z.object({
  prop: Prop,
  /** `held` in a hand; `near` the figures; `far` behind them; `above` in the sky or overhead. The first prop is the focus. */
  where: z.enum(['held', 'near', 'far', 'above']),
  /** Who holds a `held` prop; by default the first figure. */
  by: z.optional(CastRole),
})
export type SceneProp = z.infer<typeof SceneProp>

export const Action = z.enum(actions)
export type Action = z.infer<typeof Action>

/**
 * How an action involves something; `what` is its object: `pulls the rope from the stranger`. `before` is nearer to whoever looks at
 * the picture: the piano stands before the door.
 */
export const relations = [
  'what',
  'at',
  'to',
  'on',
  'in',
  'under',
  'behind',
  'through',
  'over',
  'with',
  'from',
  'beside',
  'before',
  'between',
] as const
export const Relation = z.enum(relations)
export type Relation = z.infer<typeof Relation>

export const states = [
  'open',
  'shut',
  'lit',
  'out',
  'broken',
  'full',
  'empty',
  'half-full',
  'bitten',
  'hatched',
  'raised',
  'wet',
  'big',
  'small',
  'upside-down',
  'torn',
  'flat',
  'covered',
  'bent',
  'tilted',
  'three-legged',
  'knotted',
  'asleep',
  'wiped',
  'painted',
  'printed',
  'knitted',
  'muddy',
  'clean',
  'smudged',
  // Of what was broken.
  'cracked',
  'half',
  'mended',
  'melted',
  // Of thread, cloth and paper.
  'untied',
  'tangled',
  'folded',
  'rolled',
  'hung',
  'draped',
  // Of what grows: under the earth, its first leaves, before it opens, in full, and too dry.
  'planted',
  'sprout',
  'bud',
  'grown',
  'wilted',
  // Of a group: on one another, one beside the other, or laid out as a heart.
  'piled',
  'row',
  'heart',
] as const
export const State = z.enum(states)
export type State = z.infer<typeof State>

/** What a deed leaves its object as: in a state, or without the one that it undoes. `turned`: over, if it was not before. */
export const Leaving = z.enum([...states, 'untangled', 'upright', 'turned'])
export type Leaving = z.infer<typeof Leaving>

/**
 * Parts of every place that figures look at and act on: nothing is drawn for them. Who or what is `in distance` is drawn
 * far off and tiny, `in halfway` between there and the others. On a `slope` all of a picture stand.
 */
export const spots = ['sky', 'far', 'ground', 'slope', 'halfway', 'distance'] as const

/** What a vessel holds. */
export const Filling = z.union([z.enum(stuffs), Prop])
export type Filling = z.infer<typeof Filling>

/** Something that acts refer to. */
export const Thing = z.object({
  /** In the acts of the scene. */
  id: z.string(),
  /** For alt texts and prompts, with its article: `the bell`, `twenty little clouds`. */
  name: z.string(),
  /** A prop, or a small figure; null if the painter knows neither. */
  prop: z.nullable(Prop),
  kin: z.optional(Kin),
  /** The body of a small figure. */
  species: z.optional(z.union([z.literal('child'), Subject, CompanionKind])),
  state: z.optional(State),
  /** What is in it: of a full basket apples, of a pot soup. */
  filling: z.optional(Filling),
  /** It is named without its vessel: `hero pours soup`. */
  loose: z.optional(z.boolean()),
  /** Where it is not as large as it is usually. */
  size: z.optional(FigureSize),
  /** Where it is not of its usual color. */
  color: z.optional(ThingColor),
  /** It is beside the book's thing of that noun, which has another color: a blue cup where the book has a yellow one. */
  apart: z.optional(z.boolean()),
  /** What is written on it, in capitals. */
  says: z.optional(z.string()),
  /** How it is made on all pages of a book: a log with nothing in it, or open at both ends; a music box with a key, and so without a crank. */
  make: z.optional(z.enum(['hollow', 'tunnel', 'keyed'])),
  /** What is drawn on it. */
  shows: z.optional(z.object({ prop: Prop, color: z.optional(ThingColor) })),
  /** More than 1 for a group. */
  count: z.int(),
})
export type Thing = z.infer<typeof Thing>

/**
 * A thing that matters in a book, with looks that it keeps: what the book calls it, what it is drawn as, and the state in which
 * it begins.
 */
export const BookThing = z.object({
  name: z.string(),
  drawn: Prop,
  color: z.optional(ThingColor),
  size: z.optional(FigureSize),
  state: z.optional(State),
})
export type BookThing = z.infer<typeof BookThing>

/** Who does what to whom with what. A reference is a role of the cast, the id of a thing, or one of `spots`. */
export const SceneAct = z.object({
  who: z.string(),
  does: Action,
  how: z.array(z.object({ by: Relation, what: z.string() })),
  feels: z.nullable(Expression),
  /** The state in which the deed leaves its object from the next picture on: `planted`. */
  leaves: z.optional(Leaving),
})
export type SceneAct = z.infer<typeof SceneAct>

/** A picture as a hosted model wrote it: its lines, and its other fields where it said them. */
export const SaidPicture = z.object({
  acts: z.array(z.string()),
  framing: z.string(),
  light: z.string(),
  weather: z.string(),
})
export type SaidPicture = z.infer<typeof SaidPicture>

export const Scene = z.object({
  setting: Setting,
  place: Place,
  time: Time,
  weather: z.optional(Weather),
  /** What the place looks like comes from this seed, and not from that of the book: the home of a series. */
  place_seed: z.optional(z.string()),
  /** The action in the picture as a sentence: who does what to whom, names as placeholders. */
  action: z.optional(z.string()),
  light: Light,
  framing: Framing,
  /** At most four; the first one is the center of attention. */
  cast: z.array(CastMember).check(z.maxLength(4)),
  props: z.array(SceneProp).check(z.maxLength(4)),
  /** What the figures and things do. Where it is given, picture and alt text follow it, and not poses and props. */
  acts: z.optional(z.array(SceneAct)),
  /** The things of `acts`. */
  things: z.optional(z.array(Thing)),
  /** What it was read from, if a hosted model wrote it: to read it again once an earlier picture has changed. */
  said: z.optional(SaidPicture),
  /** Where a cover or an overlay reserves space for text. */
  text_area: z.enum(['none', 'top', 'bottom']),
})
export type Scene = z.infer<typeof Scene>

/** Who does what to whom, with what, where, as a tale's picture line says it: roles and things in the tale's own words. */
export const Act = z.object({
  who: z.string(),
  does: z.string(),
  /** `at` the cave, `with` a pan, in the order said. */
  how: z.array(z.object({ by: z.string(), what: z.string() })),
  feels: z.nullable(Expression),
  leaves: z.optional(Leaving),
})
export type Act = z.infer<typeof Act>

/** The content of a tale's picture in the tale's words; a `Scene` has the same in the painter's. */
export const Shown = z.object({
  /**
   * A part of the tale's place: `home`, `way`, `far`, `indoors`, `cave`, `top`, `underwater`, or where they sleep: `bed`, `heap`,
   * `hill`, `hammock`, `window`.
   */
  at: z.string(),
  time: Time,
  weather: z.optional(Weather),
  seen: Framing,
  light: z.nullable(Light),
  acts: z.array(Act),
})
export type Shown = z.infer<typeof Shown>
