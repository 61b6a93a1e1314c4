import { jungleVines } from '../obstacles/jungle-vines.ts'
import { jungleRiver } from '../obstacles/jungle-river.ts'
import { jungleSteps } from '../obstacles/jungle-steps.ts'
import { jungleParrots } from '../obstacles/jungle-parrots.ts'
import { jungleTurtles } from '../obstacles/jungle-turtles.ts'
import { jungleDoor } from '../obstacles/jungle-door.ts'
import type { SettingData } from '../schema.ts'

export const jungle: SettingData = {
  names: [
    'the Mango Jungle',
    'the Jungle of Ten Thousand Leaves',
    'Banana Leaf Jungle',
    'the Humming Jungle',
  ],
  within: 'in',
  where: [
    'where the leaves were as big as beds',
    'where the parrots repeated everything twice, twice',
    'where it rained at four and was dry by five',
    'where every vine had somebody on it',
  ],
  homes: [
    'a hut on stilts by the river',
    'a nest of leaves in the mango tree',
    'a hollow fig tree with a leaf for a door',
  ],
  sense: {
    three: [
      '"Hello, hello," said a parrot.',
      'Drip, drop, went the leaves.',
      'It was warm and green.',
      'Hum, hum, went the bugs.',
    ],
    five: [
      '"Hello, hello," said a parrot, who always said it twice.',
      'The leaves dripped on their heads, one drop each.',
      'It smelled of mangoes and warm rain.',
      'Blue butterflies opened and shut like little books.',
      'All round them the jungle hummed one note.',
    ],
    seven: [
      'The jungle hummed, all on one note, like a kettle that is thinking of boiling.',
      '"Where to? Where to?" asked a parrot, and did not wait to be told.',
      'Butterflies as blue as plates opened and closed on the path.',
      'It smelled of mangoes, and of rain that had just left.',
      'Big leaves passed one drop down to the next, from the roof of the jungle to the floor, and the last one gave it to {hero}.',
    ],
    verse: [
      'The parrots said, "Hello! Hello!" / And asked them twice which way they\'d go.',
      'The leaves dripped down, the mangoes swung, / And everywhere the jungle sung.',
      'A butterfly as blue as a plate / Flew on ahead and would not wait.',
    ],
  },
  hush: {
    three: ['"Good night, good night," said the parrot.', 'Hum, went the bugs, so low.'],
    five: [
      '"Good night, good night," said the parrot, and put its head under its wing.',
      'The jungle hummed its one low note, and the frogs came in on the beat.',
    ],
    seven: [
      'The parrots had said everything twice, and were silent at last.',
      'A little rain came by, and went over the big leaves on tiptoe.',
    ],
    verse: ['The parrots sleep, the soft rain goes / Across the leaves on silver toes.'],
  },
  route: [
    { place: 'jungle-path', called: 'the green path', avoid: [] },
    { place: 'jungle-river', called: 'the brown river', avoid: [] },
    { place: 'jungle-temple', called: 'the old temple', avoid: [] },
  ],
  helpers: ['frog', 'turtle', 'mouse', 'bear', 'owl', 'cat'],
  obstacles: [jungleVines, jungleRiver, jungleSteps, jungleParrots, jungleTurtles, jungleDoor],
}
