import { props, type Prop } from '../scene.ts'

/** Other words by which a page may name a thing that its picture shows. */
const otherWords: Partial<Record<Prop, readonly string[]>> = {
  'fallen-star': ['star'],
  'music-box': ['music box', 'box'],
  letter: ['letter', 'post'],
  'treasure-chest': ['chest', 'treasure'],
  'paper-boat': ['paper boat', 'boat'],
  teddy: ['teddy', 'bear'],
  'magnifying-glass': ['magnifying glass', 'lens'],
  'watering-can': ['watering can', 'can'],
  basket: ['basket', 'baskets'],
  cookie: ['cookie'],
  berries: ['berries', 'berry'],
  'honey-jar': ['honey'],
  'soup-pot': ['soup', 'pot'],
  feather: ['feather', 'feathers'],
  leaf: ['leaf', 'leaves'],
  shell: ['shell', 'shells'],
  pebble: ['pebble', 'pebbles', 'stone', 'stones'],
  rocks: ['rock', 'rocks', 'boulder', 'boulders', 'stones'],
  crystal: ['crystal', 'crystals'],
  steps: ['step', 'steps', 'stair', 'stairs'],
  mud: ['mud'],
  waves: ['wave', 'waves'],
  snowdrift: ['snowdrift', 'drift', 'snow'],
  brambles: ['brambles', 'bramble'],
  'string-lights': ['string of lights', 'lights'],
  flower: ['flower', 'flowers', 'moonflower'],
  bed: ['bed', 'pillow', 'blanket'],
  fish: ['fish'],
  moth: ['moth', 'moths'],
  bee: ['bee', 'bees'],
  ravine: ['ravine', 'gap'],
  rope: ['rope', 'ropes', 'string'],
  log: ['log', 'logs', 'plank'],
  cloud: ['cloud', 'clouds'],
  umbrella: ['umbrella', 'umbrellas'],
  sled: ['sled', 'sledge'],
  blanket: ['blanket', 'blankets'],
  pillow: ['pillow', 'pillows'],
  book: ['book', 'books'],
  door: ['door', 'doors'],
  lamp: ['lamp', 'lamps'],
  // What shines far away or goes along is a lantern, whatever it is called.
  lantern: ['lantern', 'lanterns', 'lamp', 'lamps'],
}

export const wordsFor = (prop: Prop): readonly string[] => {
  const plain = prop.replaceAll('-', ' ')
  return otherWords[prop] ?? [plain, `${plain}s`]
}

const patterns = new Map<Prop, RegExp>(
  props.map((prop) => [prop, new RegExp(`\\b(?:${wordsFor(prop).join('|')})\\b`, 'i')]),
)

export const isNamed = (prop: Prop, text: string): boolean => patterns.get(prop)?.test(text) ?? false
