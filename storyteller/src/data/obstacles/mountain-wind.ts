import type { ObstacleData } from '../schema.ts'

export const mountainWind: ObstacleData = {
  id: 'mountain-wind',
  kind: 'other',
  place: 'mountain-ledge',
  props: [],
  tool: 'pebble',
  avoid: [],
  meet: {
    three: [
      'The wind blew. Whoosh! It blew {hero} back three steps.',
      'Puff, said the wind. Off went a hat. Back went {friend}.',
    ],
    five: [
      'The wind up here wanted to play. Each time they took two steps on, it pushed them three steps back.',
      'Whoosh! The wind stood in the gap with fat cheeks and puffed. Nobody got by with a hat on.',
      'The wind blew them back as fast as they came.',
    ],
    seven: [
      "At the corner the wind was waiting. It was not a bad sort of wind, but it had no one to play with up here. It took {friend}'s hat, gave it back, took it again, and pushed them both round the bend they had come from.",
      'They took four steps and were blown back five. They put their heads down and tried again, and this time the wind undid a button. "If we go on like this," said {friend}, "we shall be home before we left."',
      'For every two steps they took, the wind at the corner gave them three steps back, free of charge.',
    ],
    verse: [
      'The wind on the corner went puff, puff, puff. / It blew them both backwards as light as fluff.',
      'Two steps they took, and the wind blew three, / And back they both rolled like a leaf from a tree.',
      'Two steps on and three steps back. / Wind was blowing down the track.',
    ],
    small: ['Puff, puff, puff! / They flew like fluff.', 'The wind blew so! / How could they go?'],
  },
  solve: {
    three: [
      'Stones in each pocket! Now they were heavy. Step, step, step.',
      'They put stones in the bags. Puff, said the wind. They stayed!',
      'A stone in each pocket. They stayed.',
    ],
    five: [
      'They filled their pockets with stones until they clicked. The wind puffed and pushed, and they walked past it like two old kings.',
      '"We are too light," said {friend}. In went stone after stone, and soon the wind could not lift so much as a sock.',
      'They put stones in their pockets, and the wind could not lift them.',
    ],
    seven: [
      'They put stones in their pockets, and in their hats, and one under each arm, until they walked like two cupboards. The wind leaned on them with all its might. On the far side they left the stones in a neat heap, for whoever came next.',
      'There were good flat stones all about, and each of them took as many as would go into a coat. After that the wind could play only with the ends of their scarves. They went round the corner slow and grand, clicking.',
      'With a stone in every pocket they were too heavy to play with. The wind tried twice, and let them by.',
    ],
    verse: [
      'With stones in their pockets, a hundred or more, / They walked through the wind as you walk through a door.',
      'They filled up with stones and they clinked as they went. / The wind gave a puff, but they hardly bent.',
      '{hero} carried stones, and they / Walked, and never blew away.',
    ],
    small: ['Stones in a sack! / They did not blow back.', 'Stones, one by one. / The wind was done.'],
  },
  fact: {
    three: ['"The wind can not push heavy things," said {hero}.', '"Heavy things stay," said {hero}.'],
    five: [
      '"The wind moves what is light," said {hero}. "A leaf flies and a rock stays. So let us be more like rocks."',
      '"Heavy things are hard to push," said {hero}, "even for a wind."',
    ],
    seven: [
      '"It takes more push to move a heavy thing than a light one," said {hero}. "That is why the wind takes leaves, and leaves the mountain. We need not grow. We only need to weigh more for as long as it takes."',
      '"Wind moves light things," said {hero}. "A leaf, a hat, us. It has never moved the mountain."',
    ],
    verse: ['"The light things fly and the heavy things stay, / So let us be heavy for part of the way."'],
    small: ['"Be heavy, my friend. / Then we will not bend."'],
  },
}
