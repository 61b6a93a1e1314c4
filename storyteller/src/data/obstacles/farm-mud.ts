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
      'The mud had a cart in it, and three happy pigs.',
      '"Mud!" said {friend}. "Mud!" said the pigs, by the cart.',
      'By the cart it was wet. Mud, mud, mud.',
      'One cart stood in a sea of mud.',
    ],
    five: [
      'It had rained on the yard, and the pigs had {helped|stirred}. Now it was mud from gate to gate.',
      'First came mud, and then more mud. One boot went in, and it did not come out.',
      'The yard was one big lake of mud. The pigs said that it was lovely.',
      'A pig came up out of the mud next to the cart, said, "Lovely," and went down again.',
      'Only the cart stood dry, on its fat wheels. All the rest of the yard was mud.',
      'There was a cart, and there was mud, and in the mud there were six pink ears.',
    ],
    seven: [
      'The pigs had been at work in the yard, and they were proud of it. There was mud from gate to gate, well stirred, and {it went glup|it said glup} when no one was even touching it.',
      'The rain had been, and after the rain the pigs. What had been a yard was now a kind of soup, with straw in it.',
      'The yard was mud, right up to the pump. The pigs were giving lessons in it.',
      'The hens were all sitting on the cart, in a row, with their skirts pulled up. That told you what you had to know about the mud.',
      '{friend} put one foot in the mud and could not get it out. {hero} pulled. Out came {friend}, and the foot came last, with a plop that made the cart shake.',
      'Somebody had left the old cart at the edge of the mud, and had gone round by the road. They had until supper, and the road was very long.',
      'It was a brown sea of mud, and the cart stood in it up to the hubs, like a ship that waits for the tide.',
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
      'In the cart! Push! Dry toes.',
      'The cart had fat wheels. Roll, roll, no plop.',
      '{friend} rode. {hero} pushed. Thank you, cart!',
      'The pigs gave the cart a push. Whee!',
    ],
    five: [
      'They found the old cart with the fat wheels. One pushed, one steered, and it rolled right over the mud.',
      'They got into the old cart and pushed with a stick. Its fat wheels rolled right over.',
      '{friend} found a cart. Its wheels were wide, and the mud could not hold them.',
      'The pigs pushed with their noses, and the cart rolled along on top with the two of them in it.',
      'It was a wide old cart. {hero} sat on the left, {friend} sat on the right, and a long stick did the rest.',
      'They asked the hens to get down, and took the cart. Squelch, squelch, bump, and grass!',
    ],
    seven: [
      'Behind the henhouse stood the turnip cart, with wheels as wide as loaves. They took turns to push and to steer, and it rolled over the mud as a duck goes over a pond.',
      'The old cart stood by the wall. It had the fattest wheels on the farm. They pushed it in, and it sank by no more than a finger, and rolled to the other side with hardly a spot on it.',
      'The old cart had wheels like cheeses. It went over the mud with both of them in it, as proud as a boat.',
      'They let the cart run down from the barn door. It ran into the yard, and through all that brown, and out at the far side, while two voices sang the same long "Oh".',
      'The cart had been made for turnips, and turnips are heavier than anybody. For these two it rolled so lightly that a pig had to look twice.',
      '{hero} held the cart straight and {friend} told {him} where straight was. Its fat wheels said hush, hush, over the mud, and the pigs clapped, or something like it.',
    ],
    verse: [
      'They pushed the cart with wheels so fat / And rolled right over, just like that.',
      'The cart rolled over on wheels so wide, / And there they were on the other side.',
    ],
    small: ['A cart, so fat! / It rolled like that.', 'Roll, old cart, roll! / It came out whole.'],
  },
  fact: {
    three: [
      '"Fat wheels stay up," said {hero}.',
      '"A fat wheel is like a fat foot," said {hero}. "It stays up."',
      '"Wheels roll," said {hero}. "Feet get stuck."',
    ],
    five: [
      '"A wide wheel does not cut into the mud," said {hero}, "and a rolling thing hardly rubs at all."',
      '"Thin things cut in, and wide things stay on top," said {hero}. "Look at those wheels!"',
      '"A wheel does not pull at the mud as a boot does," said {hero}. "It just rolls on."',
    ],
    seven: [
      '"Dragging is hard because things rub," said {hero}. "A wheel does not rub, it rolls. And a wide one spreads the load, so it stays on top."',
      '"A wheel rolls where a foot would stick," said {hero}, "and a fat wheel stays on top."',
      '"Every step has to be pulled out again, but a wheel only goes on," said {hero}. "And the wider it is, the less it cuts in."',
    ],
    verse: ['"A wheel won\'t rub, it rolls instead. / A wide one keeps the weight well spread."'],
    small: ['"Wheels that are wide / can roll and glide."'],
  },
}
