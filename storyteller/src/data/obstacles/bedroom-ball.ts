import type { ObstacleData } from '../schema.ts'

export const bedroomBall: ObstacleData = {
  id: 'bedroom-ball',
  kind: 'blocked',
  place: 'bedroom-floor',
  props: [{ prop: 'ball', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A big ball sat in the way. It was red.',
      'They pushed the ball. The ball pushed back.',
      'The ball was fat. The gap was thin.',
      '"Roll, ball!" said {friend}. The ball did not roll.',
      'A ball! It was as big as a house to them.',
      'Boing! {hero} ran at the ball and came back.',
    ],
    five: [
      'Between the bed and the wall sat the big ball. It {filled|plugged} the gap like a cork.',
      'The big ball was stuck by the bed. They pushed, and it pushed back.',
      'A ball sat in the gap. It was so fat that not one flea could get by.',
      'It was a fine ball for the beach. Here there was no beach, and it was in the way.',
      '{hero} ran at the ball and was back before {he} knew it.',
      'They could go no further, for a red ball sat there with its cheeks puffed out.',
    ],
    seven: [
      'The way ran between the bed and the wall, and there sat the beach ball, left over from August. It was tight in the gap, and it {squeaked|hummed} when you leaned on it.',
      'The ball had rolled into the only gap there was, and liked it. They pushed. It was like pushing a very calm cow.',
      'A beach ball had got stuck in the one place where you could go by, and was making the most of it.',
      'The ball had been blown up by an uncle with a lot of breath, and it was as tight as a plum.',
      '"It has to roll. It is a ball," said {friend}. But a ball with a bed on one side and a wall on the other has nowhere to roll to.',
      "Something big and round and striped was in the way. It was the summer's ball, and nobody had told it that the summer was over.",
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
      'Pull the plug! Pffff. Bye, ball.',
      '"Let it out!" So the ball went pfff and got small.',
      'The fat ball had a thin sigh. Then it was flat.',
    ],
    five: [
      'They found the little plug and pulled. Pffff! The ball sighed and shrank, and let them by.',
      '{hero} found its small plug. Pfff! It got thin, and thinner, and flat.',
      'They let out its air. Pfff! Then they walked over the ball like a rug.',
      'One pull, and the ball began to talk. Pffff, it said, and when it had said it all there was room.',
      '{friend} sat on the ball and {hero} pulled the plug. Down came {friend}, slowly, with a long rude sound.',
      'They took out its plug and stood well back. The wind blew their ears about until the ball was only skin.',
    ],
    seven: [
      '{friend} found the plug, and {hero} pulled it. The ball let out one long rude noise, and grew small, and smaller, until it was only a red puddle with a picture of a seal. They stepped over it with great politeness.',
      'Low down on one side was a little plug. {hero} pulled. For a while there was a wind with a rude noise in it. Then there was no ball to speak of, just something flat and red that you could step over.',
      'They pulled the plug, held on to their hats, and waited until the wind was over and the ball was a rug.',
      'The plug was in tight. They pulled together, it came out with a pop, and for a while the ball flew about like a fat bird, and then it lay on the rug, very thin.',
      '"Excuse me," said the ball, or so it sounded. It said it for a whole minute, and at the end of it there was a gap that you could have driven a toy car through.',
      'They did not push it any more. They opened its plug and let it leave a little at a time.',
    ],
    verse: [
      'They pulled out the plug, and pfff! went the ball. / It shrank to a puddle, all flat and small.',
      'They pulled out the plug, and it sighed like a whale. / They stepped on it, flat as the end of its tail.',
      '{hero} pulled the plug. The ball / Whistled, and was flat and small.',
    ],
    small: ['Pfff! It got thin. / Now they were in.', 'Out came the air. / No ball was there.'],
  },
  fact: {
    three: [
      '"It is full of air," said {hero}. "Let us let it out."',
      '"It is just air," said {hero}.',
      '"Air wants out," said {hero}. "Open it up!"',
    ],
    five: [
      '"There is nothing in it but air," said {hero}, "and air will always go where there is more room."',
      '"The air in there is squashed," said {hero}. "It would love to come out."',
      '"It pushes back because it is so full," said {hero}. "Let us make it less full."',
    ],
    seven: [
      '"It is hard because a lot of air is squeezed up in it," said {hero}, "and it pushes every way at once. If we give it a way out, it will all want to go there."',
      '"It is only air, squeezed up tight," said {hero}. "Show it a way out, and out it will go."',
      '"There is more air in there than has room," said {hero}. "All of it is looking for a door, and we can open one."',
    ],
    verse: [
      '"It\'s only air that is squeezed in tight. / Just give it a hole, and it soon takes flight."',
      '"There is air in a skin," said {hero}, "no more. / It will leave by itself, if we open its door."',
    ],
    small: ['"Air wants to go. / So let it flow."'],
  },
}
