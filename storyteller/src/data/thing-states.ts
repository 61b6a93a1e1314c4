import type { Leaving, Prop, State } from '../scene.ts'

/** States that lines can say of things, by what they can be said of; the words before the colon are in prompts. */
export const sayableStates: readonly { states: readonly State[]; of: readonly Prop[] | string }[] = [
  {
    states: ['open', 'shut'],
    of: [
      'box',
      'suitcase',
      'treasure-chest',
      'music-box',
      'book',
      'letter',
      'jar',
      'umbrella',
      'door',
      'gate',
      'window',
      'flower',
      'flower-pot',
    ],
  },
  {
    states: ['lit', 'out'],
    of: ['lantern', 'candle', 'lamp', 'campfire', 'lamp-post', 'string-lights', 'jar'],
  },
  {
    states: ['full', 'empty'],
    of: [
      'basket',
      'plate',
      'bowl',
      'cup',
      'soup-pot',
      'bucket',
      'jar',
      'sack',
      'treasure-chest',
      'nest',
      'suitcase',
      'barrel',
      'bathtub',
      'jug',
      'cart',
    ],
  },
  {
    states: ['sprout', 'bud', 'grown'],
    of: ['flower', 'sunflower', 'seed', 'tree', 'pumpkin', 'crystal', 'vine', 'bush', 'flower-pot'],
  },
  { states: ['planted'], of: ['seed', 'acorn', 'flower', 'potato'] },
  { states: ['hatched'], of: ['egg'] },
  { states: ['wilted'], of: ['flower', 'sunflower', 'flower-pot', 'leaf', 'tree', 'bush', 'vine'] },
  { states: ['knotted', 'untied'], of: ['boot', 'sack', 'roll', 'box', 'letter'] },
  { states: ['knotted', 'tangled'], of: ['rope', 'thread'] },
  { states: ['tangled'], of: ['wool'] },
  { states: ['folded', 'rolled'], of: ['blanket', 'scarf', 'paper', 'map', 'carpet'] },
  { states: ['melted'], of: ['snowman', 'snowball', 'candle'] },
  { states: ['cracked'], of: ['egg', 'cup', 'plate', 'bowl', 'jar', 'mirror', 'window', 'jug'] },
  { states: ['three-legged'], of: ['table'] },
  { states: ['bitten'], of: 'food' },
  {
    states: [
      'broken',
      'torn',
      'mended',
      'bent',
      'flat',
      'tilted',
      'upside-down',
      'wet',
      'muddy',
      'clean',
      'covered',
      'painted',
      'big',
      'small',
    ],
    of: 'anything',
  },
]

/** States that pass with their picture: how a thing lies, and not what it is. */
const passing: ReadonlySet<State> = new Set([
  'raised',
  'wet',
  'clean',
  'big',
  'small',
  'covered',
  'tilted',
  'asleep',
  'painted',
  'piled',
  'row',
  'heart',
  'hung',
  'draped',
])

/** Whether a state stays until another one is said. */
export const isLasting = (state: State | undefined): boolean => state !== undefined && !passing.has(state)

const growth: readonly State[] = ['planted', 'sprout', 'bud', 'grown']

/** What comes after a state of growing. */
export const nextGrowth = (state: State | undefined): State => {
  const at = state ? growth.indexOf(state) : -1
  return at < 0 ? 'grown' : growth[Math.min(at + 1, growth.length - 1)]!
}

/** What deeds undo. */
const undone = {
  untangled: ['tangled', 'knotted'],
  upright: ['upside-down'],
  turned: ['upside-down'],
} as const satisfies Partial<Record<Leaving, readonly State[]>>

/** The state of a thing after a deed that leaves it so. */
export function stateAfter(leaves: Leaving, before: State | undefined): State | undefined {
  if (leaves !== 'untangled' && leaves !== 'upright' && leaves !== 'turned') return leaves
  if (undone[leaves].some((state) => state === before)) return undefined
  return leaves === 'turned' ? 'upside-down' : before
}
