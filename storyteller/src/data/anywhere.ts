import { retold } from './more-obstacles.ts'
import type { ObstacleData } from './schema.ts'

/** What may stand in anybody's way in any setting. The place is filled in by the plan. */
const all: ObstacleData[] = [
  {
    id: 'anywhere-snails',
    kind: 'blocked',
    place: 'forest-path',
    props: [{ prop: 'snail', where: 'near' }],
    avoid: [],
    meet: {
      three: ['A snail sat on the path. Then one more. So many!'],
      five: ['A long row of snails was crossing. Each snail said good evening, and each one took its time.'],
      seven: [
        "A procession was crossing the way, and it was made of snails. There were sixty of them, going one behind the other to their cousin's wedding, and each snail stopped to say good evening.",
      ],
      verse: ['A row of snails was passing through. / Each snail said, "Evening. How do you do?"'],
    },
    solve: {
      three: ['"Hello, snail," said {hero}. "Hello, snail." And then all were by.'],
      five: [
        'They wished each snail a good evening. By the last one they had learned a song, and the way was clear.',
      ],
      seven: [
        'There was nothing to be done but to be polite, sixty times. They were invited to the wedding twice. When the last snail had gone by, it had left a shining road behind it, and it led just where they wanted to go.',
      ],
      verse: ['They wished each snail a fine good night, / And followed the trail, so silver-bright.'],
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
    },
  },
  {
    id: 'anywhere-signpost',
    kind: 'lost',
    place: 'forest-path',
    props: [{ prop: 'signpost', where: 'near' }],
    avoid: [],
    meet: {
      three: ['A signpost! It had two arms. But it had no words.'],
      five: ['There stood a signpost with four arms. Rain had washed off every word.'],
      seven: [
        'They came to a signpost with four arms. The sun and the rain had licked off all the letters, and somebody had used it to dry socks.',
      ],
      verse: ['A signpost stood with arms spread wide, / But not one word on any side.'],
    },
    solve: {
      three: ['They saw where the sun went down. "That way!"'],
      five: [
        'They looked where the last light was. It lay in the west, and they had to keep it on their left. So it was the third arm.',
      ],
      seven: [
        'So they looked up from the signpost, and past it, to where the last of the light was going. They turned until it was on their left, as it had been all along. The third arm pointed straight ahead of them. The sock on it waved.',
      ],
      verse: ['They found the west by the last of the sun, / And then they knew which arm was the one.'],
    },
    fact: {
      three: ['"The sun goes down in the west," said {hero}. "It always does."'],
      five: ['"The sun always goes down in the west," said {hero}. "So the sky is a signpost too."'],
      seven: [
        '"The world turns one way only," said {hero}, "and so the sun always leaves by the same door. That is west. If you know one direction, you know them all."',
      ],
      verse: [
        '"The sun goes down in the west, you see. / If west is there, then the way must be…" / They turned about and they counted three, / And pointed as sure as a compass, with glee.',
        '"The sun goes down in the west each day, / So the sky can help us find the way."',
      ],
    },
  },
  {
    id: 'anywhere-rocks',
    kind: 'blocked',
    place: 'forest-path',
    props: [{ prop: 'rocks', where: 'near' }],
    avoid: [],
    meet: {
      three: ['Rocks! One fat one sat in the gap.'],
      five: ['A heap of rocks lay in the way. The fattest one had sat down in the only gap.'],
      seven: [
        'A heap of rocks lay in the way. There was one gap in it, and in that gap sat the fattest rock of all, like a cork in a bottle.',
      ],
      verse: ['Some rocks had rolled and come to stay. / The fattest one sat right in the way.'],
    },
    solve: {
      three: ['They pushed with a long stick. Roll! Off it went.'],
      five: [
        'They put a long stick under it, and a small stone under that, and leaned. The fat rock rolled away.',
      ],
      seven: [
        'They put a long stick under the fat rock and a small stone under the stick, and leaned on the far end until their toes left the ground. The rock tipped, and thought about it, and rolled aside.',
        'They put a long stick under the fat rock and a small stone under the stick, and leaned on the far end with all they had. The rock tipped, and thought about it, and rolled aside.',
      ],
      verse: ['A stick, a stone, a lean, a tilt, / And over it rolled, so firmly built.'],
    },
    fact: {
      three: ['"A long stick makes us strong," said {hero}.'],
      five: ['"A long stick on a small stone is a lever," said {hero}. "It makes a little push big."'],
      seven: [
        '"It is a lever that we want," said {hero}. "A long arm for us and a short arm for the rock. We go a long way down, it goes a short way up, and no one has to be strong."',
      ],
      verse: ['"A long arm for us, for the rock a short. / That\'s a lever, and just the right sort."'],
    },
  },
]

export const anywhere = all.map(retold)
