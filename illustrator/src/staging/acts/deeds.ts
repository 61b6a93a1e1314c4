import type { Action } from '@moonpage/storyteller/scene'
import type { ActName } from '../../figures/acts.ts'
import type { Legs } from '../../figures/figure-action.ts'

/** Where the thing is that an action is done with. */
export type Grasp = 'chest' | 'out' | 'high' | 'mouth' | 'low' | 'head' | 'ring' | 'broom'

/** How an action is staged. */
export type Deed = {
  act: ActName
  /** Where its object is held; absent when it is not held but stands in front. */
  grasp?: Grasp
  /** Distance to what it is done to: the hands are on it, the figure is close, or a step away. */
  far: 'touch' | 'close' | 'step'
  legs?: Legs
  lean?: number
  crouch?: number
  tilt?: number
  /** Height over the ground, in figure units. */
  lift?: number
  /** On the head, with the feet in the air. */
  onHead?: boolean
  /** Both go the same way. */
  goes?: boolean
}

const step = { far: 'step' } as const
const touch = { far: 'touch' } as const

/** How each action is staged. */
export const deeds: Readonly<Record<Action, Deed>> = {
  stands: { act: 'stand', ...step },
  is: { act: 'stand', ...step },
  walks: { act: 'walk', ...step, goes: true },
  runs: { act: 'run', ...step, goes: true },
  tiptoes: { act: 'tiptoe', ...step, goes: true },
  creeps: { act: 'tiptoe', ...step, goes: true, crouch: 0.45, lean: 22 },
  jumps: { act: 'jump', ...step, lift: 46 },
  dances: { act: 'dance', ...step },
  falls: { act: 'tumble', ...step, lift: 40 },
  tumbles: { act: 'tumble', ...step, lift: 10 },
  headstands: { act: 'cheer', ...step, onHead: true },
  slips: { act: 'tumble', ...step, lift: 6 },
  climbs: { act: 'climb', ...touch },
  crouches: { act: 'crouch', far: 'close' },
  stretches: { act: 'stretch', ...step },
  leans: { act: 'stand', far: 'close', lean: 16 },
  sits: { act: 'sit', ...step },
  kneels: { act: 'kneel', far: 'close' },
  lies: { act: 'lie', ...step },
  sleeps: { act: 'lie', ...step },
  yawns: { act: 'yawn', ...step },
  shivers: { act: 'shiver', ...step },
  hides: { act: 'hide', far: 'close' },
  peeps: { act: 'peep', far: 'close' },
  rides: { act: 'sit', ...touch, goes: true },
  rows: { act: 'row', ...touch, goes: true, legs: 'sit' },
  swims: { act: 'swim', ...step, goes: true, lift: 60 },
  flies: { act: 'fly', ...step, goes: true, lift: 130 },
  slides: { act: 'slide', ...step, goes: true },
  swings: { act: 'swing', ...step },
  holds: { act: 'hold', grasp: 'chest', ...step },
  lifts: { act: 'lift', grasp: 'high', ...touch },
  carries: { act: 'hold', grasp: 'chest', ...step, legs: 'step' },
  takes: { act: 'take', grasp: 'out', far: 'touch' },
  gives: { act: 'give', grasp: 'out', far: 'touch' },
  shows: { act: 'give', grasp: 'out', far: 'touch' },
  catches: { act: 'catch', grasp: 'out', ...step },
  throws: { act: 'throw', ...step },
  drops: { act: 'give', grasp: 'low', far: 'close' },
  lays: { act: 'give', grasp: 'low', far: 'touch', lean: 22, crouch: 0.35 },
  pulls: { act: 'pull', ...touch },
  pushes: { act: 'push', ...touch },
  rolls: { act: 'push', ...touch, lean: 26 },
  opens: { act: 'take', ...touch },
  shuts: { act: 'push', ...touch },
  ties: { act: 'dig', ...touch },
  breaks: { act: 'tear', grasp: 'chest', ...touch },
  digs: { act: 'dig', ...touch },
  pours: { act: 'pour', grasp: 'out', ...touch },
  stirs: { act: 'stir', ...touch },
  knocks: { act: 'knock', ...touch },
  hammers: { act: 'hammer', ...touch },
  rings: { act: 'ring', grasp: 'ring', ...step },
  tears: { act: 'tear', grasp: 'chest', ...step },
  draws: { act: 'write', ...touch, legs: 'kneel' },
  chases: { act: 'chase', far: 'step', goes: true },
  kicks: { act: 'kick', ...touch },
  washes: { act: 'knock', ...touch },
  sweeps: { act: 'sweep', grasp: 'broom', ...step },
  lights: { act: 'knock', ...touch },
  bows: { act: 'bow', ...step },
  'covers-ears': { act: 'cover-ears', ...step },
  'covers-eyes': { act: 'cover-eyes', ...step },
  drums: { act: 'drum', ...touch, legs: 'kneel' },
  plays: { act: 'hold', grasp: 'chest', ...step },
  paints: { act: 'knock', ...touch },
  writes: { act: 'write', ...touch },
  reads: { act: 'read', grasp: 'chest', ...step, legs: 'stand' },
  reaches: { act: 'take', ...touch },
  touches: { act: 'knock', ...touch },
  points: { act: 'point', ...step },
  waves: { act: 'wave', ...step },
  covers: { act: 'cover', grasp: 'low', ...touch },
  wears: { act: 'wear', grasp: 'head', ...step },
  eats: { act: 'eat', grasp: 'mouth', ...step },
  drinks: { act: 'eat', grasp: 'mouth', ...step },
  blows: { act: 'blow', ...step },
  hugs: { act: 'hug', grasp: 'chest', ...touch },
  'holds-hands': { act: 'give', ...touch },
  gathers: { act: 'dig', ...touch },
  looks: { act: 'look-down', ...step },
  listens: { act: 'listen', far: 'close', lean: 10 },
  sniffs: { act: 'sniff', far: 'close' },
  thinks: { act: 'think', ...step },
  frowns: { act: 'frown', ...step },
  laughs: { act: 'laugh', ...step },
  cries: { act: 'cry', ...step },
  cheers: { act: 'cheer', ...step },
  claps: { act: 'clap', ...step },
  shouts: { act: 'shout', ...step },
  whispers: { act: 'whisper', far: 'close' },
  says: { act: 'say', ...step },
  sings: { act: 'sing', ...step },
  hums: { act: 'sing', ...step },
  sneezes: { act: 'sneeze', ...step },
  hangs: { act: 'hang', ...step },
  shines: { act: 'stand', ...step },
  grows: { act: 'stand', ...step },
}

/** What a thing on the ground is for somebody who is on it: its top is the seat, or somebody is inside of it. */
export const seatTops: Readonly<Record<string, number>> = {
  carpet: 40,
  bench: 92,
  cloud: 84,
  chair: 102,
  seesaw: 80,
  dip: 14,
  table: 150,
  bed: 132,
  log: 104,
  stump: 92,
  suitcase: 116,
  'flower-pot': 92,
  cart: 132,
  sled: 66,
  raft: 40,
  boat: 96,
  train: 100,
  swing: 96,
  scooter: 60,
  sack: 150,
  'treasure-chest': 150,
  basket: 60,
  shade: 34,
  'rainbow-spot': 20,
  armchair: 104,
  pumpkin: 122,
  cake: 74,
  'cake-layer': 58,
  puddle: 22,
  pond: 44,
  flour: 26,
  window: 84,
  mud: 20,
  bathtub: 60,
  steps: 172,
  pillow: 60,
  blanket: 40,
  rocks: 96,
  house: 258,
  heap: 440,
  roll: 176,
  mound: 130,
  boulder: 84,
  'hay-bale': 126,
  'soup-pot': 96,
  bridge: 158,
}

/** Seats from which legs hang down. */
export const perches: ReadonlySet<string> = new Set([
  'bench',
  'chair',
  'armchair',
  'swing',
  'log',
  'stump',
  'boulder',
  'suitcase',
  'treasure-chest',
  'broom',
  'stick',
  'fishing-rod',
])

/** What is done standing up, even on a chair. */
const standing: ReadonlySet<Action> = new Set([
  'stands',
  'jumps',
  'cheers',
  'dances',
  'is',
  'crouches',
  'kneels',
])

/** Whether somebody sits on a seat with the legs down. */
export const isPerching = ({
  act,
  on,
}: {
  act: { does: Action } | null
  on: { prop: string } | null
}): boolean => act !== null && on !== null && perches.has(on.prop) && !standing.has(act.does)

/** Things that one sits in: their front covers the lower half of the body. */
export const hollow: ReadonlySet<string> = new Set([
  'basket',
  'boat',
  'box',
  'bucket',
  'barrel',
  'cart',
  'nest',
  'bathtub',
  'leaf-pile',
  'pumpkin',
  'soup-pot',
  'bowl',
  'cup',
  'boot',
  'flower-pot',
  'sack',
])

/** Things through which somebody peeps. */
export const openings: ReadonlySet<string> = new Set([
  'hole',
  'door',
  'gate',
  'window',
  'tent',
  'log',
  'barrel',
  'heap',
  'house',
])

/** Openings in which somebody stands upright. */
export const doorways: ReadonlySet<string> = new Set(['door', 'gate', 'tent', 'house', 'hole'])

/** Barriers that are as wide as the scene, behind everybody. */
export const wide = 1100
