import type { ObstacleData } from '../schema.ts'

export const farmMud: ObstacleData = {
  id: 'farm-mud',
  kind: 'across',
  place: 'farmyard',
  props: [{ prop: 'mud', where: 'near' }],
  tool: 'cart',
  avoid: [],
  meet: {
    three: [
      'The yard was all mud. Gloop! A cart stood in it.',
      '"Come in!" said the pigs. The mud was up to the knee.',
    ],
    five: [
      'It had rained on the yard, and the pigs had {helped|stirred}. Now it was mud from gate to gate.',
      'There was mud, and then more mud. One boot went in, and it did not come out.',
      'The yard was one big lake of mud. The pigs said that it was lovely.',
    ],
    seven: [
      'The pigs had been at work in the yard, and they were proud of it. There was mud from gate to gate, well stirred, and {it went glup|it said glup} when no one was even touching it.',
      'The rain had been, and after the rain the pigs. What had been a yard was now a kind of soup, with straw in it.',
      'The yard was mud, right up to the pump. The pigs were giving lessons in it.',
    ],
    verse: [
      'The yard was mud from gate to gate. / The pigs all thought that it was great.',
      'The mud was brown, the mud was deep. / The pigs lay in it, half asleep.',
      'The mud was brown, the mud was wide. / The pigs all lay in it, side by side.',
    ],
    small: ['Mud, mud, mud! / It came in a flood.', '"Nice!" said the pig. / The mud was so big.'],
  },
  solve: {
    three: [
      'They got the cart. Roll, roll, splat. Over they went!',
      'One sat in the cart and one pushed. It did not stick!',
      'The cart rolled over it. Glup!',
    ],
    five: [
      'They found the old cart with the fat wheels. One pushed, one steered, and it rolled right over the mud.',
      'They got into the old cart and pushed with a stick. Its fat wheels rolled right over.',
      '{friend} found a cart. Its wheels were wide, and the mud could not hold them.',
    ],
    seven: [
      'Behind the henhouse stood the turnip cart, with wheels as wide as loaves. They took turns to push and to shout directions, and it rolled over the mud as a duck goes over a pond.',
      'Behind the henhouse stood the turnip cart, with wheels as wide as loaves. They took turns to push and to steer, and it rolled over the mud as a duck goes over a pond.',
      'The old cart stood by the wall. Its wheels were as wide as loaves. They pushed it in, and it sank by no more than a finger, and rolled to the other side with hardly a spot on it.',
      'The old cart had wheels like cheeses. It went over the mud with both of them in it, as proud as a boat.',
    ],
    verse: [
      'They pushed the cart with wheels so fat / And rolled right over, just like that.',
      'The cart rolled over on wheels so wide, / And there they were on the other side.',
    ],
    small: ['A cart, so fat! / It rolled like that.', 'Roll, old cart, roll! / It came out whole.'],
  },
  fact: {
    three: ['"Fat wheels stay up," said {hero}.'],
    five: [
      '"A wide wheel does not cut into the mud," said {hero}, "and a rolling thing hardly rubs at all."',
    ],
    seven: [
      '"Dragging is hard because things rub," said {hero}. "A wheel does not rub, it rolls. And a wide one spreads the load, so it stays on top."',
      '"A wheel rolls where a foot would stick," said {hero}, "and a fat wheel stays on top."',
    ],
    verse: ['"A wheel won\'t rub, it rolls instead. / A wide one keeps the weight well spread."'],
    small: ['"Wheels that are wide / can roll and glide."'],
  },
}
