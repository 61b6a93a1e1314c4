import type { ObstacleData } from '../schema.ts'

export const gardenWall: ObstacleData = {
  id: 'garden-wall',
  kind: 'up',
  place: 'flower-beds',
  props: [{ prop: 'wall', where: 'near' }],
  tool: 'basket',
  avoid: [],
  meet: {
    three: [
      'There was a wall. It was {too tall|so tall}. Hop! No.',
      'The wall had no door. {hero} could not see over it.',
      'A wall, a wall, a red brick wall!',
      '{friend} hopped up. The wall was more up than that.',
      '"What is behind it?" The wall did not tell.',
      'Bump. Who put a wall here?',
    ],
    five: [
      'A brick wall stood at the end of the beds. It came up to the sky, or {nearly|very nearly}.',
      'A wall stood in the way. It was too high to see over, even on tiptoes.',
      'There was a wall at the end, all red brick, with no door in it.',
      'The path walked up to the wall and stopped, with its nose on the bricks.',
      'A cat sat on the wall and looked down at them. It did not say how it had got there.',
      '{hero} stood on {friend}. Then {friend} stood on {hero}. The wall was still the tallest.',
    ],
    seven: [
      'At the end of the flower beds stood a brick wall. The roses went over it without any trouble, but roses have {all summer|until August} to do it.',
      'Behind the last bed stood a wall. It was as old as the garden and had grown moss in all its cracks, to look friendly. It was not less high for that.',
      'A wall stood there, all brick. Only the roses had ever gone over it.',
      'On the other side of the wall somebody was watering something. You could hear that it was a nice place. You could not see it.',
      '"It is only a wall," said {friend}. It was only a wall in the way that the sea is only wet.',
      'Nobody had thought to put a door in the wall, because whoever built it had already been inside.',
    ],
    verse: [
      'A wall of brick stood in the way. / The rose had climbed it, day by day.',
      'A wall of brick stood in the way, / And it had plans to stay all day.',
      'A wall of red brick, and no door to be found! / It stood like a giant that sat on the ground.',
      'A wall of red brick, and no door to be found! / They looked at it, and they walked all round.',
    ],
    small: ['A wall, so tall! / So they felt small.', 'A wall, so high! / It hid the sky.'],
  },
  solve: {
    three: [
      'One basket, two baskets. Step, step, and over!',
      'Up on a basket, up on a plank, like hens. Over!',
      'A basket and a plank. Up!',
      'Turn the basket. Lay a plank. Walk!',
      '{friend} sat the basket down. Up the plank. Over!',
      'A basket makes a hill. Puff, puff, top.',
    ],
    five: [
      'They turned a basket upside down and leaned a plank against it. Up the plank they went, and over the wall.',
      'They put a plank on a basket and walked up it. Then they were over the wall.',
      'A basket, a plank, and up! From the top they could see it all.',
      'It took one basket, one plank, and three small steps, and the cat had to make room on the top.',
      '{friend} tipped the plums out of a basket and turned it over. A board on that, and they went up like hens to bed.',
      'They leaned a board on a basket. "After you," said {hero}, and up they walked.',
    ],
    seven: [
      'They turned an old basket upside down and leaned a plank against that, and another plank from there to the top. Up they walked, as grand as two {chickens going to bed|mayors going to lunch}, and down the other side on the compost.',
      '{hero} turned over a basket. They laid a plank on it, and the other end on the ground, and there was a small hill where there had been none. They walked up it, one behind the other, and sat on the wall.',
      'With a basket and two planks they built a small hill, and walked up it to the top of the wall.',
      'There was a basket for plums, and there was a board for sitting on. Put together they were a road, and the road went up to where the cat was.',
      '"Not up," said {hero}. "Along." So they laid a long board over a basket and went along it, and when along was over they were up.',
      'The basket said crick and the plank said crack, but neither of them meant it. Four steps, and they stood among the roses on the top.',
    ],
    verse: [
      'A basket and a plank, just so, / And up and over both could go.',
      'They leaned up a plank for a hill of their own, / And sat on the top of the warm red stone.',
    ],
    small: ['A plank, just so. / And up they go!', 'Up the plank, so slow. / And what a view below!'],
  },
  fact: {
    three: [
      '"We can walk up a slope," said {hero}. "Let us make one!"',
      '"A slope is easy," said {hero}.',
      '"Long and low is not so hard," said {hero}.',
      '"Walk up, do not jump up," said {hero}.',
    ],
    five: [
      '"A ramp is longer than a wall," said {hero}, "and that is why it is easier."',
      '"A slope is a wall that has lain down a bit," said {hero}. "You can walk on it."',
      '"The less it goes up, the less we have to puff," said {hero}. "So let us make it long."',
    ],
    seven: [
      '"Straight up takes all our strength at once," said {hero}. "A ramp takes the same work and spreads it out thin, like butter. We need something long and something to lean it on."',
      '"A ramp is the same work, spread out thin," said {hero}. "Like butter."',
      '"We have to get just as high," said {hero}, "but with a slope we need not do it all in one go."',
    ],
    verse: [
      '"A ramp is long, but kind to knees. / It spreads the work, and climbs with ease."',
      '"A ramp is long, but kind to knees. / It lifts you up by slow degrees."',
    ],
    small: ['"A slope that is slow / helps us to go."'],
  },
}
