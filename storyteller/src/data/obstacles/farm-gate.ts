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
      '"Open up," said {friend}. The gate said eek.',
      'The gate stood in long grass. It was stuck there.',
      'A gate, but it did not go. Not a bit.',
      'Up on the gate sat a hen. The gate did not move.',
    ],
    five: [
      'The meadow gate was stuck. It had {sagged|slumped} in its corner like somebody who will not get up for school.',
      'The gate would not open. It had gone to sleep in the grass.',
      'The old gate was stuck. {hero} pulled and {friend} pulled, and it did not move.',
      '{hero} pushed the gate till {he} went red. The gate had been red all along, with rust.',
      'It was a gate that had not gone anywhere for years, and did not want to begin now.',
      'They pushed, one high and one low, and not a board of the gate moved.',
    ],
    seven: [
      'The gate to the meadow had not been opened since the hay was in. Its hinges were {red with rust|rusted up}, and it leaned on the grass and refused to be talked to.',
      'The gate leaned in the grass like somebody on a Monday. They pushed beside the post, and it did not so much as open an eye.',
      'The gate had settled down like a hen, and did not care to be moved.',
      'There was a sign on the gate: PLEASE CLOSE. Somebody had done so, and had done it for good.',
      '"It is not shut," said {friend}, with both feet against the post. "It is only thinking." The gate went on thinking, and a snail on the top bar fell asleep.',
      'Grass had grown up through the bars of the gate, and a bird had nested on the latch. It was more of a hedge by now.',
    ],
    verse: [
      'The meadow gate was stuck with rust. / It would not budge for push or thrust.',
      'The gate leaned over, stuck in the clay. / It had not moved since the first of May.',
    ],
    small: ['The gate was stuck. / "Just our luck!"', 'The gate sat tight. / They pulled with might.'],
  },
  solve: {
    three: [
      'They pushed out there. Creak! It came open.',
      'At the post, no. At the end, yes! The gate swung wide.',
      'One push out there. It swung!',
      'Far from the post they gave a push. Eek, said the gate!',
      '{friend} went to the end. Push! It was open.',
      'Here? No. Here? No. There? Yes!',
    ],
    five: [
      'They went to the end farthest from the hinge, lifted together, and {swung it wide|pushed}. Creeeak!',
      '"Not here. There!" said {friend}. They pushed at the far end, and it swung.',
      'They took the end that was far away from the post, and it came like a lamb.',
      'They walked to where the latch was and leaned on it. The hen on the top bar had a ride.',
      'One finger was not enough, but two were, out there at the end.',
      '{hero} tried in the middle, and it moved a bit. Then {he} tried further out, and in they went.',
    ],
    seven: [
      'They both took hold of the very end, as far from the hinge as they could get, lifted a little, and leaned. The gate complained in a long rusty sentence and swung wide.',
      'So they walked along to the other end of it, where the latch was, and pushed there with one {hand} each. It opened as if it had only been waiting to be asked at the right end.',
      'So they took it by the other end, the one with the latch, and it swung like a door in a palace.',
      'With each step away from the post it got easier. When they had got to the latch it went so well that they fell in, one on top of the other, and the grass was soft.',
      'Out at the very end they counted to three. At two it was already moving, with the hen on top and a creak that they heard on the next farm.',
      '{friend} laid one {hand} on it, as far out as it went, just to lean. That was how they found out, and they have never told the gate that it was by chance.',
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
      '"The far end is easy," said {hero}. "Push there."',
    ],
    five: [
      '"A gate turns on its hinge," said {hero}. "Push far away from that, and a small push is enough."',
      '"By the post a push does little," said {hero}. "By the latch it does a lot."',
      '"The further out we push," said {hero}, "the less we have to."',
    ],
    seven: [
      '"We are pushing in the wrong place," said {hero}. "Close to the hinge you need to be as strong as a cow. Out at the end the same push counts for ten, because it has a longer way to turn."',
      '"Far from the hinge the same push does more," said {hero}. "That is why no handle is in the middle."',
      '"The end has a long way to go and the part by the hinge has a short one," said {hero}. "A long way with a little push is as good as a short way with a big one."',
    ],
    verse: [
      '"Go to the end, to the far, far end. / A small push there is the gate\'s best friend."',
      '"Far from the hinge a push will grow. / So stand right here, and then we\'ll go."',
    ],
    small: ['"Push far from the post. / It helps the most."'],
  },
}
