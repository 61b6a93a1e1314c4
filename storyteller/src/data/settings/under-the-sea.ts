import { seaCurrent } from '../obstacles/sea-current.ts'
import { seaKelp } from '../obstacles/sea-kelp.ts'
import { seaShell } from '../obstacles/sea-shell.ts'
import { seaDentist } from '../obstacles/sea-dentist.ts'
import { seaOctopus } from '../obstacles/sea-octopus.ts'
import { seaHermits } from '../obstacles/sea-hermits.ts'
import type { SettingData } from '../schema.ts'

export const underTheSea: SettingData = {
  names: ['the Coral Kingdom', 'Seahorse Bay', 'the Sunken Garden', 'Bubble Reef', 'Teapot Lagoon'],
  within: 'in',
  where: [
    'where the fish went to school and liked it',
    'where the seaweed waved to everybody',
    'where the pearls were kept in soap dishes',
    'where the crabs danced sideways on Sundays',
    'where it was always bath night',
  ],
  homes: [
    'a shell house behind the coral',
    'an upside-down teapot on the sand',
    'a cave with a seaweed curtain',
    'a round house with a bubble for a bell',
    'a big pink shell with stairs inside',
  ],
  sense: {
    three: [
      'Blub, blub, went the bubbles.',
      'A fish said, "Blub."',
      'The sea was blue and green.',
      'Swish, went the weed.',
    ],
    five: [
      'The seaweed waved, as it did to everyone.',
      'A school of fish went by, all turning at once.',
      'Light came down through the water in long wobbly stripes.',
      'A crab stepped aside. It was the only way it knew.',
      'Bubbles went up, in no hurry, to see the sky.',
    ],
    seven: [
      'The light came down in long wobbling ribbons and drew gold nets on the sand.',
      'A school of small fish turned all at the same moment, like a page.',
      'A crab stepped aside to let them pass. It was the only direction in which it was any good.',
      'Their bubbles went up, one after the other, like people going upstairs.',
      'Everything swayed a little, all the time, as if the sea were rocking it.',
    ],
    verse: [
      'The seaweed waved, the fishes turned, / And through the blue the sunset burned.',
      'The light came down in a wobbly net / And caught every fish, and not one got wet.',
      'The bubbles wobbled up and up, / Like lemonade inside a cup.',
      'A crab stepped left, a crab stepped right, / And bowed to both, and was polite.',
      'A fish came up, with O for a mouth. / It looked to the north, and went off to the south.',
      'The grass down there went left and right, / And let in a bit of the evening light.',
    ],
    small: [
      'Blub, went a fish. / Swish, swish, swish, swish.',
      'A crab went by. / It waved. So did I.',
      'Blue, blue and green, / the best you have seen.',
      'Up, bubbles, high! / They looked for the sky.',
      'Fish in a school! / The water was cool.',
    ],
  },
  hush: {
    three: [
      'Blub, said the sea. Blub.',
      'The weed went swish, so slow.',
      'A crab put out the light. Click.',
      'One small bubble went up. Blub.',
    ],
    five: [
      'All round the house the sea rocked, and rocked, and rocked.',
      'The seaweed waved good night to everyone.',
      'The fish hung still in rows, with their eyes open, asleep.',
      'A crab went round the reef and shut all the shells for the night.',
    ],
    seven: [
      'The sea went on rocking, as it has always done, for anyone who might be awake.',
      'Far above, the moon laid one silver coin on the water, and it came down slowly, as light.',
      'The little fish had tucked themselves into the coral, one to a hole, and pulled their tails in after them.',
      'One bubble got up from the sand, and thought of going somewhere, and went up, past the weed and the last of the light.',
    ],
    verse: [
      'The moon sends a coin down to pay for the bed. / A shrimp puts it under the pillow instead.',
      'The sea rocks left, the sea rocks right, / And all the fishes say good night.',
      'The crab shuts the shells, and he bids them good night, / One step to the left and one step to the right.',
      "The bubbles have stopped, and the seaweed hangs slack. / The tide has gone out, but it said it'd be back.",
      'A fish in the coral, a shrimp in the sand, / And each has a bed that was nicely planned.',
    ],
    small: [
      'Blub, blub, sleep tight. / The sea says good night.',
      'Rock, sea, rock slow. / To and fro.',
      'Fish, one by one, / say day is done.',
      'The shells go shut. / One snores, tut-tut.',
    ],
  },
  route: [
    { place: 'coral-reef', called: 'the coral reef', avoid: [] },
    { place: 'kelp-forest', called: 'the kelp forest', avoid: [] },
    { place: 'sea-cave', called: 'the pearly cave', avoid: [] },
  ],
  helpers: ['turtle', 'frog', 'penguin', 'robot', 'mouse', 'cat'],
  obstacles: [seaCurrent, seaKelp, seaShell, seaDentist, seaOctopus, seaHermits],
}
