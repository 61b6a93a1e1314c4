import { snowDrift } from '../obstacles/snow-drift.ts'
import { snowPond } from '../obstacles/snow-pond.ts'
import { snowIcedoor } from '../obstacles/snow-icedoor.ts'
import { snowSteps } from '../obstacles/snow-steps.ts'
import { snowSnowman } from '../obstacles/snow-snowman.ts'
import { snowMirrors } from '../obstacles/snow-mirrors.ts'
import type { SettingData } from '../schema.ts'

export const snow: SettingData = {
  names: [
    'Snowhush Valley',
    'the White Village',
    'Mittenland',
    'Frost Hollow',
    'Pinecone Village',
    'the Valley of White Roofs',
  ],
  within: 'in',
  where: [
    'where the chimneys wore white hats',
    'where every twig had sugar on it',
    'where footprints told all the news',
    'where even the wind wore mittens',
    'where the snowmen all knew each other',
    'where the icicles rang like spoons',
  ],
  homes: [
    'a round house with a red door',
    'a snug den under the snow',
    'a hut with icicles like teeth of glass',
    'a little house with a fat chimney',
    'a hut with snow up to its windows',
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
      'The smoke from each chimney went up like a string. / A robin sat, round as a bun, to sing.',
      'The snow kept every step behind, / And seemed to like it, and not to mind.',
      'A bird had left a little note: / Three toes, three toes, on a snow-white coat.',
    ],
    small: [
      'Crunch, crunch, so white! / All soft, all bright.',
      'A flake, so small, / the first of them all!',
      'Puff, puff, they blew / white clouds, all new.',
      'One robin, red, / sat on a shed.',
      'One mitten, wet, / was not lost yet.',
    ],
  },
  hush: {
    three: [
      'Down came the snow. Hush, hush.',
      'All was white and still.',
      'The snow lay on the roof like a hat.',
      'No sound. Just snow.',
    ],
    five: [
      'Outside the snow was coming down, and down, without one sound.',
      'The snow tucked in every roof and every twig.',
      'The chimney let out one last puff, like a good-night kiss.',
      'Even the robin had put its head away.',
    ],
    seven: [
      'Outside the snow went on falling, and filled up their footprints one by one, until the day had never been.',
      'The icicles hung in a row, and kept very still.',
      'The snowman in the lane had nothing to do until morning, and did it well.',
      'It was so still that the stars seemed to creak.',
    ],
    verse: [
      'The snow comes down on roof and tree, / As soft and slow as snow can be.',
      "The lane is white, the pond is blue. / The robin's asleep, and the snowman too.",
      'The flakes come down on every sill / To see who might be up there still.',
      'The chimneys puff, the windows glow, / And hush, and hush, and hush, says the snow.',
      'The snowman stands by the gate in the night. / He likes it cold, and he likes it white.',
    ],
    small: [
      'Snow on the sill, / so soft, so still.',
      'Hush, falls the snow / on all below.',
      'White roof, white tree, / as far as you see.',
      'The robin, red, / has gone to bed.',
    ],
  },
  route: [
    { place: 'snowy-lane', called: 'the snowy lane', avoid: [] },
    { place: 'frozen-pond', called: 'the frozen pond', avoid: [] },
    { place: 'ice-cave', called: 'the blue ice cave', avoid: [] },
  ],
  helpers: ['penguin', 'owl', 'rabbit', 'bear', 'squirrel', 'mouse'],
  obstacles: [snowDrift, snowPond, snowIcedoor, snowSteps, snowSnowman, snowMirrors],
}
