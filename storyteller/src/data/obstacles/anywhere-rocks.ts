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
      'Bump! Rocks sat here, and rocks sat there.',
      'The rocks had come to stay. "Move, please!" They did not.',
      'A rock as fat as a cow sat there.',
    ],
    five: [
      'A heap of rocks lay in the way. The fattest one had sat down in the only gap.',
      'Rocks lay in the way. One of them was as fat as a pig.',
      'The way was full of rocks, and the gap was full of the biggest one.',
      'Once there had been a gap between the rocks. Then a rock had moved in.',
      '{friend} pushed. {hero} pushed. The rock had a rest.',
      'Rocks sat all over the way, like fat sheep.',
    ],
    seven: [
      'A heap of rocks lay in the way. There was one gap in it, and in that gap sat the fattest rock of all, like a cork in a bottle.',
      'Some rocks had come down to see the view. The largest had got the best place, which was the only way through.',
      'A heap of rocks lay in the way, and the fattest one had sat down in the only gap.',
      'There was a gap between the rocks, just wide enough for two. But the biggest rock of all had fallen asleep in it.',
      'Some rocks lay where they wished to go. The large one in the middle looked as if it paid rent.',
      'They asked the rocks to let them by, and waited, and asked again. Rocks are slow to answer, and this one was slower than most.',
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
      'Push down on the stick! The rock went bump, bump, off.',
      'A stick, a stone, a hop. Over went the big rock!',
      '{friend} hung on one end. The rock got up and went.',
    ],
    five: [
      'They put a long stick under it, and a small stone under that, and leaned. The fat rock rolled away.',
      'A long stick, a small stone, and a push. It rolled out of the way.',
      'They pushed down one end of a stick, and the rock went up at the other, and off.',
      '{hero} found a long stick, and {friend} found a little stone. The rock found a new place to sit.',
      'They sat on a stick, where it was high. The other end gave the rock a nudge, and it left.',
      'One good stick was enough. Creak! That one rolled over like a cow and let them in.',
    ],
    seven: [
      'They put a long stick under the fat rock and a small stone under the stick, and leaned on the far end until their toes left the ground. The rock tipped, and thought about it, and rolled aside.',
      'They put a stick under it, and a stone under the stick, and hung on the far end like washing. The rock rose, looked round, and rolled off to somewhere with a better view.',
      'A long stick under it, a small stone under the stick, and a push. The fat rock tipped and rolled aside.',
      '{friend} hung from the end of a stick like a coat on a hook. The rock felt a tickle below, leaned, and went off down the slope to join the others.',
      'All that they used was a strong stick, one stone the size of a bun, and their own weight. The rock gave up its seat, and there was moss on the back of it.',
      'They rocked it with a long stick, to and fro, a little farther each time. At the ninth go it rolled out of the gap by its own wish.',
    ],
    verse: [
      'A stick, a stone, a lean, a tilt, / And over it rolled, so firmly built.',
      'They leaned on a stick and it tipped and it turned. / "A small push is plenty," is what they learned.',
      '{hero} leaned upon a pole. / "Lovely rock, away you roll!"',
    ],
    small: ['A stick went in. / It rolled with a spin.', 'Push the stick down. / Off like a crown!'],
  },
  fact: {
    three: [
      '"A long stick makes us strong," said {hero}.',
      '"A stick can lift it," said {hero}.',
      '"A long stick does the work," said {hero}.',
    ],
    five: [
      '"A long stick on a small stone is a lever," said {hero}. "It makes a little push big."',
      '"If our end is long, we need not be strong," said {hero}.',
      '"Push down on a long stick," said {hero}, "and the short end goes up."',
    ],
    seven: [
      '"It is a lever that we want," said {hero}. "A long arm for us and a short arm for the rock. We go a long way down, it goes a short way up, and no one has to be strong."',
      '"A long stick on a small stone is a lever," said {hero}. "It makes a little push into a big one."',
      '"The longer the stick, the less we have to push," said {hero}. "We need a long one."',
    ],
    verse: ['"A long arm for us, for the rock a short. / That\'s a lever, and just the right sort."'],
    small: ['"A stick that is long / can make us strong."'],
  },
}
