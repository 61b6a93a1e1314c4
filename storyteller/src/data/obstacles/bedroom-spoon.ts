import type { ObstacleData } from '../schema.ts'

export const bedroomSpoon: ObstacleData = {
  id: 'bedroom-spoon',
  kind: 'other',
  place: 'blanket-fort',
  props: [{ prop: 'lamp', where: 'far' }],
  avoid: ['darkness'],
  meet: {
    three: [
      'In the fort it was so dim. The lamp could not see in.',
      'The lamp was out there. They were in here. Ow! Who was that?',
      'The lamp could not get in.',
    ],
    five: [
      'The lamp was on, but it shone past the door of the fort. Inside you could not tell a pillow from a penguin.',
      'It was as dim as a pocket in the fort. The light of the lamp went by outside, and did not turn in.',
      'The lamp was outside, and so was all its light.',
    ],
    seven: [
      'In the fort it was as dim as the inside of a boot. There was a lamp in the room, and it was a good one, but its light marched straight past the way in and never once looked round the corner.',
      'They put their heads into the fort and saw nothing at all, and heard something say "ow", which was {friend}. Outside, the lamp was shining away at a wall that did not need it.',
      'The fort had no window. The lamp outside did its best, but its light would only go straight on.',
    ],
    verse: [
      'The fort was as dim as the inside of a shoe. / The lamp shone outside, but it could not come through.',
      "The light of the lamp went straight past the door. / They couldn't see ceiling, they couldn't see floor.",
      "Lamplight couldn't find the door. / No one there could see the floor.",
    ],
    small: ['So dim in there! / Was that a chair?', 'The lamp could not bend. / No light at that end!'],
  },
  solve: {
    three: [
      'They held up a spoon. The lamp shone on it. Light came in!',
      'A spoon! It sent the light in, round the bend. Now they saw.',
      'A spoon threw the light in.',
    ],
    five: [
      '{hero} held a shiny spoon outside. It caught the light of the lamp and threw it in. There lay the way, plain as toast.',
      'They stood a big spoon by the way in and turned it, bit by bit. Flip! The lamp looked in, and they saw it all.',
      'They held up a spoon. It threw the light of the lamp inside.',
    ],
    seven: [
      'They took the spoon from the bedtime milk and leaned it on a shoe outside. They turned it a hair to the left. All at once a round gold patch ran over the blanket, up a pillow, and down the whole length of the fort. It was like having a small tame moon.',
      '{hero} held a spoon out into the light of the lamp, and tipped it this way and that. A spot of gold jumped about the roof of the fort. "Down a bit," said {friend}. "Left a bit." Then it lay on the way in front of them, and stayed there while they walked.',
      'A spoon by the way in caught the light of the lamp and sent it round the corner. There was even some left for the ceiling.',
    ],
    verse: [
      'They held up a spoon, and it caught the bright beam / And sent it inside in a long golden stream.',
      'A spoon by the doorway, turned just the right way, / Threw lamplight inside, and it looked like the day.',
      '{hero} held a silver spoon. / In came lamplight like the moon.',
    ],
    small: ['A spoon, so bright! / It threw in the light.', 'Tip, spoon, tip so. / In came the glow!'],
  },
  fact: {
    three: ['"Light jumps off shiny things," said {hero}.'],
    five: [
      '"Light only goes straight," said {hero}, "but it bounces off a shiny thing like a ball off a wall. So we can bounce it in."',
      '"Light bounces off shiny things," said {hero}.',
    ],
    seven: [
      '"Light cannot turn a corner," said {hero}. "It runs straight until it meets something. If that is shiny it bounces off again, with the same slant as it came, like a ball. We need something shiny, and just the right slant."',
      '"Light goes straight," said {hero}, "but from a shiny thing it jumps off at a slant, like a ball."',
    ],
    verse: [
      '"Light runs in a line till it hits something bright, / And then it will bounce, to the left or the right."',
    ],
    small: ['"Light hits, and hops / off shiny tops."'],
  },
}
