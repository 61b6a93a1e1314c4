import { desertDune } from '../obstacles/desert-dune.ts'
import { desertCactus } from '../obstacles/desert-cactus.ts'
import { desertSand } from '../obstacles/desert-sand.ts'
import { desertEcho } from '../obstacles/desert-echo.ts'
import { desertTumbleweed } from '../obstacles/desert-tumbleweed.ts'
import { desertMirage } from '../obstacles/desert-mirage.ts'
import type { SettingData } from '../schema.ts'

export const desert: SettingData = {
  names: ['the Singing Sands', 'the Apricot Desert', 'the Desert of Small Winds', 'Honeycomb Desert'],
  within: 'in',
  where: [
    'where the sand hummed when you walked on it',
    'where the wind rewrote the map each morning',
    'where the stars came down almost to the ground',
    'where one date palm was called a crowd',
  ],
  homes: ['a striped tent by the well', 'a cool clay house with a blue door', 'a burrow under the date palm'],
  sense: {
    three: [
      'The sand was warm.',
      'Hum, hum, sang the sand.',
      'The sun was big and red.',
      'Whoosh, went a small wind.',
    ],
    five: [
      'The sand hummed under them, like somebody who has forgotten the words.',
      'The sun was as big and as red as a gong.',
      'A small wind went by, carrying nothing.',
      'A lizard ran over the sand on two legs at a time, because it was hot.',
      'It smelled of dust and dates.',
    ],
    seven: [
      'The sand hummed as they walked, in a low contented voice, like a person stirring soup.',
      'The sun sat on the edge of the world, red and round as a gong that somebody was about to hit.',
      'A lizard passed, lifting its feet two by two, as if the floor had just been washed.',
      'Every dune had a soft side and a sharp side, and a thin line of wind on top.',
      'It smelled of dust, and dates, and very faintly of the sea, though that was a hundred miles away.',
    ],
    verse: [
      'The sand beneath them hummed a song. / It knew the tune, but got words wrong.',
      'The sun was red, the dunes were gold, / The evening wind was soft and old.',
      'A lizard ran on tippy-toes, / Where hot sand tickles, as everyone knows.',
    ],
  },
  hush: {
    three: ['The sand was cool now.', 'Hum, sang the sand, so low.'],
    five: [
      'Outside the sand had gone cool and blue.',
      'The small winds lay down in the hollows of the dunes.',
    ],
    seven: [
      'Outside the sand gave back the last warmth of the day, grain by grain.',
      'The stars came down as near as they dared, and looked in.',
    ],
    verse: ['The sand lies cool, the winds lie low, / The stars come near in a silver row.'],
  },
  route: [
    { place: 'dunes', called: 'the dunes', avoid: [] },
    { place: 'canyon', called: 'the red canyon', avoid: ['heights'] },
    { place: 'oasis', called: 'the green oasis', avoid: [] },
  ],
  helpers: ['turtle', 'mouse', 'owl', 'frog', 'cat', 'robot'],
  obstacles: [desertDune, desertCactus, desertSand, desertEcho, desertTumbleweed, desertMirage],
}
