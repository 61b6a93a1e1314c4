import { gardenWall } from '../obstacles/garden-wall.ts'
import { gardenMud } from '../obstacles/garden-mud.ts'
import { gardenPumpkin } from '../obstacles/garden-pumpkin.ts'
import { gardenBees } from '../obstacles/garden-bees.ts'
import { gardenHose } from '../obstacles/garden-hose.ts'
import { gardenSunflowers } from '../obstacles/garden-sunflowers.ts'
import type { SettingData } from '../schema.ts'

export const garden: SettingData = {
  names: [
    'Marigold Garden',
    'the Long Green Garden',
    "Grandmother Plum's Garden",
    'Bumblebee Garden',
    'Ladybird Garden',
    'the Garden of Tall Beans',
  ],
  within: 'in',
  where: [
    'where the beans climbed up their poles to look over the wall',
    'where the bees came home with yellow knees',
    'where the sunflowers turned their faces all day long',
    'where the snails knew every stone by name',
    'where the robins had a say in everything',
    'where the strawberries never lasted till Sunday',
  ],
  homes: [
    'a flowerpot house behind the shed',
    'a snug place under the rhubarb leaves',
    'a little house by the garden wall',
    'a hut under the bean poles',
    'a small green house by the gooseberries',
  ],
  sense: {
    three: ['Buzz, went a bee.', 'It smelled of mint.', 'The grass was cool.', 'A snail said nothing.'],
    five: [
      'The air smelled of mint and warm tomatoes.',
      'A bee went by, late for supper.',
      'The peas hung in rows like green washing.',
      'Somewhere a sprinkler said tick, tick, tick.',
      'The daisies were closing, one by one.',
    ],
    seven: [
      "The air smelled of mint, warm earth, and somebody else's strawberries.",
      'A bee bumbled home, so full of dinner that it had to fly in a curve.',
      'The daisies were folding up their petals like people closing umbrellas.',
      'Under the cabbages it was cool and green, and sounds came in soft.',
      'The watering can by the wall still held a round piece of the sky.',
    ],
    verse: [
      'The mint smelled sweet, the peas hung down, / A bee flew home in a furry gown.',
      'The daisies shut their petals tight / And nodded to the evening light.',
      'A snail slid by upon a leaf / And told a tale that was not brief.',
      'A blackbird sang over the rhubarb, and then / Forgot how it went, and began it again.',
      'A worm came up, and it looked about, / And did not know if it had come out.',
      'The beans went up, the beans looked down, / And saw as far as the end of town.',
    ],
    small: [
      'Buzz, home, fat bee! / It smelled of tea.',
      'Mint, cool and green, / with peas in between.',
      'A snail slid by / with one slow eye.',
      'Daisies, good night! / They closed up tight.',
      'A worm said, "Hey! / Is it still day?"',
    ],
  },
  hush: {
    three: [
      'All the daisies slept.',
      'Buzz, said the last bee. Then it slept too.',
      'The peas hung still in a row.',
      'A snail went by. Slow, slow.',
    ],
    five: [
      'In the garden every daisy had shut its eye.',
      'The snails went on with their night work, without a sound.',
      'A moth came to see the white flowers, and stayed to talk.',
      'The watering can had a star in it.',
    ],
    seven: [
      'Out in the garden the moths came to visit the white flowers.',
      'The bean poles stood quite still, as if they had been told a secret.',
      'A hedgehog went its rounds under the beans, to see that everything was locked.',
      'The cabbages kept very still, each with a drop of dew in its lap.',
    ],
    verse: [
      'The daisies sleep, the peas sleep too, / And every leaf is bright with dew.',
      'The bees are in, the beans stand straight. / The moth flies up. The hour is late.',
      'The snails slide out on a silver thread. / The peas are six to every bed.',
      'The dew comes down on leaf and stone, / And every bud has a dream of its own.',
      'The birds are in, and the bees are fed. / The flowers have each put down its head.',
    ],
    small: [
      'The bees are in. / The moon is thin.',
      'Peas in a pod, / nod, nod, nod, nod.',
      'Daisies, sleep tight. / Good night, good night.',
      'Snail, slow and round, / goes without sound.',
    ],
  },
  route: [
    { place: 'flower-beds', called: 'the flower beds', avoid: [] },
    { place: 'vegetable-patch', called: 'the vegetable patch', avoid: [] },
    { place: 'garden-pond', called: 'the pond', avoid: [] },
  ],
  helpers: ['frog', 'hedgehog', 'mouse', 'cat', 'turtle', 'rabbit'],
  obstacles: [gardenWall, gardenMud, gardenPumpkin, gardenBees, gardenHose, gardenSunflowers],
}
