import { CompanionKind, Look, Pronouns } from '@moonpage/contract/story-input'
import { Setting, Subject } from '@moonpage/contract/categories'
import * as z from 'zod/mini'

/**
 * The content of a page's picture as data. The text names what the scene contains, the picture shows what the text names,
 * and the alt text is derived from the scene. These lists are the complete vocabulary: the storyteller uses nothing else,
 * and the illustrator can draw all of it.
 */

/** Three places per setting, so that a book changes places; every book may end at `bedside`. */
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

export const places = [...Object.values(placesOf).flat(), 'bedside'] as const
export const Place = z.enum(places)
export type Place = z.infer<typeof Place>

/** Time only moves forward in a book; the last page is at night. */
export const times = ['afternoon', 'sunset', 'dusk', 'night'] as const
export const Time = z.enum(times)
export type Time = z.infer<typeof Time>

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

export const props = [
  // carried, found, given
  'lantern',
  'fallen-star',
  'bell',
  'music-box',
  'drum',
  'letter',
  'map',
  'book',
  'bottle',
  'key',
  'treasure-chest',
  'crown',
  'kite',
  'balloon',
  'ball',
  'paper-boat',
  'teddy',
  'blanket',
  'pillow',
  'telescope',
  'magnifying-glass',
  'watering-can',
  'umbrella',
  'rope',
  'ladder',
  'basket',
  'jar',
  'broom',
  'flute',
  'clock',
  // food
  'cake',
  'apple',
  'soup-pot',
  'berries',
  'honey-jar',
  'bread',
  'cookie',
  'pizza',
  // grows, lies about
  'egg',
  'nest',
  'feather',
  'seed',
  'flower',
  'sunflower',
  'mushroom',
  'leaf',
  'shell',
  'pearl',
  'acorn',
  'pebble',
  'log',
  'pumpkin',
  'cactus',
  'crystal',
  'snowman',
  // to travel by
  'boat',
  'raft',
  'rocket',
  'sled',
  'cart',
  'scooter',
  // in the way
  'stream',
  'fog',
  'brambles',
  'ravine',
  'steps',
  'gate',
  'wall',
  'mud',
  'waves',
  'seaweed',
  'snowdrift',
  'rocks',
  'bridge',
  'door',
  // stands about
  'campfire',
  'signpost',
  'tent',
  'lamp',
  'bed',
  'string-lights',
  'rainbow',
  'cloud',
  // small and alive
  'bird',
  'butterfly',
  'snail',
  'fish',
  'bee',
  'crab',
  'firefly',
  'moth',
] as const
export const Prop = z.enum(props)
export type Prop = z.infer<typeof Prop>

/** `companion`: accompanies the hero; `subject`: the plot's subject if the hero is a child; `helper`: a figure they meet. */
export const castRoles = ['hero', 'companion', 'subject', 'helper'] as const
export const CastRole = z.enum(castRoles)
export type CastRole = z.infer<typeof CastRole>

/** A figure's look for a whole book, and for later books with the same hero. */
export const CharacterSheet = z.object({
  who: CastRole,
  /** As in the text: a placeholder for hero and companion, a name of the storyteller for others. */
  name: z.string(),
  /** For alt texts: `a small red fox in a teal scarf`. */
  description: z.string(),
  species: z.union([z.literal('child'), Subject, CompanionKind]),
  pronouns: Pronouns,
  look: Look,
})
export type CharacterSheet = z.infer<typeof CharacterSheet>

export const CastMember = z.object({
  who: CastRole,
  pose: Pose,
  expression: Expression,
  /** Clothing in this scene, if it differs from the sheet: pajamas at bedtime, a bubble helmet under the sea. */
  outfit: z.optional(z.enum(['nightcap', 'bubble-helmet', 'warm-hat', 'crown'])),
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

export const Scene = z.object({
  setting: Setting,
  place: Place,
  time: Time,
  /** The action in the picture: who does what to whom, names as placeholders. In models' scenes only. */
  action: z.optional(z.string()),
  light: Light,
  framing: Framing,
  /** At most three; the first one is the center of attention. */
  cast: z.array(CastMember).check(z.maxLength(3)),
  props: z.array(SceneProp).check(z.maxLength(4)),
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
})
export type Act = z.infer<typeof Act>

/** The content of a tale's picture: more than a `Scene` can express. */
export const Shown = z.object({
  /** A part of the tale's place: `home`, `way`, `far`, `bed`. */
  at: z.string(),
  time: Time,
  seen: Framing,
  light: z.nullable(Light),
  acts: z.array(Act),
})
export type Shown = z.infer<typeof Shown>
