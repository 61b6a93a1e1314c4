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
      'A snail went by. It took all day.',
      '"Where do you go?" "To bed," said the snail. "To bed," said ten more.',
    ],
    five: [
      'A long row of snails was crossing. Each snail said good evening, and each one took its time.',
      'Snails! They came in a long row, and none of them was in a rush.',
      'Nine and ninety snails were on the way to bed, and the way was this way.',
      'A school of snails was coming home. Each snail had its house with it, so there was no hurry.',
      'Every snail in the place had picked this path. They went by like a very slow train.',
      '"Are you the last?" said {hero} to a snail. It thought about that for a long time.',
    ],
    seven: [
      "A procession was crossing the way, and it was made of snails. There were sixty of them, going one behind the other to their cousin's wedding, and each snail stopped to say good evening.",
      'A procession of snails was crossing, one behind the other. The first had set out on Friday.',
      'The snails had a race on, and this was the finish. The leader was a snail called Edna, and she was expected before breakfast.',
      'A line of snails lay over the way like buttons on a coat. If you looked hard you could see it move.',
      '"Please do not push," said the first snail. There was nobody behind it who could have. The others were still at the far end of the path, with their bags.',
      'All the snails of the hill were moving to the valley, and today was the day. Each carried its house, and not one had remembered to start early.',
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
      'Snails first! Then it was their turn.',
      'Yes, snail. You first! And you, and you.',
      'They sat down, and the snails slid by. The path was free!',
    ],
    five: [
      'They wished each snail a good evening. By the last one they had learned a song, and the way was clear.',
      'They said good night to each one. It took a while, and it was nice.',
      '"After you," said {hero}, ninety-nine times. Then the way was free.',
      'They cheered for each snail as it came in. The last one got the most.',
      '{friend} held up a leaf, like a man who stops trams, and every snail had time to go over.',
      'They ate a bun and let the snails go first. It was a big bun, and it was just enough.',
    ],
    seven: [
      'There was nothing to be done but to be polite, sixty times. They were invited to the wedding twice. When the last snail had gone by, it had left a shining road behind it, and it led just where they wanted to go.',
      'You cannot push snails. {hero} and {friend} sat down and wished a good evening to every one, by name, if it had a name. When the last had gone by there was a silver road, and it went just where they were going.',
      '{hero} and {friend} sat on the grass and waved at each snail. A snail is not often waved at, and some of them came round again.',
      'They helped with the bags, and they told the little ones to keep left. At last there were no snails on the path, and what was there shone like a ribbon.',
      '"We are in no hurry," said {friend}, and after the first dozen snails it was true. The road they left was smooth and bright.',
      'They gave way. They gave way for as long as it takes to eat two buns, and then the last little snail called back that they might go now.',
    ],
    verse: [
      'They wished each snail a fine good night, / And followed the trail, so silver-bright.',
      'They bowed to each snail as it went on by, / And then the way was silver and dry.',
    ],
    small: ['"Good night, good night!" / Then all was right.', 'They let them go. / It was nice and slow.'],
  },
  fact: {
    three: [
      '"A snail makes its own road," said {hero}. "Look, it shines."',
      '"It is wet and it shines," said {hero}. "That is how a snail walks."',
      '"A snail can not run," said {hero}.',
    ],
    five: [
      '"A snail lays down its own wet road," said {hero}, "so that it can slide over anything. We can follow that."',
      '"A snail has only one foot," said {hero}, "so it has to be slow."',
      '"Snails make a wet road to slide on," said {hero}. "We can wait, and then use it."',
    ],
    seven: [
      '"A snail has one foot, and it makes a wet road to slide on," said {hero}. "That is why it shines. A road that shines is easy to follow."',
      '"With a single foot you cannot run," said {hero}. "But you can lay a wet road and slide, and that road shines."',
      '"Each snail slides on the road of the one in front," said {hero}. "It saves work. So they will all go by in one line."',
    ],
    verse: ['"A snail lays down a road that shines. / We\'ll wait, then follow the silver lines."'],
    small: ['"A snail must glide / on a slippery slide."'],
  },
}
