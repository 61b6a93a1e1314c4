import { gardenWall } from '../obstacles/garden-wall.ts'
import { gardenMud } from '../obstacles/garden-mud.ts'
import { gardenPumpkin } from '../obstacles/garden-pumpkin.ts'
import type { SettingData } from '../schema.ts'

export const garden: SettingData = {
  names: ['Marigold Garden', 'the Long Green Garden', "Grandmother Plum's Garden", 'Bumblebee Garden'],
  within: 'in',
  where: [
    'where the beans climbed up their poles to look over the wall',
    'where the bees came home with yellow knees',
    'where the sunflowers turned their faces all day long',
    'where the snails knew every stone by name',
  ],
  homes: [
    'a flowerpot house behind the shed',
    'a snug place under the rhubarb leaves',
    'a little house by the garden wall',
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
    ],
  },
  hush: {
    three: ['All the daisies slept.', 'Buzz, said the last bee. Then it slept too.'],
    five: [
      'In the garden every daisy had shut its eye.',
      'The snails went on with their night work, without a sound.',
    ],
    seven: [
      'Out in the garden the moths came to visit the white flowers.',
      'The bean poles stood quite still, as if they had been told a secret.',
    ],
    verse: ['The daisies sleep, the peas sleep too, / And every leaf is bright with dew.'],
  },
  route: [
    { place: 'flower-beds', called: 'the flower beds', avoid: [] },
    { place: 'vegetable-patch', called: 'the vegetable patch', avoid: [] },
    { place: 'garden-pond', called: 'the pond', avoid: [] },
  ],
  helpers: ['frog', 'hedgehog', 'mouse', 'cat', 'turtle', 'rabbit'],
  obstacles: [gardenWall, gardenMud, gardenPumpkin],
}
