import type { ObstacleData } from '../schema.ts'

export const desertMirage: ObstacleData = {
  id: 'desert-mirage',
  kind: 'lost',
  place: 'oasis',
  props: [],
  tool: 'pebble',
  avoid: [],
  meet: {
    three: [
      'A pool! They ran to it. It ran too.',
      'One pool here. One pool there. They ran to one, and it was sand!',
      '"I see water!" said {friend}. "I see water there, too!" said {hero}. One was a trick.',
    ],
    five: [
      'The green place was in front of them. It was also on the left, with its palms {upside down|on their heads}. One of the two was not there.',
      'They saw a pool, and walked to it. It backed away, as polite as a waiter. Now there were two.',
      'There were two pools. One of them was not there.',
    ],
    seven: [
      'There was the oasis, green as a pea, with three palms and a pool. And there, a little to the left, was another, with the same three palms, standing on their heads. One of the two was not there at all.',
      'Twice they saw the pool, and twice they ran to it, and twice it picked up its palms and moved over. "Does water do that at your house?" asked {friend}. "Only in the bath," said {hero}.',
      'There were two pools, side by side. They both shone, and they both had palms, and one of them was only pretending.',
    ],
    verse: [
      'A pool by the palms, and one pool on the right! / But one of the two was a trick of the light.',
      "They ran to the pool, and the pool ran away. / It shone in the sand and it just wouldn't stay.",
      "The palms of one pool had their feet in the air. / It shimmered and slid, and it wasn't quite there.",
      'Over there was water. Why / Did it run as they came by?',
    ],
    small: ['A pool, so blue! / It ran off, too.', 'One pool, two pools! / "Are we such fools?"'],
  },
  solve: {
    three: [
      'They threw a pebble. Puff! Just sand. They threw one more. Plop! Water!',
      '"Puff," said one pebble. "Plop," said the other. They went to the plop.',
      'In went a pebble. No splash? No water! In went one more. Splash!',
      'One pebble said puff. One pebble said plop. Plop!',
      'Two stones. Puff! Plop! Water!',
    ],
    five: [
      '{friend} threw a pebble at the one on the left. It said puff. {hero} threw a pebble at the other. It said plop, and so did a frog.',
      'Two pebbles, two pools. Puff, said the sand. Plop, said the water, and rings ran over it. They knew where to go.',
      'One pebble went puff. One went plop. They went to the plop.',
    ],
    seven: [
      '{friend} threw a pebble into the pool on the left. It did not splash. It said "puff", and a small lizard said something short. Then {hero} threw one into the other pool. That one said "plop", and sent out rings. They walked to the plop and drank some of it.',
      '"Let us ask a stone," said {hero}. Each of them threw a pebble and listened. From one side came only a little dust. From the other came a plop, and the voice of a frog who had been sitting just there, and who wished to know whose stone it was.',
      'They threw a pebble at each. One pool said nothing, and made dust. The other said plop, and they walked to it.',
    ],
    verse: [
      "One pebble went puff, and it raised up some dust. / One pebble went plop. That's the one you can trust.",
      "They each threw a pebble to hear what it said. / The plop was the true one, so that's where it led.",
      'They each threw a stone. There was puff, there was plop. / "I live here," said someone, and gave a small hop.',
      '{hero} threw two stones. One, plop! / That was water. Time to stop.',
    ],
    small: ['Plop, said the stone. / Then it was known.', 'One stone went puff. / Plop! Good enough.'],
  },
  fact: {
    three: [
      '"Hot sand can look wet," said {hero}. "A pebble can tell."',
      '"Hot sand can look wet," said {hero}.',
    ],
    five: [
      '"Hot air over sand can bend the light," said {hero}, "so that a bit of sky looks like a pool. But you cannot splash in sky."',
      '"Hot air bends light, and sand can look like water," said {hero}. "But it cannot splash."',
    ],
    seven: [
      '"The air above hot sand bends the light," said {hero}, "and then we see a piece of the sky lying on the ground. It can look like water. But it cannot go plop like water."',
      '"Hot air bends the light, so that sky seems to lie on the sand," said {hero}. "It looks wet. It cannot splash."',
    ],
    verse: [
      '"Hot air bends the light, so the sky seems to lie / On sand like a pool. But you can\'t splash in sky."',
    ],
    small: ['"Hot air can play. / It bends light this way."'],
  },
}
