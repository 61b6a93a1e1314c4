import { snowDrift } from '../obstacles/snow-drift.ts'
import { snowPond } from '../obstacles/snow-pond.ts'
import { snowIcedoor } from '../obstacles/snow-icedoor.ts'
import type { SettingData } from '../schema.ts'

export const snow: SettingData = {
  names: ['Snowhush Valley', 'the White Village', 'Mittenland', 'Frost Hollow'],
  within: 'in',
  where: [
    'where the chimneys wore white hats',
    'where every twig had sugar on it',
    'where footprints told all the news',
    'where even the wind wore mittens',
  ],
  homes: [
    'a round house with a red door',
    'a snug den under the snow',
    'a hut with icicles like teeth of glass',
  ],
  sense: {
    three: [
      'Crunch, crunch, went the snow.',
      "A snowflake sat on {hero}'s nose.",
      'The air was cold and clean.',
      'All was white.',
    ],
    five: [
      'The snow said crunch, and then crunch again.',
      "A snowflake landed on {hero}'s nose, and thought it over, and melted.",
      'Smoke stood up straight from every chimney.',
      'The air smelled of apples and cold iron.',
      'All sounds had been tucked in.',
    ],
    seven: [
      'The snow made everything round, as if the whole world had been put to bed.',
      'Their breath went ahead of them in small white clouds, like three-quarters of a train.',
      'A robin looked at them from a fence post, as red as a berry and twice as cross.',
      'It was so quiet that you could hear the flakes arrive.',
      'Icicles hung from every roof, and now and then one of them tried out a note.',
    ],
    verse: [
      'The snow went crunch with every tread. / The roofs were white, one robin red.',
      'The flakes came down without a sound / And tucked a blanket round the ground.',
      'Their breath made clouds, the snow made light, / And all the world was soft and white.',
    ],
  },
  hush: {
    three: ['Down came the snow. Hush, hush.', 'All was white and still.'],
    five: [
      'Outside the snow was coming down, and down, without one sound.',
      'The snow tucked in every roof and every twig.',
    ],
    seven: [
      'Outside the snow went on falling, and filled up their footprints one by one, until the day had never been.',
      'The icicles hung in a row, and kept very still.',
    ],
    verse: ['The snow comes down on roof and tree, / As soft and slow as snow can be.'],
  },
  route: [
    { place: 'snowy-lane', called: 'the snowy lane', avoid: [] },
    { place: 'frozen-pond', called: 'the frozen pond', avoid: [] },
    { place: 'ice-cave', called: 'the blue ice cave', avoid: [] },
  ],
  helpers: ['penguin', 'owl', 'rabbit', 'bear', 'squirrel', 'mouse'],
  obstacles: [snowDrift, snowPond, snowIcedoor],
}
