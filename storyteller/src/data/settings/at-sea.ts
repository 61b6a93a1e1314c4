import { atseaNowind } from '../obstacles/atsea-nowind.ts'
import { atseaRocks } from '../obstacles/atsea-rocks.ts'
import { atseaFog } from '../obstacles/atsea-fog.ts'
import { atseaTide } from '../obstacles/atsea-tide.ts'
import { atseaNoland } from '../obstacles/atsea-noland.ts'
import { atseaCrab } from '../obstacles/atsea-crab.ts'
import type { SettingData } from '../schema.ts'

export const atSea: SettingData = {
  names: ['the Wide Blue Bay', 'the Sea of Teacups', 'Gull Harbour', 'the Marmalade Sea'],
  within: 'in',
  where: [
    'where the gulls knew all the gossip',
    'where the boats nodded to each other all day',
    'where the tide came in for tea',
    'where the lighthouse winked at everyone',
  ],
  homes: ['a houseboat with geraniums', 'a little boat with a yellow sail', 'a hut on the harbour wall'],
  sense: {
    three: [
      'Splish, splash, said the sea.',
      'A gull said, "Mine!"',
      'It smelled of salt.',
      'The boats went bob, bob.',
    ],
    five: [
      "It smelled of salt, and rope, and somebody's fried fish.",
      '"Mine," said a gull, about nothing in particular.',
      'The boats nodded to each other like old ladies.',
      'Flip, flap, said the sails.',
      'The sea was full of small gold scales of sun.',
    ],
    seven: [
      'It smelled of salt, tar and lemons.',
      '"Mine," said a gull, looking at the whole horizon.',
      'The sun had laid a long gold carpet on the sea, right up to their toes.',
      'Ropes tapped on masts, tick, tick, tick, like a shop full of clocks.',
      'Far out a fish jumped, had a look at everything, and went back to tell the others.',
    ],
    verse: [
      'The boats all bobbed, the gulls all cried, / And out went the lazy evening tide.',
      'The sun had laid a path of gold. / The sea smelled salty, and blue, and old.',
      'A fish jumped up to have a look, / Then went below with the notes it took.',
    ],
  },
  hush: {
    three: ['Hush, said the sea. Hush.', 'Bob, bob, went the boats.'],
    five: [
      'Hush, said the sea on the sand. Hush, and hush again.',
      'The lighthouse winked, and waited, and winked.',
    ],
    seven: [
      'The sea came up the sand as far as it could, whispered something, and went back for more.',
      'The lighthouse swung its long arm over the water, once for everybody out there, and once for everybody at home.',
    ],
    verse: ['The sea says hush upon the sand. / The boats lie safe beside the land.'],
  },
  route: [
    { place: 'harbour', called: 'the harbour mouth', avoid: [] },
    { place: 'open-sea', called: 'the open sea', avoid: ['deep-water'] },
    { place: 'little-island', called: 'the little island', avoid: [] },
  ],
  helpers: ['turtle', 'penguin', 'cat', 'mouse', 'frog', 'bear'],
  obstacles: [atseaNowind, atseaRocks, atseaFog, atseaTide, atseaNoland, atseaCrab],
}
