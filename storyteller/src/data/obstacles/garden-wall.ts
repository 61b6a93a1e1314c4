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
    ],
    five: [
      'A brick wall stood at the end of the beds. It came up to the sky, or {nearly|very nearly}.',
      'A wall stood in the way. It was too high to see over, even on tiptoes.',
      'There was a wall at the end, all red brick, with no door in it.',
    ],
    seven: [
      'At the end of the flower beds stood a brick wall. The roses went over it without any trouble, but roses have {all summer|until August} to do it.',
      'At the end of the beds stood a wall. It was as old as the garden and had grown moss in all its cracks, to look friendly. It was not less high for that.',
      'A wall stood at the end of the beds. Only the roses had ever gone over it.',
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
    ],
    five: [
      'They turned a basket upside down and leaned a plank against it. Up the plank they went, and over the wall.',
      'They put a plank on a basket and walked up it. Then they were over the wall.',
      'A basket, a plank, and up! From the top they could see it all.',
    ],
    seven: [
      'They turned an old basket upside down and leaned a plank on it, and another plank from there to the top. Up they walked, as grand as two {chickens going to bed|mayors going to lunch}, and down the other side on the compost.',
      '{hero} turned over a basket. They laid a plank on it, and the other end on the ground, and there was a small hill where there had been none. They walked up it, one behind the other, and sat on the wall.',
      'With a basket and two planks they built a small hill, and walked up it to the top of the wall.',
    ],
    verse: [
      'A basket and a plank, just so, / And up and over both could go.',
      'They leaned up a plank for a hill of their own, / And sat on the top of the warm red stone.',
    ],
    small: ['A plank, just so. / And up they go!', 'Up the plank, so slow. / And what a view below!'],
  },
  fact: {
    three: [
      '"A slope is easy," said {hero}. "A wall is not. Let us make a slope!"',
      '"A slope is easy," said {hero}.',
    ],
    five: ['"A ramp is longer than a wall," said {hero}, "and that is why it is easier."'],
    seven: [
      '"Straight up takes all our strength at once," said {hero}. "A ramp takes the same work and spreads it out thin, like butter. We need something long and something to lean it on."',
      '"A ramp is the same work, spread out thin," said {hero}. "Like butter."',
    ],
    verse: [
      '"A ramp is long, but kind to knees. / It spreads the work, and climbs with ease."',
      '"A ramp is long, but kind to knees. / It lifts you up by slow degrees."',
    ],
    small: ['"A slope that is slow / helps us to go."'],
  },
}
