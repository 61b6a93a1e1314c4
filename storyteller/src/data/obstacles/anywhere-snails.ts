import type { ObstacleData } from '../schema.ts'

export const anywhereSnails: ObstacleData = {
  id: 'anywhere-snails',
  kind: 'blocked',
  place: 'forest-path',
  props: [{ prop: 'snail', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A snail sat on the path. Then one more. So many!',
      '"Good night," said a snail. "Good night," said the next. It was a long row.',
      'One snail, two snails, ten, and ten more! All of them were slow.',
      'Snails, snails, snails! What a row.',
    ],
    five: [
      'A long row of snails was crossing. Each snail said good evening, and each one took its time.',
      'Snails! They came in a long row, and none of them was in a rush.',
      'Nine and ninety snails were on the way to bed, and the way was this way.',
    ],
    seven: [
      "A procession was crossing the way, and it was made of snails. There were sixty of them, going one behind the other to their cousin's wedding, and each snail stopped to say good evening.",
      'A procession of snails was crossing, one behind the other. The first had set out on Friday.',
    ],
    verse: [
      'A row of snails was passing through. / Each snail said, "Evening. How do you do?"',
      'Some snails went by in a slow, slow line. / They said good evening, and all was fine.',
    ],
    small: ['A snail, a snail! / A long, long trail.', 'They go so slow, / all in a row.'],
  },
  solve: {
    three: [
      '"Hello, snail," said {hero}. "Hello, snail." And then all were by.',
      'They sat and let each snail go by. It left a road. It shone!',
      '"After you," said {hero}, and "After you," and "After you." That was the last one!',
      'They let each snail go by.',
    ],
    five: [
      'They wished each snail a good evening. By the last one they had learned a song, and the way was clear.',
      'They said good night to each one. It took a while, and it was nice.',
      '"After you," said {hero}, ninety-nine times. Then the way was free.',
    ],
    seven: [
      'There was nothing to be done but to be polite, sixty times. They were invited to the wedding twice. When the last snail had gone by, it had left a shining road behind it, and it led just where they wanted to go.',
      'You cannot push snails. {hero} and {friend} sat down and wished a good evening to every one, by name, if it had a name. When the last had gone by there was a silver road, and it went just where they were going.',
    ],
    verse: [
      'They wished each snail a fine good night, / And followed the trail, so silver-bright.',
      'They bowed to each snail as it went on by, / And then the way was silver and dry.',
    ],
    small: ['"Good night, good night!" / Then all was right.', 'They let them go. / It was nice and slow.'],
  },
  fact: {
    three: ['"A snail makes its own road," said {hero}. "Look, it shines."'],
    five: [
      '"A snail lays down its own wet road," said {hero}, "so that it can slide over anything. We can follow that."',
    ],
    seven: [
      '"A snail has one foot, and it makes a wet road to slide on," said {hero}. "That is why it shines. A road that shines is easy to follow."',
    ],
    verse: ['"A snail lays down a road that shines. / We\'ll wait, then follow the silver lines."'],
    small: ['"A snail must glide / on a slippery slide."'],
  },
}
