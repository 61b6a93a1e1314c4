import { CompanionKind, Look, Pronouns } from '@moonpage/contract/story-input'
import { Setting, Subject } from '@moonpage/contract/categories'
import * as z from 'zod/mini'

/**
 * What a page shows, as data. The text names what the scene holds, the picture draws what the text names, and
 * the alt text is read off the scene. These lists are the whole vocabulary: the storyteller may use nothing
 * else, and the illustrator must be able to draw every word of it.
 */

/** Three places a setting, so that a book moves; `bedside` is where every book may end. */
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

/** Time only moves forward in a book, and the last page is night. */
export const times = ['afternoon', 'sunset', 'dusk', 'night'] as const
export const Time = z.enum(times)
export type Time = z.infer<typeof Time>

/** What lights the scene beside the sky; a light source lights what is near it. */
export const lights = ['sky', 'lantern', 'lamp', 'campfire', 'fireflies', 'star'] as const
export const Light = z.enum(lights)
export type Light = z.infer<typeof Light>

/** Chosen by the beat. `spot`: the cast on bare paper. */
export const framings = ['wide', 'medium', 'close-up', 'from-behind', 'looking-up', 'spot'] as const
export const Framing = z.enum(framings)
export type Framing = z.infer<typeof Framing>

/** `hug`, `hold-hands` and `show` stage two: the figure leans to whom it looks at. */
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

/** `hero`, who goes along (`companion`), who the plot turns on when the hero is a child (`subject`), who is met (`helper`). */
export const castRoles = ['hero', 'companion', 'subject', 'helper'] as const
export const CastRole = z.enum(castRoles)
export type CastRole = z.infer<typeof CastRole>

/** One figure for a whole book, and for every later book with the same hero. */
export const CharacterSheet = z.object({
  who: CastRole,
  /** As the text has it: a mark for hero and companion, a name of the storyteller's for others. */
  name: z.string(),
  /** What the alt text calls them: `a small red fox in a teal scarf`. */
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
  /** What the figure wears here when it is not what its sheet says: pyjamas at bedtime, a bubble helmet under the sea. */
  outfit: z.optional(z.enum(['nightcap', 'bubble-helmet', 'warm-hat', 'crown'])),
  /** A figure, the focus prop (`thing`), the sky (`up`), or the reader. */
  looks_at: z.union([CastRole, z.enum(['thing', 'up', 'reader'])]),
})
export type CastMember = z.infer<typeof CastMember>

export const SceneProp = z.object({
  prop: Prop,
  /** `held` in a hand; `near` the figures; `far` behind them; `above` in the sky or overhead. The first prop is the focus. */
  where: z.enum(['held', 'near', 'far', 'above']),
  /** Who holds what is `held`; who stands first where it is not said. */
  by: z.optional(CastRole),
})
export type SceneProp = z.infer<typeof SceneProp>

export const Scene = z.object({
  setting: Setting,
  place: Place,
  time: Time,
  /** What happens in the picture: who does what to whom, names as marks. Of a model's scenes alone. */
  action: z.optional(z.string()),
  light: Light,
  framing: Framing,
  /** At most three; who stands first stands in the middle of attention. */
  cast: z.array(CastMember).check(z.maxLength(3)),
  props: z.array(SceneProp).check(z.maxLength(4)),
  /** Where a cover or an overlay keeps room for letters. */
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

/** What a picture of a tale shows: more than a `Scene` can say. */
export const Shown = z.object({
  /** A part of the tale's place: `home`, `way`, `far`, `bed`. */
  at: z.string(),
  time: Time,
  seen: Framing,
  light: z.nullable(Light),
  acts: z.array(Act),
})
export type Shown = z.infer<typeof Shown>
