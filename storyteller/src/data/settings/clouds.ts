import { cloudsGap } from '../obstacles/clouds-gap.ts'
import { cloudsFog } from '../obstacles/clouds-fog.ts'
import { cloudsGate } from '../obstacles/clouds-gate.ts'
import { cloudsRain } from '../obstacles/clouds-rain.ts'
import { cloudsShy } from '../obstacles/clouds-shy.ts'
import { cloudsTwinkle } from '../obstacles/clouds-twinkle.ts'
import type { SettingData } from '../schema.ts'

export const clouds: SettingData = {
  names: [
    'Cloud Country',
    'the Upper Meadows',
    'Featherbed Sky',
    'the Land Above the Weather',
    'the Country of Small Clouds',
  ],
  within: 'in',
  where: [
    'where the swallows delivered the milk',
    'where you could lie down anywhere and be comfortable',
    'where rain was made, by hand, on Thursdays',
    'where the sun dropped in for breakfast',
    'where the moon hung its coat up',
  ],
  homes: [
    'a house with a cloud for a floor',
    'a hammock between two puffs of cloud',
    'a little mill where the mist was made',
    'a nest of mist with a weathercock on top',
    'a round white house that moved a little with the wind',
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
      'Three very small clouds came along on the track, / Like lambs that nobody has told to go back.',
      'The clouds were pink as a peach can be, / As soft as wool, as wide as the sea.',
      'A swallow flew by with the evening mail, / And tipped its wing, and flicked its tail.',
      "The air smelled of washing, the air smelled of rain / That hadn't been used, and was put back again.",
      'The path was white, the path was air. / With every step there was more of it there.',
      'A bird flew under, and looked to see / Why feet were where no feet should be.',
    ],
    small: [
      'Poof, went their feet. / The air was sweet.',
      'Pink, pink and white, / soft in the light.',
      'A swallow flew past. / It went so fast!',
      'Small clouds, like sheep, / came half asleep.',
      'Up, up and on! / One puff was gone.',
    ],
  },
  hush: {
    three: [
      'The cloud was soft. Hush.',
      'All the small clouds slept.',
      'A small cloud said, "Baa." Then it slept.',
      'The wind was in bed. Hush, hush.',
    ],
    five: [
      'The little clouds lay down in a heap, like lambs.',
      'The wind turned down the edge of the sky, and tiptoed out.',
      'A swallow brought the last letter, and put it down without a rustle.',
      'The moon hung up its coat and went round on soft feet.',
    ],
    seven: [
      'Outside the small clouds had lain down together, and were breathing.',
      'Down on the ground somebody looked up and thought what a soft night it was.',
      'The rain for tomorrow stood ready in its buckets, and somebody had put a cloth over each, so that it should not splash.',
      'The floor of the house gave a little sigh, as clouds do when they have been walked on all day and are glad of it.',
    ],
    verse: [
      'The little clouds lie in a heap, / As soft as lambs, and all asleep.',
      'The buckets of rain have their lids on for now. / The moon takes its shoes off, and makes them a bow.',
      'The swallows have brought all the letters there were. / The wind in its cradle does not even stir.',
      'Pull up the mist to the tip of your nose. / A cloud is a bed anywhere that it goes.',
      'The rain is asleep and the snow is, too. / Below them the world is little and blue.',
    ],
    small: [
      'Small clouds, lie down / in each soft gown.',
      'Hush, wind, hush, do. / The moon sleeps, too.',
      'Poof, says the bed. / "Put down your head."',
      'The sky lies white / with clouds tonight.',
    ],
  },
  route: [
    { place: 'cloud-meadow', called: 'the cloud meadow', avoid: [] },
    { place: 'rainbow-bridge', called: 'the rainbow bridge', avoid: ['heights'] },
    { place: 'star-harbour', called: 'the star harbour', avoid: [] },
  ],
  helpers: ['owl', 'rabbit', 'mouse', 'cat', 'bear', 'penguin'],
  obstacles: [cloudsGap, cloudsFog, cloudsGate, cloudsRain, cloudsShy, cloudsTwinkle],
}
