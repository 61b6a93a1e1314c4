import type { ObstacleData } from '../schema.ts'

export const cityWall: ObstacleData = {
  id: 'city-wall',
  kind: 'blocked',
  place: 'city-street',
  props: [{ prop: 'cart', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A cart was stuck in the street. It was full of melons.',
      'A cart stood in the way. Its wheel was off.',
      'Bump! A cart lay on its side. No one could get by.',
      'A cart lay there. No wheel!',
    ],
    five: [
      'A cart full of melons had lost a wheel, and sat down in the middle of the street. {Nothing could get by|Not even a pigeon could get by}.',
      'A cart had lost a wheel, and there were melons all over the street.',
      'The street was full. A cart lay in it on one side, like a cow.',
    ],
    seven: [
      'In the narrowest part of the street a melon cart had lost a wheel, and sat down. Behind it stood two trams, a bride and a {brass band|piano}, all waiting for somebody to do something.',
      'In the middle of the street a melon cart had sat down. One wheel had gone off by itself. Behind it stood nine trams and a bride.',
      'A melon cart had lost a wheel and sat down in the street. Everybody had come out to look at it, and nobody to lift it.',
    ],
    verse: [
      'A melon cart had lost a wheel, / And trams behind began to squeal.',
      "The cart had lost a wheel on the street. / There were melons rolling round everyone's feet.",
    ],
    small: ['A cart fell down / right in the town.', 'Melons all round! / They roll on the ground.'],
  },
  solve: {
    three: [
      'They put a long plank under it. Push! Up went the cart. On went the wheel.',
      'A plank went under the cart. They sat on one end. Up it came!',
      'A box, a plank, a push. The cart stood up. "Have a melon!" said the man.',
      'A plank, a box, a push. Up!',
    ],
    five: [
      'They slid a plank under the cart with a box below it, and leaned. Up it came. {friend} slipped on the wheel.',
      'They put a plank under it and jumped on the end. Up came the cart, and on went the wheel.',
      'A plank, a box, a push. The cart stood up, and the melon man gave them a melon.',
    ],
    seven: [
      'They found a plank and a crate, pushed the plank under the cart, and leaned on the other end, with the help of the bride. Up it came. {friend} slipped on the wheel, and everyone got a melon.',
      'They pushed a plank under the cart and a box under the plank. Then they sat on the free end. Up rose the cart, melons and all. {friend} put on the wheel, and nine trams rang their bells.',
      'With a plank, a box and a good hard sit, they raised the cart. On went the wheel, and they each got a melon.',
    ],
    verse: [
      'A plank and a box, a lean, and then / Up came the cart on its wheels again.',
      'They stood on a plank with a box below. / Up came the cart, and it started to go.',
    ],
    small: ['A plank, a box! / Up it rocks.', 'A seesaw, you see! / Up it came, and free.'],
  },
  fact: {
    three: ['"A long plank can lift a lot," said {hero}.', '"A plank can lift it," said {hero}.'],
    five: ['"With a plank and a box we have a seesaw," said {hero}, "and the long end always wins."'],
    seven: [
      '"If the box is close to the cart, our end is the long one," said {hero}, "and then a child can lift more than a horse. It is nothing but a seesaw with a job."',
      '"A plank over a box is a seesaw," said {hero}. "If our end is longer, we can lift more than a horse."',
    ],
    verse: ['"A seesaw lifts the heavy end / If the long one\'s ours. Now push, my friend."'],
    small: ['"A plank can be / a seesaw for me."'],
  },
}
