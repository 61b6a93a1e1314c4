import type { ObstacleData } from '../schema.ts'

export const farmBales: ObstacleData = {
  id: 'farm-bales',
  kind: 'lost',
  place: 'barn',
  props: [{ prop: 'broom', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Hay left, hay right. They went past a broom. Then past it again!',
      'The barn was full of hay walls. Where was out? Hello, broom.',
      'Hay! Hay! Hay! Hello, broom.',
      'A broom! Turn left. A broom! Turn right. A broom!',
      'Hay walls, hay walls. And who is that? The broom.',
      '"Hello, broom," said {friend}. "We know you."',
      'They walked and walked. The broom was there first.',
    ],
    five: [
      'The hay stood in walls, with little streets in between. They passed a broom. A bit later they passed it again.',
      'The barn was a town made of hay. Every street in it led to the same old broom.',
      'The hay was a maze. Hello again, broom.',
      '{hero} hung {his} hat on the broom to know it again. In a while they met a broom with a hat.',
      'They had seen a lot of hay by now, and one broom, and no way out at all.',
      'Left was hay, right was hay, and straight on was that broom.',
    ],
    seven: [
      'The hay had been piled up by somebody who did it on a Friday. There were lanes between the bales, and lanes off the lanes, and in each of them leaned a broom. After a while it became clear that there was only one broom.',
      'Inside the barn the hay was stacked in walls, as high as a horse, with crooked streets between. They went left at a broom, and left again, and there was the broom. {friend} said good evening to it, so as not to seem unfriendly.',
      'Someone had made a maze of the hay, and put a broom in it. They had now met that broom four times.',
      'A mouse showed them the way, as far as a hole that was just as big as a mouse. Behind them stood the broom, and it had heard everything.',
      'They walked for a long time between the walls of hay, talking about supper. Then {friend} stopped. "That broom," {fhe} said, "gets about more than we do."',
      'Whichever way they turned, the hay turned too, and brought them round to the broom. One might have thought that it liked company.',
    ],
    verse: [
      'The hay was in walls, and the walls made a maze. / They met the same broom in a number of ways.',
      'They went round a corner and out of its view, / And there was the broom, looking puzzled there too.',
      'Hay to left and hay to right, / And a broom the only sight.',
    ],
    small: ['Hay, hay, hay! / Which was the way?', 'A broom stood there. / A broom everywhere!'],
  },
  solve: {
    three: [
      'One {hand} on the hay. They did not let go. Out they came!',
      'They felt along one side. On and on. There was the way out!',
      'Feel, feel, feel the hay. Out!',
      'They felt the hay. On and on and on. Day!',
      '{friend} held the hay. {hero} held {friend}. Out!',
      'Do not let go of the wall. There! The way out.',
    ],
    five: [
      'They each put one {hand} on the hay, the left one, and kept it there. Round every corner it went, and in the end it led them out.',
      '"Do not take it off," said {friend}. They felt along the wall and went into every corner, once past the broom, and out.',
      'One {hand} stayed on the hay, and the hay led them out.',
      '{hero} ran one {hand} along the hay, as you do with a fence. At the end of the fence was the evening.',
      'It took them in and out of six corners, but they never let go, and the seventh was the door.',
      '"The hay knows," said {friend}. They let it lead them by the {hand}, past the broom one last time.',
    ],
    seven: [
      '{hero} laid {his} left {hand} on the hay and kept it there. They went into every corner and out of it, like people drying a very large plate. They met the broom just one more time, from behind, and then the wall ran out, and so did they.',
      '"This {hand} on the wall," said {friend}, "and whatever happens, leave it there." It seemed a silly way to go. It took them into a corner, and round it, and past a sitting hen. But the hay went on and on, and at the end of it was the way out.',
      'With one {hand} along the hay they followed the wall in and out and round, and it brought them to the way out.',
      'They did not choose any more. They let the hay choose, and only kept in touch with it. It was a long walk, and it ended where the swallows went in and out.',
      '{friend} walked in front and felt the wall, and {hero} held on to {friend}. Three times they had to go to the end of a lane and back. The fourth lane had no end.',
      'Straw tickled the palm that they kept on the wall, and after a hundred tickles there was no more wall, and there was a yard with a cow in it.',
    ],
    verse: [
      'With one {hand} on hay, never once letting go, / They came to the end of it, patient and slow.',
      'They stroked the left wall like the side of a cow, / And it led them right out, and they did not ask how.',
      'One {hand} on the hay, and so / {hero} knew the way to go.',
    ],
    small: [
      'One side, all along! / It could not go wrong.',
      'One {hand} on the wall, / and out, big and small!',
    ],
  },
  fact: {
    three: [
      '"All this hay is one long wall," said {hero}. "It goes to the way out."',
      '"Stay by one wall," said {hero}.',
      '"One wall goes all the way," said {hero}. "Keep to it."',
    ],
    five: [
      '"The wall starts at the way in and ends at the way out," said {hero}. "If we never let go of it, we must get there."',
      '"Hold on to one wall," said {hero}, "and you can not go in rings."',
      '"This wall has two ends," said {hero}, "and one of them is where we want to go."',
    ],
    seven: [
      '"Think of the wall as one long string that has been pushed together," said {hero}. "One end of it is the way in, and the other end is the way out. Keep a {hand} on it, and you walk the whole string. You cannot go round in a ring."',
      '"A wall is like a long string," said {hero}. "Hold on to it, and it has to come out somewhere."',
      '"If we keep choosing, we can choose wrong," said {hero}. "If we just stay with one wall, there is nothing to choose, and it must end at a door."',
    ],
    verse: ['"The wall is a string, from the in to the out. / Hold on, and you cannot go wandering about."'],
    small: ['"Hold on to one side. / The wall is our guide."'],
  },
}
