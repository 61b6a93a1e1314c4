import type { ObstacleData } from '../schema.ts'

export const farmGate: ObstacleData = {
  id: 'farm-gate',
  kind: 'blocked',
  place: 'meadow',
  props: [{ prop: 'gate', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The gate to the meadow was stuck. Tug, tug. No.',
      'Pull! Push! The old gate was asleep in the grass.',
    ],
    five: [
      'The meadow gate was stuck. It had {sagged|slumped} in its corner like somebody who will not get up for school.',
      'The gate would not open. It had gone to sleep in the grass.',
      'The old gate was stuck. {hero} pulled by the post, and it did not move.',
    ],
    seven: [
      'The gate to the meadow had not been opened since the hay was in. Its hinges were {red with rust|rusted up}, and it leaned on the grass and refused to be talked to.',
      'The gate leaned in the grass like somebody on a Monday. They pushed beside the post, and it did not so much as open an eye.',
      'The gate had settled in the grass like a hen, and did not care to be moved.',
    ],
    verse: [
      'The meadow gate was stuck with rust. / It would not budge for push or thrust.',
      'The gate leaned over, stuck in the clay. / It had not moved since the first of May.',
    ],
    small: ['The gate was stuck. / "Just our luck!"', 'The gate sat tight. / They pulled with might.'],
  },
  solve: {
    three: [
      'They pushed at the far end. Creak! It came open.',
      'At the post, no. At the end, yes! The gate swung wide.',
      'One push out there. It swung!',
    ],
    five: [
      'They went to the end farthest from the hinge, lifted together, and {swung it wide|pushed}. Creeeak!',
      '"Not here. There!" said {friend}. They pushed at the far end, and it swung.',
      'They took the end that was far away from the post, and it came like a lamb.',
    ],
    seven: [
      'They both took hold of the very end, as far from the hinge as they could get, lifted a little, and leaned. The gate complained in a long rusty sentence and swung wide.',
      'So they walked along to the other end of it, where the latch was, and pushed there with one {hand} each. It opened as if it had only been waiting to be asked at the right end.',
      'So they took it by the other end, the one with the latch, and it swung like a door in a palace.',
    ],
    verse: [
      'They pushed it where the hinge was not, / And creak! It swung right on the spot.',
      'They pushed at the end, so far and free. / It swung as lightly as could be.',
    ],
    small: [
      'A push at the end, / and it swung round the bend.',
      'Not here, but there! / It swung in the air.',
    ],
  },
  fact: {
    three: [
      '"Push far from the hinge," said {hero}. "That is the strong end."',
      '"Push at the far end," said {hero}.',
    ],
    five: [
      '"A gate turns on its hinge," said {hero}. "Push far away from that, and a small push is enough."',
    ],
    seven: [
      '"We are pushing in the wrong place," said {hero}. "Close to the hinge you need to be as strong as a cow. Out at the end the same push counts for ten, because it has a longer way to turn."',
      '"Far from the hinge the same push does more," said {hero}. "That is why no handle is in the middle."',
    ],
    verse: [
      '"Go to the end, to the far, far end. / A small push there is the gate\'s best friend."',
      '"Far from the hinge a push will grow. / So stand right here, and then we\'ll go."',
    ],
    small: ['"Push far from the post. / It helps the most."'],
  },
}
