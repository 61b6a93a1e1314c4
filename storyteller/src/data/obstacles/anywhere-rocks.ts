import type { ObstacleData } from '../schema.ts'

export const anywhereRocks: ObstacleData = {
  id: 'anywhere-rocks',
  kind: 'blocked',
  place: 'forest-path',
  props: [{ prop: 'rocks', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Rocks! One fat one sat in the gap.',
      'The way was full of rocks. The big one had the best seat.',
      '"Who put rocks here?" said {friend}. They lay all over.',
    ],
    five: [
      'A heap of rocks lay in the way. The fattest one had sat down in the only gap.',
      'Rocks lay in the way. One of them was as fat as a pig.',
      'The way was full of rocks, and the gap was full of the biggest one.',
    ],
    seven: [
      'A heap of rocks lay in the way. There was one gap in it, and in that gap sat the fattest rock of all, like a cork in a bottle.',
      'Some rocks had come down to see the view. The largest had got the best place, which was the only way through.',
      'A heap of rocks lay in the way, and the fattest one had sat down in the only gap.',
    ],
    verse: [
      'Some rocks had rolled and come to stay. / The fattest one sat right in the way.',
      'A rock as fat as a pig in a pen / Sat down in the gap, and said, "Not again."',
    ],
    small: ['A rock, so round! / It sat on the ground.', 'Fat as a pig! / That rock was big.'],
  },
  solve: {
    three: [
      'They pushed with a long stick. Roll! Off it went.',
      'They put a stick under it. They sat on one end. Up, and off!',
      'One long stick, two friends, one push. The rock went for a walk.',
    ],
    five: [
      'They put a long stick under it, and a small stone under that, and leaned. The fat rock rolled away.',
      'A long stick, a small stone, and a push. It rolled out of the way.',
      'They pushed down one end of a stick, and the rock went up at the other, and off.',
    ],
    seven: [
      'They put a long stick under the fat rock and a small stone under the stick, and leaned on the far end until their toes left the ground. The rock tipped, and thought about it, and rolled aside.',
      'They put a stick under it, and a stone under the stick, and hung on the far end like washing. The rock rose, looked round, and rolled off to somewhere with a better view.',
      'A long stick under it, a small stone under the stick, and a push. The fat rock tipped and rolled aside.',
    ],
    verse: [
      'A stick, a stone, a lean, a tilt, / And over it rolled, so firmly built.',
      'They leaned on a stick and it tipped and it turned. / "A small push is plenty," is what they learned.',
      '{hero} leaned upon a pole. / "Lovely rock, away you roll!"',
    ],
    small: ['A stick went in. / It rolled with a spin.', 'Push the stick down. / Off like a crown!'],
  },
  fact: {
    three: ['"A long stick makes us strong," said {hero}.'],
    five: ['"A long stick on a small stone is a lever," said {hero}. "It makes a little push big."'],
    seven: [
      '"It is a lever that we want," said {hero}. "A long arm for us and a short arm for the rock. We go a long way down, it goes a short way up, and no one has to be strong."',
      '"A long stick on a small stone is a lever," said {hero}. "It makes a little push into a big one."',
    ],
    verse: ['"A long arm for us, for the rock a short. / That\'s a lever, and just the right sort."'],
    small: ['"A stick that is long / can make us strong."'],
  },
}
