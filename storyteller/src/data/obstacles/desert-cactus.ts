import type { ObstacleData } from '../schema.ts'

export const desertCactus: ObstacleData = {
  id: 'desert-cactus',
  kind: 'blocked',
  place: 'dunes',
  props: [{ prop: 'cactus', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A cactus! And one more. Prick! Ouch.',
      'The cactus had pins, and pins, and more pins. Who would go by?',
      '"Do not hug me," said one cactus. So said the next one.',
      'A cactus here, a cactus there! "Ow," said {friend}.',
      '"May we pass?" "No," said the cactus. It had pins for a hat.',
      'Pins to the left. Pins to the right. It was all cactus!',
    ],
    five: [
      'A hedge of cactus stood in the way. Each cactus had its arms up, as if {to say halt|somebody had said boo}.',
      'Cactus stood all over the way. Each one said, "Do not hug me."',
      'A row of cactus had grown up in the path, with pins on.',
      'The cactus had grown so close that a lizard had to go round.',
      '{hero} bowed to the nearest cactus. It did not bow, for it had no knees.',
      "There was cactus from here to the hill, and every one was as sharp as a cook's knife.",
    ],
    seven: [
      'Across the way stood a whole crowd of cactus, with their arms up, like people who {have been told to stop|are trying to get a bus to stop}. There was room between them for a thread, if the thread was careful.',
      'The cactus stood close, shoulder to shoulder, each with its arms up and its pins out. It was like being looked at by a hundred hedgehogs.',
      'The cactus stood close together, with their arms up and their pins out, and no one could get by.',
      'Somebody had planted a hedge, and had picked cactus. It was a great success. Nothing had come through it in forty years.',
      '{friend} touched one cactus with one {hand}, just to see. After that they both knew.',
      'On one cactus hung a hat, and on the next hung a sock. Others had tried this way before them, and they had gone home with less.',
    ],
    verse: [
      'A cactus here and a cactus there, / With all their arms up in the air.',
      'The cactus had pins, and it held up its hand. / "No hugging," it said, "in the whole of this land."',
    ],
    small: ['Prick! Do not touch! / It hurts too much.', 'It held up its hand. / "No hugs in this land!"'],
  },
  solve: {
    three: [
      'They put on thick mats. No prick! By they went.',
      'They rolled up in mats. Just two eyes showed. The pins got the mats!',
      'A mat in front, a mat in back. Push! Not one pin got in.',
      'Mats on! By they went.',
      'Mat up! Prick, prick, said the mat. Not them!',
      'They hid in a mat and ran. The pins were left with fluff.',
      '{friend} held the mat. They went by on soft feet.',
    ],
    five: [
      'They rolled up their sleeping mats, held them in front like shields, and {walked through|pushed through}. The prickles only got the mats.',
      'They held their mats in front of them. The pins went in the mats, and they went by.',
      'Thick mats went first, and {hero} and {friend} went behind. Not one prick!',
      'They each put on a mat like a coat, and walked through with small steps. The coats came out with pins in them.',
      '{hero} went in behind a mat, and {friend} went in behind {hero}.',
      'They laid the mats over the pins like butter on toast, and crept by.',
    ],
    seven: [
      'They unrolled their sleeping mats, held one before and one behind, and went through as a sandwich. The cactus got a good many prickles into the mats, and seemed to feel that honour had been done.',
      'They took their sleeping mats and rolled them round themselves until only their eyes showed. Then they walked in. There was a lot of scratching, all on the outside. When they unrolled on the far side, the mats looked like hedgehogs too.',
      'They rolled up in their sleeping mats, with just their eyes out, and walked in. All the pins went into the mats.',
      'They wore their mats as a knight wears his iron, tied at the back. Where there had been prickles there was now only a soft scratching. It was rather like being brushed.',
      'A rolled mat went ahead of them like the nose of a ship. It pushed the arms apart, and took the pins, and it took them an hour to shake it out.',
      'With their mats held up, they went in on tiptoe and said "excuse me" to each one. Not a pin got farther than the wool.',
    ],
    verse: [
      'With mats held up both fore and aft, / They squeezed on through, and how they laughed.',
      'They rolled up in mats and they looked like a bun, / And none of the pins got a toe, not one.',
    ],
    small: ['Mats for a wall! / No prick at all.', 'They rolled like a bun. / The pins got none.'],
  },
  fact: {
    three: [
      '"The pins are short," said {hero}. "The mat is thick."',
      '"The pins can not go in a thick mat," said {hero}.',
      '"A fat mat stops a pin," said {hero}.',
    ],
    five: [
      '"A prickle hurts because its tip is so small," said {hero}. "Something thick will stop it."',
      '"Pins are long, but a rolled mat is longer," said {hero}. "They will stop in the middle."',
      '"A pin can push in only one small spot," said {hero}. "A mat has many."',
    ],
    seven: [
      '"A prickle puts all its push on one tiny point," said {hero}. "A thick mat takes the point, and spreads the push out wide. By the time it gets to us, it is only a nudge."',
      '"What hurts is the tip," said {hero}. "Let the tip end in a mat, and a prickle is just a nudge."',
      '"All it has is points," said {hero}. "If there is enough wool between a point and us, it will stop on the way."',
    ],
    verse: ['"A thorn is sharp as its tip is small. / A good thick mat will stop them all."'],
    small: ['"A mat that is thick / will stop each prick."'],
  },
}
