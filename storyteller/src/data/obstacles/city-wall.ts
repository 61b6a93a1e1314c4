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
      '"My melons!" said the man. His cart had a flat wheel.',
      'The street was full of cart. Not a cat could pass.',
    ],
    five: [
      'A cart full of melons had lost a wheel, and sat down in the middle of the street. {Nothing could get by|Not even a pigeon could get by}.',
      'A cart had lost a wheel, and there were melons all over the street.',
      'The street was full. A cart lay in it on one side, like a cow.',
      'One wheel had rolled home to bed. The cart had not, and it filled the street.',
      '"It is only a wheel," said the melon man. But his cart lay from wall to wall.',
      'A cart had tipped over. Six men stood round it, and each one had a plan.',
    ],
    seven: [
      'In the narrowest part of the street a melon cart had lost a wheel, and sat down. Behind it stood two trams, a bride and a {brass band|piano}, all waiting for somebody to do something.',
      'In the middle of the street a melon cart had sat down. One wheel had gone off by itself. Behind it stood nine trams and a bride.',
      'A melon cart had lost a wheel and sat down in the street. Everybody had come out to look at it, and nobody to lift it.',
      'The cart lay on its side and took up the whole street. Its wheel had gone on without it, turned left at the post office, and been very well brought up about it.',
      'A heap of melons blocked the street, with a cart somewhere below. "Do not push," said the melon man. He had been saying so since noon.',
      'Nothing could pass, for a cart was stuck there with three wheels and an ox who had seen it coming.',
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
      'They leaned on a plank. Up, cart! Roll on, melons!',
      '{friend} got a plank. {hero} got a box. And there it stood, a good cart!',
    ],
    five: [
      'They slid a plank under the cart with a box below it, and leaned. Up it came. {friend} slipped on the wheel.',
      'They put a plank under it and jumped on the end. Up came the cart, and on went the wheel.',
      'A plank, a box, a push. The cart stood up, and the melon man gave them a melon.',
      'Under the cart went a plank, and on the plank went all of them. It rose like bread.',
      '{hero} sat on one end of a long plank. The cart sat on the other. {hero} won.',
      'They made a seesaw out of a box and one plank. The cart went up first.',
    ],
    seven: [
      'They found a plank and a crate, pushed the plank under the cart, and leaned on the other end, with the help of the bride. Up it came. {friend} slipped on the wheel, and everyone got a melon.',
      'They pushed a plank under the cart and a box under the plank. Then they sat on the free end. Up rose the cart, melons and all. {friend} put on the wheel, and nine trams rang their bells.',
      'A box, one plank and a good hard sit, and the cart was up. On went the wheel, and they each got a melon.',
      '{hero} asked for a plank, a box and a strong man. With all three they raised the cart as high as a knee, and {friend} rolled the wheel to its place.',
      'The plank was long, the box was strong, and the cart came up with a grunt. Somebody clapped, and it was the ox.',
      'Down went their end of the plank, and up went the other with all its melons. The wheel slid on as if it had only been out for a walk.',
    ],
    verse: [
      'A plank and a box, a lean, and then / Up came the cart on its wheels again.',
      'They stood on a plank with a box below. / Up came the cart, and it started to go.',
    ],
    small: ['A plank, a box! / Up it rocks.', 'A seesaw, you see! / Up it came, and free.'],
  },
  fact: {
    three: [
      '"A long plank can lift a lot," said {hero}.',
      '"A plank can lift it," said {hero}.',
      '"A long end makes us strong," said {hero}.',
    ],
    five: [
      '"With a plank and a box we have a seesaw," said {hero}, "and the long end always wins."',
      '"A plank on a box is a seesaw," said {hero}. "Sit far out, and you can lift a cow."',
      '"The long end goes down with ease," said {hero}, "and the short end lifts."',
    ],
    seven: [
      '"If the box is close to the cart, our end is the long one," said {hero}, "and then a child can lift more than a horse. It is nothing but a seesaw with a job."',
      '"We need a seesaw," said {hero}. "If our end is longer, we shall be as strong as a horse."',
      '"On a seesaw it matters where you sit," said {hero}. "If we sit far out, and the cart sits close in, we shall win."',
    ],
    verse: ['"A seesaw lifts the heavy end / If the long one\'s ours. Now push, my friend."'],
    small: ['"A plank can be / a seesaw for me."'],
  },
}
