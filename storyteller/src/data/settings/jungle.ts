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
    'the Jungle of Warm Rain',
  ],
  within: 'in',
  where: [
    'where the leaves were as big as beds',
    'where the parrots repeated everything twice, twice',
    'where it rained at four and was dry by five',
    'where every vine had somebody on it',
    'where the sloths were early if they came on the right day',
  ],
  homes: [
    'a hut on stilts by the river',
    'a nest of leaves in the mango tree',
    'a hollow fig tree with a leaf for a door',
    'a tree house with a rope for a door bell',
    'a hammock between two banana trees',
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
      'A sloth on a branch gave a slow little wave. / It started on Monday, that wave that it gave.',
      'A monkey hung down by his tail to see. / "You\'re upside down," he said. "Not me."',
      'The rain came down for a minute or two, / And stopped, for it had other things to do.',
    ],
    small: [
      'Drip on the nose! / Drip on the toes!',
      '"Hello! Hello!" / "We know, we know."',
      'Green up, green down, / with a bit of brown.',
      'Hum, hum, a bug! / The air was snug.',
      'A monkey swung by. / It hung from the sky.',
      'Rain, warm and slow, / with nowhere to go.',
    ],
  },
  hush: {
    three: [
      '"Good night, good night," said the parrot.',
      'Hum, went the bugs, so low.',
      'Drip. One last drop fell. Drip.',
      'A sloth shut one eye. Then two.',
    ],
    five: [
      '"Good night, good night," said the parrot, and put its head under its wing.',
      'The jungle hummed its one low note, and the frogs came in on the beat.',
      'A sloth began a yawn. It would be done by morning.',
      'The big leaves folded up, one over the other, like hands.',
    ],
    seven: [
      'The parrots had said everything twice, and were silent at last.',
      'A little rain came by, and went over the big leaves on tiptoe.',
      'On a branch outside, a sloth who had meant to stay up and see them come home had almost got one eye open.',
      'The jungle turned its hum down low, as you do when somebody in the house is asleep.',
    ],
    verse: [
      'The parrots sleep, the soft rain goes / Across the leaves on silver toes.',
      "The sloth has been yawning since quarter to three. / It's nearly asleep now, and so are we.",
      'The frogs keep the beat, and the bugs keep the tune, / And every leaf holds up a piece of the moon.',
      "The vines all hang still, and the river slides by. / There's one little star in the piece that is sky.",
      'The monkeys sleep up there in a row, / With all their tails hung down below.',
    ],
    small: [
      'The parrots sleep, / all in a heap.',
      'Drip, says a leaf. / The rain was brief.',
      'Hum, says the night. / It hums it right.',
      'Leaf on leaf lies. / Shut are its eyes.',
    ],
  },
  route: [
    { place: 'jungle-path', called: 'the green path', avoid: [] },
    { place: 'jungle-river', called: 'the brown river', avoid: [] },
    { place: 'jungle-temple', called: 'the old temple', avoid: [] },
  ],
  helpers: ['frog', 'turtle', 'mouse', 'bear', 'owl', 'cat'],
  obstacles: [jungleVines, jungleRiver, jungleSteps, jungleParrots, jungleTurtles, jungleDoor],
}
