import { cloudsGap } from '../obstacles/clouds-gap.ts'
import { cloudsFog } from '../obstacles/clouds-fog.ts'
import { cloudsGate } from '../obstacles/clouds-gate.ts'
import { cloudsRain } from '../obstacles/clouds-rain.ts'
import { cloudsShy } from '../obstacles/clouds-shy.ts'
import { cloudsTwinkle } from '../obstacles/clouds-twinkle.ts'
import type { SettingData } from '../schema.ts'

export const clouds: SettingData = {
  names: ['Cloud Country', 'the Upper Meadows', 'Featherbed Sky', 'the Land Above the Weather'],
  within: 'in',
  where: [
    'where the swallows delivered the milk',
    'where you could lie down anywhere and be comfortable',
    'where rain was made, by hand, on Thursdays',
    'where the sun dropped in for breakfast',
  ],
  homes: [
    'a house with a cloud for a floor',
    'a hammock between two puffs of cloud',
    'a little mill where the mist was made',
  ],
  sense: {
    three: [
      'The cloud went poof.',
      'A swallow said, "Tweet."',
      'All was soft and pink.',
      'Poof, poof, went their feet.',
    ],
    five: [
      'The cloud gave a little at each step, like a very good bed.',
      'A swallow went by with a letter.',
      'Everything had turned the colour of peaches.',
      'It smelled of rain that had not been used yet.',
      'Small clouds followed them like lambs.',
    ],
    seven: [
      'At each step the cloud gave way a little, and then gave back, like a well-mannered mattress.',
      'A swallow went by with the evening post and nodded.',
      'The light had got into everything, and the whole country was the colour of peaches.',
      'Three young clouds had begun to follow them, like lambs who have not been told to stop.',
      'It smelled of clean washing, and of rain that was still being saved up.',
    ],
    verse: [
      'The clouds were pink, the clouds were deep, / And followed behind like woolly sheep.',
      'The clouds were pink as a peach can be, / As soft as wool, as wide as the sea.',
      'A swallow flew by with the evening mail, / And tipped its wing, and flicked its tail.',
    ],
  },
  hush: {
    three: ['The cloud was soft. Hush.', 'All the small clouds slept.'],
    five: [
      'The little clouds lay down in a heap, like lambs.',
      'The wind turned down the edge of the sky, and tiptoed out.',
    ],
    seven: [
      'Outside the small clouds had lain down together, and were breathing.',
      'Down on the ground somebody looked up and thought what a soft night it was.',
    ],
    verse: ['The little clouds lie in a heap, / As soft as lambs, and all asleep.'],
  },
  route: [
    { place: 'cloud-meadow', called: 'the cloud meadow', avoid: [] },
    { place: 'rainbow-bridge', called: 'the rainbow bridge', avoid: ['heights'] },
    { place: 'star-harbour', called: 'the star harbour', avoid: [] },
  ],
  helpers: ['owl', 'rabbit', 'mouse', 'cat', 'bear', 'penguin'],
  obstacles: [cloudsGap, cloudsFog, cloudsGate, cloudsRain, cloudsShy, cloudsTwinkle],
}
