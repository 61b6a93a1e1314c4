import type { ObstacleData } from '../schema.ts'

export const forestFog: ObstacleData = {
  id: 'forest-fog',
  kind: 'lost',
  place: 'forest-clearing',
  props: [{ prop: 'fog', where: 'near' }],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'Then came the fog. All was white. Where was the path?',
      'White, white, white! The fog ate all the trees.',
      'Fog! It was like milk.',
      '"Are you there?" said {friend}. Fog sat in between.',
      'Soft grey fog came in. Bye, path.',
      'Who took the trees? The fog did.',
    ],
    five: [
      'Fog came {creeping|rolling} between the trees, thick as porridge. The path was there, and then it was not.',
      'White fog came down. They could not see their own feet.',
      'Then came the fog, and it took away the trees.',
      'The fog lay down on the path like a big white cat, and it would not get up.',
      '"I can see nothing," said {friend}. "I can see it, too," said {hero}. It was all fog.',
      'A tree came up, said nothing, and went back into the fog.',
    ],
    seven: [
      'Fog came up out of the ground and filled the wood like milk in a bowl. First the path went, then the trees, and then {hero} could not find the end of {his} own nose.',
      'The fog came in without knocking. It took the path, and then the trees, one after another, until there was nothing left but white and the sound of {friend} being brave.',
      'The fog came, and took away first the far trees and then the near ones, without a sound.',
      '{hero} held out a {hand} and could not count what was on it. That is how thick the fog was.',
      'Somebody had rubbed out the wood. Where it had been there was fog, and a smell of wet leaves.',
      '"Stay close," said {friend} to a tree, and then {fhe} said sorry to it. In this fog they all looked alike.',
    ],
    verse: [
      'The fog rolled in, as white as cream. / The wood became a milky dream.',
      'The fog came in and the fog sat down. / It put on the wood like a soft white gown.',
    ],
    small: ['The fog was white. / Where was the light?', 'Fog came to play. / It hid the way.'],
  },
  solve: {
    three: [
      'They held one rope. Tap, tap, tap, from tree to tree. Out they came!',
      'One tree, then the next tree. The rope went with them. No more fog!',
      'Rope, tree, rope, tree. Out!',
      '{friend} had the rope. {hero} had it too. Out they walked.',
      'Tie the rope. Walk. Feel. A tree! And on.',
      'Pull, said the rope. This way!',
    ],
    five: [
      'They each held an end of a rope, and went from tree to tree, tapping. Tap. Tap. Tap, and out into clear air.',
      '"Hold the rope," said {friend}. They went from one tree to the next, and out of the fog.',
      'Tap, tap. A tree. Tap, tap. The next one. With the rope they did not lose the way.',
      'With the rope round both their middles, they walked till one bumped into a tree, and then they looked for the next.',
      'One tug on the rope was "stop". Two were "come". At ten times two they stood in the sun.',
      '{hero} tied a rope to a tree and went to look for another. It was slow, but it was straight.',
    ],
    seven: [
      'So one of them stood by a tree and held the rope, and the other went ahead to find the next. Tree by tree and tap by tap they measured out a straight line, until the fog grew thin and let them go.',
      'They took the rope. {friend} stood still by one tree, and {hero} went on until there was another. Then {friend} came along the rope. It was slow, and it was as straight as a ruler, and it led them out.',
      'From tree to tree they went along their rope, and counted. At thirty trees the fog had had enough.',
      'They each took one end of a rope. When it was tight, the one behind came up, and so they felt their way along, until the last tree had the sky behind it.',
      '"One tug for stop and two for come," said {hero}. The rope did the talking, and they walked out at the far end as dry as they could be.',
      'A rope is good for more than tying. This one kept them in line with the last two trees, and a line has to come out somewhere.',
    ],
    verse: [
      'They held a rope from tree to tree / And tapped along till they could see.',
      'A rope and a tree, and a rope and a tree, / And then there was nothing but air to see.',
    ],
    small: ['From tree to tree / till they could see.', 'Tap, rope, tap, tree. / "Stay close to me."'],
  },
  fact: {
    three: [
      '"Fog is a cloud that sat down," said {hero}. "It is only water. We can walk in it."',
      '"Fog is only water," said {hero}.',
      '"The trees did not go," said {hero}. "We just feel for them."',
    ],
    five: [
      '"Fog is a cloud that came down for a rest," said {hero}. "The trees are still where they were. We will find them one by one."',
      '"The fog hides the trees," said {hero}, "but it can not move them. They are all still here."',
      '"It is only tiny drops of water," said {hero}. "We can go through it from tree to tree."',
    ],
    seven: [
      '"Fog is only a cloud that touches the ground," said {hero}, "millions of drops, too small to fall. It hides things, but it moves nothing. The trees stand where they stood, and two trees make a straight line."',
      '"Nothing has moved, we just do not see it," said {hero}. "Two trees in a row still point the way to a third."',
      '"A cloud has sat down on us," said {hero}. "It is nothing but water, and every tree is where it was. We go in a line, from one to the next."',
    ],
    verse: ['"A fog\'s a cloud that\'s come to rest. / The trees stay put, so trees are best."'],
    small: ['"Fog hides a tree. / There it will be!"'],
  },
}
