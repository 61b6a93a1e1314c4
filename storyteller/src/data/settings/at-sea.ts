import { atseaNowind } from '../obstacles/atsea-nowind.ts'
import { atseaRocks } from '../obstacles/atsea-rocks.ts'
import { atseaFog } from '../obstacles/atsea-fog.ts'
import { atseaTide } from '../obstacles/atsea-tide.ts'
import { atseaNoland } from '../obstacles/atsea-noland.ts'
import { atseaCrab } from '../obstacles/atsea-crab.ts'
import type { SettingData } from '../schema.ts'

export const atSea: SettingData = {
  names: ['the Wide Blue Bay', 'the Sea of Teacups', 'Gull Harbour', 'the Marmalade Sea', 'Biscuit Bay'],
  within: 'in',
  where: [
    'where the gulls knew all the gossip',
    'where the boats nodded to each other all day',
    'where the tide came in for tea',
    'where the lighthouse winked at everyone',
    'where the waves came in one at a time, like polite people',
    'where every rope had a name',
  ],
  homes: [
    'a houseboat with geraniums',
    'a little boat with a yellow sail',
    'a hut on the harbour wall',
    'a boat that had been turned over and given a chimney',
    'a white house that the spray washed on Mondays',
  ],
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
      'A gull said "That\'s mine!" of the sun and the sea, / And twice of the crumbs of a biscuit for tea.',
      'The ropes went tick, tick, on the masts in a row, / Like clocks in a shop, neither quick nor slow.',
      'The wind blew salt, the wind blew sweet. / The waves came up on little feet.',
    ],
    small: [
      'Bob, bob, a boat. / How well they float!',
      '"Mine!" said a gull. / It never was dull.',
      'Flip, flap, a sail! / Swish, went a tail.',
      'Salt in the air, / and salt in the hair.',
      'The waves came in / with a splash and a grin.',
    ],
  },
  hush: {
    three: [
      'Hush, said the sea. Hush.',
      'Bob, bob, went the boats.',
      'The gulls were in bed. No more "Mine!"',
      'Tick, tick, went a rope. Then it slept.',
    ],
    five: [
      'Hush, said the sea on the sand. Hush, and hush again.',
      'The lighthouse winked, and waited, and winked.',
      'The gulls had put their heads under their wings. "Mine," one of them said in its sleep.',
      'Down in the harbour the boats lay side by side, and bumped each other good night.',
    ],
    seven: [
      'The sea came up the sand as far as it could, whispered something, and went back for more.',
      'The lighthouse swung its long arm over the water, once for everybody out there, and once for everybody at home.',
      'The gulls stood in a row along the wall, each on one leg, saving the other for tomorrow.',
      'A rope tapped on a mast, and stopped, and tapped again, like somebody telling a story who keeps nodding off.',
    ],
    verse: [
      'The sea says hush upon the sand. / The boats lie safe beside the land.',
      'The gulls on the wall put one leg away, / And keep it all dry for another day.',
      "The lighthouse goes round with its long golden arm, / And says to the boats that they'll come to no harm.",
      'The boats in the harbour lie side by side, / And go up to bed on the back of the tide.',
      'The waves come in so slow, so slow, / And say good night before they go.',
    ],
    small: [
      'Hush, hush, the sea / is as soft as can be.',
      'Each gull is white, / one leg, good night.',
      'Bob, boats, bob slow. / Good night, and so.',
      'Wink, goes the light. / All boats, sleep tight.',
    ],
  },
  route: [
    { place: 'harbour', called: 'the harbour mouth', avoid: [] },
    { place: 'open-sea', called: 'the open sea', avoid: ['deep-water'] },
    { place: 'little-island', called: 'the little island', avoid: [] },
  ],
  helpers: ['turtle', 'penguin', 'cat', 'mouse', 'frog', 'bear'],
  obstacles: [atseaNowind, atseaRocks, atseaFog, atseaTide, atseaNoland, atseaCrab],
}
