import type { ObstacleData } from '../schema.ts'

export const bedroomBall: ObstacleData = {
  id: 'bedroom-ball',
  kind: 'blocked',
  place: 'bedroom-floor',
  props: [{ prop: 'ball', where: 'near' }],
  avoid: [],
  meet: {
    three: ['A big ball sat in the way. It was red.', 'They pushed the ball. The ball pushed back.'],
    five: [
      'Between the bed and the wall sat the big ball. It {filled|plugged} the gap like a cork.',
      'The big ball was stuck by the bed. They pushed, and it pushed back.',
      'A ball sat in the gap. It was so fat that not one flea could get by.',
    ],
    seven: [
      'The way ran between the bed and the wall, and there sat the beach ball, left over from August. It was tight in the gap, and it {squeaked|hummed} when you leaned on it.',
      'The ball had rolled into the only gap there was, and liked it. They pushed. It was like pushing a very calm cow.',
      'A beach ball had got stuck between the bed and the wall, and was making the most of it.',
    ],
    verse: [
      "The big red ball was stuck in the gap, / As fat as a cat on a grandmother's lap.",
      'The ball was so round and the ball was so wide, / That nobody got to the other side.',
      'No one could get by at all. / In the way there sat a ball.',
    ],
    small: ['A ball! A ball! / No room at all.', 'A ball, red and round! / It made not a sound.'],
  },
  solve: {
    three: [
      'They let the air out. Pffft! The ball went flat.',
      'There was a plug. Pop! Out came the air, pffff. Flat!',
      'Out came the plug. Pffft. Flat!',
    ],
    five: [
      'They found the little plug and pulled. Pffff! The ball sighed and shrank, and let them by.',
      '{hero} found its small plug. Pfff! It got thin, and thinner, and flat.',
      'They let out its air. Pfff! Then they walked over the ball like a rug.',
    ],
    seven: [
      '{friend} found the plug, and {hero} pulled it. The ball let out one long rude noise, and grew small, and smaller, until it was only a red puddle with a picture of a seal. They stepped over it with great politeness.',
      'Low down on one side was a little plug. {hero} pulled. For a while there was a wind with a rude noise in it. Then there was no ball to speak of, just something flat and red that you could step over.',
      'They pulled the plug, held on to their hats, and waited until the wind was over and the ball was a rug.',
    ],
    verse: [
      'They pulled out the plug, and pfff! went the ball. / It shrank to a puddle, all flat and small.',
      'They pulled out the plug, and it sighed like a whale. / They stepped on it, flat as the end of its tail.',
      '{hero} pulled the plug. The ball / Whistled, and was flat and small.',
    ],
    small: ['Pfff! It got thin. / Now they were in.', 'Out came the air. / No ball was there.'],
  },
  fact: {
    three: ['"It is full of air," said {hero}. "Let us let it out."', '"It is just air," said {hero}.'],
    five: [
      '"There is nothing in it but air," said {hero}, "and air will always go where there is more room."',
    ],
    seven: [
      '"It is hard because a lot of air is squeezed up in it," said {hero}, "and it pushes every way at once. If we give it a way out, it will all want to go there."',
      '"It is only air, squeezed up tight," said {hero}. "Show it a way out, and out it will go."',
    ],
    verse: ['"It\'s only air that is squeezed in tight. / Just give it a hole, and it soon takes flight."'],
    small: ['"Air wants to go. / So let it flow."'],
  },
}
