import { desertDune } from '../obstacles/desert-dune.ts'
import { desertCactus } from '../obstacles/desert-cactus.ts'
import { desertSand } from '../obstacles/desert-sand.ts'
import { desertEcho } from '../obstacles/desert-echo.ts'
import { desertTumbleweed } from '../obstacles/desert-tumbleweed.ts'
import { desertMirage } from '../obstacles/desert-mirage.ts'
import type { SettingData } from '../schema.ts'

export const desert: SettingData = {
  names: [
    'the Singing Sands',
    'the Apricot Desert',
    'the Desert of Small Winds',
    'Honeycomb Desert',
    'the Desert of One Palm',
  ],
  within: 'in',
  where: [
    'where the sand hummed when you walked on it',
    'where the wind rewrote the map each morning',
    'where the stars came down almost to the ground',
    'where one date palm was called a crowd',
    'where shade was sold by the slice',
  ],
  homes: [
    'a striped tent by the well',
    'a cool clay house with a blue door',
    'a burrow under the date palm',
    'a round house with walls as thick as a sofa is long',
    'a tent with a carpet that knew the way to town',
  ],
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
      "A camel went by with its nose in the air, / As if it had somewhere, and we didn't care.",
      'The sand ran up, and the sand ran down, / And there was more of it, yellow and brown.',
      'The wind drew lines on the hills of sand. / It liked it best to do things by hand.',
    ],
    small: [
      'Hum, hum, warm sand! / It ran through the hand.',
      'A lizard ran past / on hot toes, so fast!',
      'A breeze went by, / a small one, and dry.',
      'Sand in the tea, / and a bit on the knee.',
      'Warm, warm the ground. / No one around.',
    ],
  },
  hush: {
    three: [
      'The sand was cool now.',
      'Hum, sang the sand, so low.',
      'A small wind lay down to sleep.',
      'The stars came so near. Hush.',
    ],
    five: [
      'Outside the sand had gone cool and blue.',
      'The small winds lay down in the hollows of the dunes.',
      'The lizard had gone in under its stone, and pulled the cool over it.',
      'Somewhere a camel sighed, and folded up its legs, front ones first.',
    ],
    seven: [
      'Outside the sand gave back the last warmth of the day, grain by grain.',
      'The stars came down as near as they dared, and looked in.',
      'The dunes moved a little in the night, as sleepers do, and by morning they would be lying quite another way.',
      'The well held one star in it, very still, so that nobody should spill it.',
    ],
    verse: [
      'The sand lies cool, the winds lie low, / The stars come near in a silver row.',
      'The camels have folded their legs with a sigh. / The well has a star in it, out of the sky.',
      "The sand that was hot is as cool as a sheet. / The wind tucks it in round the little dune's feet.",
      "The lizard's in bed with a stone for a lid. / The date palm stood guard all day. Good that it did.",
      'The sun was hot, the day was long. / The sand hums the end of the evening song.',
    ],
    small: [
      'The sand lies cool, / a star in the pool.',
      'Hum, sand, so low. / The winds come slow.',
      'The camels kneel. / How sleepy they feel!',
      "The big red sun / is in bed. It's done.",
    ],
  },
  route: [
    { place: 'dunes', called: 'the dunes', avoid: [] },
    { place: 'canyon', called: 'the red canyon', avoid: ['heights'] },
    { place: 'oasis', called: 'the green oasis', avoid: [] },
  ],
  helpers: ['turtle', 'mouse', 'owl', 'frog', 'cat', 'robot'],
  obstacles: [desertDune, desertCactus, desertSand, desertEcho, desertTumbleweed, desertMirage],
}
