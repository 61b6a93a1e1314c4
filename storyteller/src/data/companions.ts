import type { CompanionKind } from '@moonpage/contract/story-input'
import type { FigureData } from './figure-data.ts'

/** Who can come along. */
export const companions: Record<CompanionKind, FigureData> = {
  mouse: {
    looks: 'small grey mouse',
    names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Whisk', 'Smidgen', 'Oat', 'Fig'],
  },
  owl: {
    looks: 'round owl',
    names: ['Wisp', 'Hoot', 'Tufty', 'Sage', 'Plume', 'Hollis', 'Winks', 'Sylvie'],
  },
  rabbit: {
    looks: 'white rabbit',
    names: ['Clover', 'Bramble', 'Snowdrop', 'Parsley', 'Willow', 'Fennel', 'Hopscotch', 'Thistle'],
  },
  bear: {
    looks: 'big brown bear',
    names: ['Barley', 'Honeybun', 'Otto', 'Bertha', 'Bramley', 'Tumble', 'Hester', 'Nutmeg'],
  },
  cat: {
    looks: 'grey cat',
    names: ['Inky', 'Velvet', 'Mallow', 'Pounce', 'Sesame', 'Toffee', 'Domino', 'Purl'],
  },
  dog: {
    looks: 'small brown dog',
    names: ['Scout', 'Waffle', 'Button', 'Rufus', 'Pickle', 'Truffle', 'Rags', 'Gus'],
  },
  hedgehog: {
    looks: 'small hedgehog',
    names: ['Bodkin', 'Teasel', 'Pim', 'Burr', 'Quill', 'Bristle', 'Posy', 'Tuffet'],
  },
  frog: {
    looks: 'green frog',
    names: ['Plip', 'Puddle', 'Fergus', 'Lily', 'Tad', 'Dewey', 'Reed', 'Gulliver'],
  },
  squirrel: {
    looks: 'red squirrel',
    names: ['Hazel', 'Tuppy', 'Fidget', 'Twig', 'Skitter', 'Bracken', 'Walnut', 'Chestnut'],
  },
  turtle: {
    looks: 'green turtle',
    names: ['Shelby', 'Olive', 'Pokey', 'Toto', 'Mosey', 'Agatha', 'Boris', 'Jade'],
  },
  penguin: {
    looks: 'round penguin',
    names: ['Pebble', 'Flip', 'Iggy', 'Waddle', 'Dapper', 'Mitten', 'Flurry', 'Isla'],
  },
  robot: {
    looks: 'small square robot',
    names: ['Bolt', 'Dot', 'Tik', 'Pixel', 'Widget', 'Cog', 'Rivet', 'Tock'],
  },
}
