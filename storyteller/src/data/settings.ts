import type { Setting } from '@moonpage/contract/categories'
import type { Avoidable } from '@moonpage/contract/story-input'
import type { Place } from '../scene.ts'

export type SettingData = {
  homes: readonly string[]
  /** The places in the order of the way, and what one may fear there. */
  route: readonly { place: Place; avoid: readonly Avoidable[] }[]
  /** Kinds that one meets there. */
  helpers: readonly string[]
}

export const settings: Record<Setting, SettingData> = {
  castle: {
    homes: [
      'a small room behind the kitchen chimney',
      'a nook under the great stairs',
      'the gatehouse with the round window',
      'a round room with a bed in the wall',
      'a loft over the stables',
    ],
    route: [
      { place: 'castle-hill', avoid: [] },
      { place: 'castle-hall', avoid: [] },
      { place: 'castle-tower', avoid: ['heights'] },
    ],
    helpers: ['mouse', 'cat', 'owl', 'bear', 'rabbit', 'turtle'],
  },
  farm: {
    homes: [
      'a warm corner of the barn',
      'a small house behind the henhouse',
      'an old cart with curtains',
      'a loft full of straw',
      'a red hut by the duck pond',
    ],
    route: [
      { place: 'farmyard', avoid: [] },
      { place: 'meadow', avoid: [] },
      { place: 'barn', avoid: [] },
    ],
    helpers: ['cat', 'mouse', 'owl', 'hedgehog', 'rabbit', 'turtle'],
  },
  forest: {
    homes: [
      'a den under the old oak',
      'a round house in a hollow log',
      'a snug hole between two roots',
      'a tree house with a bell on a string',
      'a warm burrow with a fern for a door',
    ],
    route: [
      { place: 'forest-path', avoid: [] },
      { place: 'forest-stream', avoid: [] },
      { place: 'forest-clearing', avoid: [] },
    ],
    helpers: ['hedgehog', 'owl', 'squirrel', 'mouse', 'rabbit', 'bear'],
  },
  garden: {
    homes: [
      'a flowerpot house behind the shed',
      'a snug place under the rhubarb leaves',
      'a little house by the garden wall',
      'a hut under the bean poles',
      'a small green house by the gooseberries',
    ],
    route: [
      { place: 'flower-beds', avoid: [] },
      { place: 'vegetable-patch', avoid: [] },
      { place: 'garden-pond', avoid: [] },
    ],
    helpers: ['frog', 'hedgehog', 'mouse', 'cat', 'turtle', 'rabbit'],
  },
  mountain: {
    homes: [
      'a stone hut with a turf roof',
      'a warm cave with a blue door',
      'a hut with a pine-cone roof',
      'a wooden house with stones on its roof',
      'a snug hut under the pines',
    ],
    route: [
      { place: 'mountain-trail', avoid: [] },
      { place: 'mountain-lake', avoid: [] },
      { place: 'mountain-ledge', avoid: ['heights'] },
    ],
    helpers: ['owl', 'hedgehog', 'bear', 'cat', 'rabbit', 'mouse'],
  },
  bedroom: {
    homes: [
      'a warm place under the window',
      'a snug spot under the squeaky spring',
      'a cozy corner by the bookcase',
      'a shoebox with a curtain',
      'a drawer full of soft sweaters',
    ],
    route: [
      { place: 'bedroom-floor', avoid: [] },
      { place: 'bedroom-window', avoid: [] },
      { place: 'blanket-fort', avoid: [] },
    ],
    helpers: ['mouse', 'bear', 'cat', 'rabbit', 'robot', 'owl'],
  },
  snow: {
    homes: [
      'a round house with a red door',
      'a snug den under the snow',
      'a hut with icicles like teeth of glass',
      'a little house with a fat chimney',
      'a hut with snow up to its windows',
    ],
    route: [
      { place: 'snowy-lane', avoid: [] },
      { place: 'frozen-pond', avoid: [] },
      { place: 'ice-cave', avoid: [] },
    ],
    helpers: ['penguin', 'owl', 'rabbit', 'bear', 'squirrel', 'mouse'],
  },
  city: {
    homes: [
      'a little apartment above the bakery',
      'a house between two tall houses',
      'an attic with a round window',
      'an apartment at the top of ninety stairs',
      'a blue house with a streetcar stop at the door',
    ],
    route: [
      { place: 'city-street', avoid: [] },
      { place: 'city-park', avoid: [] },
      { place: 'rooftop', avoid: ['heights'] },
    ],
    helpers: ['cat', 'mouse', 'owl', 'robot', 'squirrel', 'hedgehog'],
  },
  jungle: {
    homes: [
      'a hut on stilts by the river',
      'a nest of leaves in the mango tree',
      'a hollow fig tree with a leaf for a door',
      'a tree house with a rope for a door bell',
      'a hammock between two banana trees',
    ],
    route: [
      { place: 'jungle-path', avoid: [] },
      { place: 'jungle-river', avoid: [] },
      { place: 'jungle-temple', avoid: [] },
    ],
    helpers: ['frog', 'turtle', 'mouse', 'bear', 'owl', 'cat'],
  },
  desert: {
    homes: [
      'a striped tent by the well',
      'a cool clay house with a blue door',
      'a burrow under the date palm',
      'a round house with walls as thick as a sofa is long',
      'a tent with a carpet that knew the way to town',
    ],
    route: [
      { place: 'dunes', avoid: [] },
      { place: 'canyon', avoid: ['heights'] },
      { place: 'oasis', avoid: [] },
    ],
    helpers: ['turtle', 'mouse', 'owl', 'frog', 'cat', 'robot'],
  },
  'under-the-sea': {
    homes: [
      'a shell house behind the coral',
      'an upside-down teapot on the sand',
      'a cave with a seaweed curtain',
      'a round house with a bubble for a bell',
      'a big pink shell with stairs inside',
    ],
    route: [
      { place: 'coral-reef', avoid: [] },
      { place: 'kelp-forest', avoid: [] },
      { place: 'sea-cave', avoid: [] },
    ],
    helpers: ['turtle', 'frog', 'penguin', 'robot', 'mouse', 'cat'],
  },
  'at-sea': {
    homes: [
      'a houseboat with geraniums',
      'a little boat with a yellow sail',
      'a hut on the harbor wall',
      'a boat that had been turned over and given a chimney',
      'a white house that the spray washed on Mondays',
    ],
    route: [
      { place: 'harbour', avoid: [] },
      { place: 'open-sea', avoid: ['deep-water'] },
      { place: 'little-island', avoid: [] },
    ],
    helpers: ['turtle', 'penguin', 'cat', 'mouse', 'frog', 'bear'],
  },
  moon: {
    homes: [
      'a round hut with a porthole',
      'a silver tent by the landing place',
      'a small dome with a hammock in it',
      'a tin house with stilts and a flag',
      'an upturned rocket with curtains',
    ],
    route: [
      { place: 'moon-base', avoid: [] },
      { place: 'moon-plain', avoid: [] },
      { place: 'moon-crater', avoid: [] },
    ],
    helpers: ['robot', 'mouse', 'rabbit', 'cat', 'owl', 'penguin'],
  },
  clouds: {
    homes: [
      'a house with a cloud for a floor',
      'a hammock between two puffs of cloud',
      'a little mill where the mist was made',
      'a nest of mist with a weathervane on top',
      'a round white house that moved a little with the wind',
    ],
    route: [
      { place: 'cloud-meadow', avoid: [] },
      { place: 'rainbow-bridge', avoid: ['heights'] },
      { place: 'star-harbour', avoid: [] },
    ],
    helpers: ['owl', 'rabbit', 'mouse', 'cat', 'bear', 'penguin'],
  },
}
